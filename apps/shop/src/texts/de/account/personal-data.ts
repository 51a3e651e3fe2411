/** Name, e-mail address and invoice address. */
export const personalData = {
  'account.data.headline': 'Persönliche Daten',
  'account.data.lead': 'Diese Angaben stehen auf Ihren Rechnungen und Tickets.',
  'account.data.person': 'Über Sie',
  'account.data.address': 'Rechnungsadresse',
  'account.data.email': 'E-Mail-Adresse',
  'account.data.emailHint': 'Eine neue Adresse gilt, sobald Sie den Link in der Mail dorthin geöffnet haben.',
  'account.data.pendingEmail':
    'Wir haben eine Mail an {{email}} geschickt. Die neue Adresse gilt, sobald Sie den Link darin öffnen.',
  'account.data.currentPassword': 'Ihr Passwort',
  'account.data.currentPasswordHint': 'Zur Sicherheit, weil Sie die E-Mail-Adresse ändern.',
  'account.data.language': 'Sprache unserer Mails',
  'account.data.languages.de': 'Deutsch',
  'account.data.languages.en': 'Englisch',
  'account.data.save': 'Änderungen speichern',
  'account.data.saved': 'Ihre Daten sind gespeichert.',
  'account.data.unchanged': 'Es gibt nichts zu speichern.',
}
