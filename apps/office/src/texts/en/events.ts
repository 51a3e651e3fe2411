import { EVENT_COLUMN_WORDS, EVENT_LEVEL_WORDS } from '@billett/contract'
import type { events as german } from '../de/events.ts'
import { worded } from '../worded.ts'

export const events: Record<keyof typeof german, string> = {
  ...worded('events', EVENT_COLUMN_WORDS, 'en'),
  ...worded('events.levels', EVENT_LEVEL_WORDS, 'en'),
  'events.filter': 'Filter the events',
  'events.order': 'Look at it',
  'events.orderOf': 'Look at the order: {{event}}',
  'events.notes.open': 'open',
  'events.notes.noted': 'acknowledged',
  'events.notes.all': 'all',
  'events.acknowledge': 'Acknowledge',
  'events.acknowledgeOf': 'Acknowledge: {{event}}',
  'events.notedBy': '{{name}}, {{moment}}',
  'events.notedOn': 'acknowledged, {{moment}}',
  'events.found_one': '{{count}} event',
  'events.found_other': '{{count}} events',
  'events.foundMore': 'at least {{count}} events',
  'events.none': 'All quiet',
  'events.noneText': 'There is no event that nobody has acknowledged yet.',
  'events.noneSuch': 'No such event',
  'events.noneSuchText': 'No event is like that. Fewer filters show more.',
  'events.noneAction': 'Show those that are done, too',
}
