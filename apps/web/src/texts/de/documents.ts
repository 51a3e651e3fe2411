/** What the company has put into the customer's account. */
export const documents = {
  headline: 'Meine Dokumente',
  lead: 'Verträge, Bescheinigungen und Schreiben, die wir für Sie abgelegt haben.',
  loadFailed: 'Ihre Dokumente konnten nicht geladen werden.',
  none: 'Noch keine Dokumente',
  noneText: 'Sobald wir ein Schreiben für Sie haben, finden Sie es hier.',
  new: 'Neu',
  received: 'Vom {{date}}, {{size}}',
  download: 'Herunterladen',
  downloadOf: '{{name}} herunterladen',
}
