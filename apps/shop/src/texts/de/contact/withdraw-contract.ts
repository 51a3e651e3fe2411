/** § 356a BGB: the labels of both buttons are the law's. */
export const withdrawContract = {
  'withdrawContract.headline': 'Vertrag widerrufen',
  'withdrawContract.lead':
    'Sie haben eine Rabattkarte, ein Guthaben oder einen Gutschein gekauft? Widerrufen Sie den Kauf hier innerhalb von 14 Tagen, ohne Konto und ohne Begründung.',
  'withdrawContract.tickets':
    'Tickets können nicht widerrufen werden (§ 312g Abs. 2 Nr. 9 BGB). <terms>Zur Widerrufsbelehrung</terms>',
  'withdrawContract.which': 'Welcher Vertrag',
  'withdrawContract.contract': 'Bestell-, Rechnungs- oder Kundennummer',
  'withdrawContract.contractHint': 'Sie steht in Ihrer Bestätigungsmail.',
  'withdrawContract.part': 'Nur ein Teil der Bestellung',
  'withdrawContract.partHint': 'Leer lassen, um den ganzen Vertrag zu widerrufen',
  'withdrawContract.whole': 'der ganze Vertrag',
  'withdrawContract.who': 'Wer widerruft',
  'withdrawContract.email': 'E-Mail für die Bestätigung',
  'withdrawContract.declaration': 'Hiermit widerrufe ich den oben bezeichneten Vertrag.',
  'withdrawContract.declarationName': 'Erklärung',
  'withdrawContract.submit': 'Widerruf bestätigen',
  'withdrawContract.doneHeadline': 'Ihr Widerruf ist eingegangen',
  'withdrawContract.doneText':
    'Die Bestätigung mit Inhalt, Datum und Uhrzeit senden wir an {{email}}. Besteht das Widerrufsrecht, erhalten Sie Ihr Geld binnen 14 Tagen zurück.',
  'withdrawContract.scope': 'Widerrufen wird',
  'withdrawContract.fileName': 'Widerruf.txt',
}
