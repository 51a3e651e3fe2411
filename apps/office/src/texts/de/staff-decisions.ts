/** Decisions of ways to school, as staff find them to enter an objection. */
export const staffDecisions = {
  'staffDecisions.lead':
    'Kommt ein Widerspruch mit der Post, tragen Sie ihn hier beim Bescheid ein. Die Frist ruht dann; entschieden wird er vom Kostenträger.',
  'staffDecisions.one': 'Bescheid',
  'staffDecisions.authority': 'Kostenträger',
  'staffDecisions.organisation': 'Schule',
  'staffDecisions.decides': 'Über einen Widerspruch entscheidet: {{authority}}.',
  'staffDecisions.noneText': 'Suchen Sie nach dem Nachnamen oder nach der Nummer, die auf dem Bescheid steht.',
}
