/** What came of a new price that was asked about. */
export const priceQuestion = {
  'priceQuestion.goesOn':
    'Ihre Antwort vom {{on}} Uhr: Ihr Abo läuft weiter. Eine Bestätigung senden wir Ihnen per E-Mail.',
  'priceQuestion.ended':
    'Ihre Antwort vom {{on}} Uhr: Ihr Vertrag endet. Eine Bestätigung senden wir Ihnen per E-Mail.',
  'priceQuestion.endsAnyway': 'Ihr Vertrag endet, bevor der neue Preis gilt. Sie müssen nichts tun.',
  'priceQuestion.tooLate': 'Der letzte Tag für eine Antwort ist vorbei.',
  'priceQuestion.orderAnew': 'Abo neu bestellen',
}
