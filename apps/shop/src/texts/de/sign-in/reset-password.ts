/** A new password for somebody who forgot the old one. */
export const resetPassword = {
  'signIn.reset.headline': 'Passwort zurücksetzen',
  'signIn.reset.lead':
    'Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  'signIn.reset.submit': 'Link anfordern',
  'signIn.reset.sentHeadline': 'Bitte sehen Sie in Ihr Postfach',
  'signIn.reset.sentText':
    'Wenn es zu {{email}} ein Konto gibt, ist die Mail mit dem Link unterwegs. Der Link gilt nur kurze Zeit. Ist Ihr Konto noch nicht aktiviert, kommt stattdessen die Aktivierungsmail.',
  'signIn.reset.otherEmail': 'Andere E-Mail-Adresse verwenden',
  'signIn.reset.newLink': 'Neuen Link anfordern',
  'signIn.reset.closed': 'In diesem Shop gibt es keine Passwörter zurückzusetzen.',
}
