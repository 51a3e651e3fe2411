/** § 312k BGB: the labels of both buttons are the law's. */
export const cancelContract = {
  'cancelContract.headline': 'Vertrag kündigen',
  'cancelContract.lead':
    'Kündigen Sie hier ein Abo oder einen anderen laufenden Vertrag. Sie brauchen dafür kein Konto.',
  'cancelContract.kind': 'Art der Kündigung',
  'cancelContract.ordinary': 'Ordentlich',
  'cancelContract.ordinaryHint': 'zum vereinbarten oder nächstmöglichen Zeitpunkt',
  'cancelContract.extraordinary': 'Außerordentlich',
  'cancelContract.extraordinaryHint': 'aus wichtigem Grund',
  'cancelContract.reason': 'Grund der Kündigung',
  'cancelContract.who': 'Wer kündigt',
  'cancelContract.customerNumber': 'Kundennummer',
  'cancelContract.contract': 'Welcher Vertrag',
  'cancelContract.contractNumber': 'Vertragsnummer oder Name des Abos',
  'cancelContract.date': 'Kündigen zum',
  'cancelContract.dateHint': 'Leer lassen für den nächstmöglichen Zeitpunkt',
  'cancelContract.pastHint':
    'Dieser Tag liegt in der Vergangenheit. Der Vertrag endet dann zum nächstmöglichen Zeitpunkt.',
  'cancelContract.next': 'zum nächstmöglichen Zeitpunkt',
  'cancelContract.email': 'E-Mail für die Bestätigung',
  'cancelContract.submit': 'jetzt kündigen',
  'cancelContract.doneHeadline': 'Ihre Kündigung ist eingegangen',
  'cancelContract.doneText': 'Die Bestätigung mit Inhalt, Datum und Uhrzeit senden wir an {{email}}.',
  'cancelContract.fileName': 'Kuendigung.txt',
}
