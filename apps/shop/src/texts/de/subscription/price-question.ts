/** What came of a new price that was asked about. */
export const priceQuestion = {
  'priceQuestion.headline': 'Neuer Preis ab {{day}}',
  'priceQuestion.until': 'Bitte antworten Sie bis {{day}}.',
  'priceQuestion.goesOn':
    'Ihre Antwort vom {{on}} Uhr: Ihr Abo läuft weiter. Eine Bestätigung senden wir Ihnen per E-Mail.',
  'priceQuestion.ended':
    'Ihre Antwort vom {{on}} Uhr: Ihr Vertrag endet. Eine Bestätigung senden wir Ihnen per E-Mail.',
  'priceQuestion.endsAnyway': 'Ihr Vertrag endet, bevor der neue Preis gilt. Sie müssen nichts tun.',
  'priceQuestion.tooLate': 'Der letzte Tag für eine Antwort war der {{until}}.',
  'priceQuestion.tooLateEnds': 'Der letzte Tag für eine Antwort war der {{until}}. Ihr Vertrag endet am {{on}}.',
  'priceQuestion.holds':
    'Die Frist für eine Antwort ist vorbei. Ihr Abo läuft ab dem {{from}} zum neuen Preis weiter: {{after}} je Zahlung.',
  'priceQuestion.orderAnew': 'Abo neu bestellen',
}
