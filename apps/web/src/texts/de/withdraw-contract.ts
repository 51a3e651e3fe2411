/** § 356a BGB: the labels of both buttons are the law's. */
export const withdrawContract = {
  headline: 'Vertrag widerrufen',
  lead: 'Sie haben eine Rabattkarte, ein Guthaben oder einen Gutschein gekauft? Widerrufen Sie den Kauf hier innerhalb von 14 Tagen, ohne Konto und ohne Begründung.',
  tickets:
    'Fahrscheine können nicht widerrufen werden (§ 312g Abs. 2 Nr. 9 BGB). <terms>Zur Widerrufsbelehrung</terms>',
  which: 'Welcher Vertrag',
  contract: 'Bestell-, Rechnungs- oder Kundennummer',
  contractHint: 'Sie steht in Ihrer Bestätigungsmail.',
  part: 'Nur ein Teil der Bestellung',
  partHint: 'Leer lassen, um den ganzen Vertrag zu widerrufen',
  whole: 'der ganze Vertrag',
  who: 'Wer widerruft',
  email: 'E-Mail für die Bestätigung',
  declaration: 'Hiermit widerrufe ich den oben bezeichneten Vertrag.',
  declarationName: 'Erklärung',
  submit: 'Widerruf bestätigen',
  doneHeadline: 'Ihr Widerruf ist eingegangen',
  doneText:
    'Die Bestätigung mit Inhalt, Datum und Uhrzeit senden wir an {{email}}. Besteht das Widerrufsrecht, erhalten Sie Ihr Geld binnen 14 Tagen zurück.',
  scope: 'Widerrufen wird',
  fileName: 'Widerruf.txt',
}
