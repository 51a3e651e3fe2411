/** What came of a new price that was asked about. */
export const priceQuestion = {
  'priceQuestion.headline': 'New price from {{day}}',
  'priceQuestion.until': 'Please answer by {{day}}.',
  'priceQuestion.goesOn': 'Your answer of {{on}}: your subscription goes on. We send you a confirmation by e-mail.',
  'priceQuestion.ended': 'Your answer of {{on}}: your contract ends. We send you a confirmation by e-mail.',
  'priceQuestion.endsAnyway': 'Your contract ends before the new price holds. There is nothing for you to do.',
  'priceQuestion.tooLate': 'The last day for an answer was {{until}}.',
  'priceQuestion.tooLateEnds': 'The last day for an answer was {{until}}. Your contract ends on {{on}}.',
  'priceQuestion.holds':
    'The time for an answer is over. Your subscription goes on at the new price from {{from}}: {{after}} each payment.',
  'priceQuestion.orderAnew': 'Order the subscription anew',
}
