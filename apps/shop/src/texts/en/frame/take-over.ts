/** What staff read who act in a customer's place. */
export const takeOver = {
  'takeOver.label': 'Take-over',
  'takeOver.text': 'You are acting in the account of {{name}}.',
  'takeOver.left_one': '{{count}} minute left.',
  'takeOver.left_other': '{{count}} minutes left.',
  'takeOver.leave': 'Leave the account',
}
