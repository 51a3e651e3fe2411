/** With which account somebody goes on. */
export const selectAccount = {
  'signIn.selectAccount.headline': 'Mit welchem Konto?',
  'signIn.selectAccount.lead': 'Wählen Sie, wie Sie weitermachen möchten.',
  'signIn.selectAccount.current': 'Weiter als {{name}}',
  'signIn.selectAccount.other': 'Mit einem anderen Konto anmelden',
  'signIn.selectAccount.signIn': 'Ich habe ein Konto',
  'signIn.selectAccount.signInHint': 'Ihre Daten sind schon da, und Ihre Tickets finden Sie auf jedem Gerät wieder.',
  'signIn.selectAccount.create': 'Ich möchte ein Konto anlegen',
  'signIn.selectAccount.createHint': 'In zwei Minuten erledigt; Ihr Warenkorb bleibt, wie er ist.',
  'signIn.selectAccount.guest': 'Ich möchte als Gast weitermachen',
  'signIn.selectAccount.guestHint': 'Ohne Konto: Ihre Tickets kommen per E-Mail und liegen auf diesem Gerät.',
  'signIn.selectAccount.onward': 'Weiter',
}
