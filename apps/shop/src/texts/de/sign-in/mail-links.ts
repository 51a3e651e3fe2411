/** Where the links of mails lead. */
export const mailLinks = {
  'signIn.activate.pending': 'Ihr Konto wird aktiviert …',
  'signIn.activate.headline': 'Ihr Konto ist aktiv',
  'signIn.activate.text': 'Melden Sie sich jetzt mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
  'signIn.activate.failedHeadline': 'Der Link hat nicht funktioniert',
  'signIn.activate.failedText':
    'Vielleicht ist Ihr Konto schon aktiv: Dann melden Sie sich einfach an. Sonst lassen Sie sich einen neuen Link schicken.',
  'signIn.activate.onward': 'Zur Anmeldung',
  'signIn.confirmEmail.pending': 'Ihre neue E-Mail-Adresse wird bestätigt …',
  'signIn.confirmEmail.headline': 'Ihre neue E-Mail-Adresse gilt',
  'signIn.confirmEmail.text': 'Ab jetzt melden Sie sich mit ihr an, und unsere Mails gehen dorthin.',
  'signIn.confirmEmail.failedHeadline': 'Der Link hat nicht funktioniert',
  'signIn.confirmEmail.failedText':
    'Er ist abgelaufen oder wurde schon benutzt. In Ihren persönlichen Daten können Sie die Adresse noch einmal ändern.',
  'signIn.confirmEmail.onward': 'Zum Konto',
  'signIn.unsubscribe.headline': 'Newsletter abbestellen',
  'signIn.unsubscribe.text': 'Möchten Sie unseren Newsletter nicht mehr bekommen?',
  'signIn.unsubscribe.submit': 'Newsletter abbestellen',
  'signIn.unsubscribe.done': 'Sie bekommen keinen Newsletter mehr.',
}
