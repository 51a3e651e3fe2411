import { EVENT_COLUMN_WORDS, EVENT_KIND_WORDS, EVENT_LEVEL_WORDS } from '@billett/contract'
import type { events as german } from '../de/events.ts'
import { worded } from '../worded.ts'

export const events: Record<keyof typeof german, string> = {
  ...worded('events', EVENT_COLUMN_WORDS, 'en'),
  ...worded('events.levels', EVENT_LEVEL_WORDS, 'en'),
  ...worded('events.kinds', EVENT_KIND_WORDS, 'en'),
  'events.filter': 'Filter the events',
  'events.order': 'Look at the order',
  'events.orderOf': 'Look at the order: {{event}}',
  'events.timesSince': '{{count}} times since {{since}}',
  'events.notes.open': 'open',
  'events.notes.noted': 'acknowledged',
  'events.notes.all': 'all',
  'events.acknowledge': 'Acknowledge',
  'events.acknowledgeOf': 'Acknowledge: {{event}}',
  'events.notedBy': '{{name}}, {{moment}}',
  'events.settledOn': 'settled by itself, {{moment}}',
  'events.notedOn': 'acknowledged, {{moment}}',
  'events.found_one': '{{count}} event',
  'events.found_other': '{{count}} events',
  'events.foundMore': 'at least {{count}} events',
  'events.none': 'All quiet',
  'events.quietSince': 'All quiet since {{moment}}',
  'events.noneText': 'There is no event that nobody has acknowledged yet.',
  'events.noneSuch': 'No such event',
  'events.noneSuchText': 'No event is like that. Fewer filters show more.',
  'events.noneAction': 'Show those that are done, too',
  'events.when': 'Met',
  'events.self': '{{name}} (me)',
  'events.kindOf': 'All of this kind: {{event}}',
  'events.snoozed': 'put off until {{moment}}',
  'events.keepers.anybody': 'anybody',
  'events.keepers.me': 'me',
  'events.keepers.nobody': 'nobody',
  'events.notes.snoozed': 'put off',
  'events.bulk.acknowledge': 'Acknowledge …',
  'events.bulk.acknowledgeTitle': 'Acknowledge events',
  'events.bulk.acknowledgeText': 'If the same happens again afterwards, it is told anew.',
  'events.bulk.acknowledgeYes_one': 'Acknowledge {{count}} event',
  'events.bulk.acknowledgeYes_other': 'Acknowledge {{count}} events',
  'events.bulk.assign': 'Assign …',
  'events.bulk.assignTitle': 'Assign events',
  'events.bulk.assignText': 'Whoever has them finds them by the filter “With”, under “me”.',
  'events.bulk.assignYes_one': 'Assign {{count}} event',
  'events.bulk.assignYes_other': 'Assign {{count}} events',
  'events.bulk.snooze': 'Put off …',
  'events.bulk.snoozeTitle': 'Put events off',
  'events.bulk.snoozeText': 'Until then they are neither among the open ones nor counted on the portal.',
  'events.bulk.snoozeYes_one': 'Put {{count}} event off',
  'events.bulk.snoozeYes_other': 'Put {{count}} events off',
  'events.bulk.noteLabel': 'Note',
  'events.bulk.until': 'Until',
  'events.bulk.untilHint': 'Time of {{zone}}. Without it they are among the open ones again.',
  'events.runbook': 'What to do',
  'events.runbooks.books':
    'The rows named here contradict each other. Change nothing by hand: have operations compare the numbers with the log; the check goes on and tells of it until they agree.',
  'events.runbooks.unchecked':
    'A part of the books could not be checked; everything else is, and this part again by the next check. Have operations look into the reason named here; where it stays, “npm run books” checks without a limit of time.',
  'events.runbooks.refund':
    'Open the order: at the refund stands why the payment provider refuses. “Try again” asks it once more. Where the way of paying is gone, give the money back by bank transfer or in the provider’s portal, and note it there under “Paid back by hand”.',
  'events.runbooks.payment':
    'Look the payment up at the payment provider. Where it belongs to no order, give it back there; where it was given back by hand, note who did so. Where the link of a reminder brought another amount, nothing is to be done: what is missing stays owed, what is too much pays what is due next, or is a credit in the journal of the contract.',
  'events.runbooks.topUp':
    'The money goes back by itself. See whether the card is still valid, and tell the customer if they ask.',
  'events.runbooks.mail':
    'Ask whether the mail arrived before you send it again. Many such events mean that the mail server is in trouble.',
  'events.runbooks.declaration':
    'The declarations are among the submissions. See to them there, and check whether somebody abuses the form.',
  'events.runbooks.collecting':
    'Open the collection of that day: it shows its files and what is not collected. What is not with the bank by its last day stays open and comes with the next collection.',
  'events.runbooks.arrangement':
    'Open the groups named here in the tariff. What is gone can be taken out of the arrangement; what is new is sold after the rest.',
  'events.runbooks.bankMessage':
    'Open the messages of the bank. What waits is matched there, or laid aside. A file that was not taken in has changed nothing: ask the bank for it once more.',
  'events.runbooks.doubleDebit':
    'This is our fault. Stop the next collection, compare the file with the bank, and write to the customer only when it is clear what came back.',
  'events.runbooks.fewTakers':
    'Talk to the company: it sees the same notice in its portal. Nothing ends by itself. If it stays so, agree on a new version of the framework contract, or enter its end there: then the tickets end, and everybody is sent a link to go on privately.',
  'events.runbooks.passMissing':
    'Whoever pays travels without a pass just now. Open the contracts named here: where the tariff has their product no longer, import one that has it; the pass is then made by itself. The server’s log names the product.',
  'events.runbooks.returnedDebit':
    'Nobody is reminded and nothing is collected until somebody has decided. Open the case under “Dunning cases”: where somebody has died the contract ends with the month, and what was paid too much goes to the heirs.',
  'events.runbooks.realTime':
    'Passengers see the timetable without delays, and everything is sold as before. Ask whoever runs the feed; where timetable and feed do not belong together, import the timetable that they publish with it. Once the feed is well again it is shown by itself.',
  'events.runbooks.configuration':
    'The shop shows again what was valid before, and nothing else changes by itself. Compare both versions in the settings, correct a draft and release it. The server’s log says what it failed of.',
}
