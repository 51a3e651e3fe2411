/** What the company has put into the customer's account. */
export const documents = {
  'documents.headline': 'Meine Dokumente',
  'documents.lead': 'Verträge, Bescheinigungen und Schreiben, die wir für Sie abgelegt haben.',
  'documents.loadFailed': 'Ihre Dokumente konnten nicht geladen werden.',
  'documents.none': 'Noch keine Dokumente',
  'documents.noneText': 'Sobald wir ein Schreiben für Sie haben, finden Sie es hier.',
  'documents.new': 'Neu',
  'documents.received': '{{kind}} vom {{date}}, {{size}}',
  'documents.download': 'Herunterladen',
  'documents.downloadOf': '{{name}} herunterladen',
  'documents.kinds.letter': 'Brief',
  'documents.kinds.confirmation': 'Bestätigung',
  'documents.kinds.contract': 'Vertrag',
  'documents.kinds.invoice': 'Rechnung',
  'documents.kinds.notice': 'Bescheid',
  'documents.kinds.other': 'Dokument',
}
