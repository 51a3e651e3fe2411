import type { staffDecisions as model } from '../de/staff-decisions.ts'

export const staffDecisions: Record<keyof typeof model, string> = {
  'staffDecisions.lead':
    'Where an objection comes by letter, enter it here at its decision. The term stands still then; the cost unit decides on it.',
  'staffDecisions.one': 'Decision',
  'staffDecisions.authority': 'Cost unit',
  'staffDecisions.organisation': 'School',
  'staffDecisions.decides': 'Who decides on an objection: {{authority}}.',
  'staffDecisions.noneText': 'Search by last name, or by the number that stands on the decision.',
}
