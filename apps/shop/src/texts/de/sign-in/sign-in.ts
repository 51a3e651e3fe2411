/** Signing in, registering, and the links out of mails. */
export const signIn = {
  'signIn.email': 'E-Mail-Adresse',
  'signIn.login.onward': 'Sie werden weitergeleitet …',
  'signIn.login.lead':
    'Mit Ihrem Konto finden Sie Ihre Bestellungen auf jedem Gerät wieder und müssen Ihre Daten nicht noch einmal eingeben.',
  'signIn.login.leadAccount': 'Mit Ihrem Konto sehen und ändern Sie Ihre Daten, Zahlungsarten und Unterlagen.',
  'signIn.login.noAccount': 'Noch kein Konto?',
  'signIn.login.register': 'Jetzt registrieren',
  'signIn.login.forgot': 'Passwort vergessen?',
  'signIn.login.apps': 'Unsere App',
  'signIn.login.appStore': 'Laden im App Store',
  'signIn.login.playStore': 'Jetzt bei Google Play',
  'signIn.passkey.login': 'Mit Passkey anmelden',
  'signIn.passkey.notGiven':
    'Ihr Gerät hat keinen Passkey für diesen Shop angeboten. Melden Sie sich mit Ihrem Passwort an.',
  'signIn.resend.open': 'Aktivierungsmail noch einmal senden',
  'signIn.resend.title': 'Aktivierungsmail senden',
  'signIn.resend.text': 'Wir schicken Ihnen den Link zum Aktivieren Ihres Kontos noch einmal.',
  'signIn.resend.submit': 'Senden',
  'signIn.resend.sent':
    'Wenn zu dieser Adresse ein Konto auf die Aktivierung wartet, ist die Mail unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.',
}
