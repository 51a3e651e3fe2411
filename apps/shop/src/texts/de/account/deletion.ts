/** Taking all data along, and ending the account. */
export const deletion = {
  'account.remove.headline': 'Konto löschen',
  'account.remove.lead':
    'Ihr Konto wird {{days}} Tage nach Ihrem Antrag gelöscht. Bis dahin können Sie es sich anders überlegen.',
  'account.remove.export': 'Ihre Daten',
  'account.remove.exportText': 'Alles, was wir über Sie gespeichert haben, als maschinenlesbare Datei (JSON).',
  'account.remove.exportButton': 'Daten herunterladen',
  'account.remove.request': 'Löschung beantragen',
  'account.remove.requestText':
    'Ihr Name, Ihre Adressen und Ihre Zugangsdaten werden gelöscht. Rechnungen bewahren wir so lange auf, wie es das Gesetz verlangt. Gekaufte Tickets bleiben gültig; sichern Sie sie vorher.',
  'account.remove.requestButton': 'Konto löschen',
  'account.remove.confirmTitle': 'Konto wirklich löschen?',
  'account.remove.confirmText':
    'Am {{date}} wird Ihr Konto gelöscht. Bis dahin können Sie sich anmelden und die Löschung zurücknehmen.',
  'account.remove.confirmButton': 'Ja, Konto löschen',
  'account.remove.requested': 'Ihr Antrag ist eingegangen. Am {{date}} wird Ihr Konto gelöscht.',
  'account.remove.withdraw': 'Löschung zurücknehmen',
  'account.remove.withdrawn': 'Ihr Konto bleibt bestehen.',
}
