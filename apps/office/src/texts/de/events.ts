import { EVENT_COLUMN_WORDS, EVENT_LEVEL_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of events says. */
export const events = {
  ...worded('events', EVENT_COLUMN_WORDS, 'de'),
  ...worded('events.levels', EVENT_LEVEL_WORDS, 'de'),
  'events.filter': 'Ereignisse eingrenzen',
  'events.order': 'Ansehen',
  'events.orderOf': 'Bestellung ansehen: {{event}}',
  'events.notes.open': 'offen',
  'events.notes.noted': 'zur Kenntnis genommen',
  'events.notes.all': 'alle',
  'events.acknowledge': 'Zur Kenntnis nehmen',
  'events.acknowledgeOf': 'Zur Kenntnis nehmen: {{event}}',
  'events.notedBy': '{{name}}, {{moment}}',
  'events.notedOn': 'zur Kenntnis genommen, {{moment}}',
  'events.found_one': '{{count}} Ereignis',
  'events.found_other': '{{count}} Ereignisse',
  'events.foundMore': 'mindestens {{count}} Ereignisse',
  'events.none': 'Alles ruhig',
  'events.noneText': 'Es gibt kein Ereignis, das noch niemand zur Kenntnis genommen hat.',
  'events.noneSuch': 'Kein solches Ereignis',
  'events.noneSuchText': 'Mit diesen Filtern gibt es kein Ereignis. Weniger Filter zeigen mehr.',
  'events.noneAction': 'Auch die erledigten zeigen',
}
