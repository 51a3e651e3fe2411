/** What staff read who act in a customer's place. */
export const takeOver = {
  'takeOver.label': 'Übernahme',
  'takeOver.text': 'Sie handeln im Konto von {{name}}.',
  'takeOver.left_one': 'Noch {{count}} Minute.',
  'takeOver.left_other': 'Noch {{count}} Minuten.',
  'takeOver.leave': 'Konto verlassen',
}
