import { DUNNING_COLUMN_WORDS, DUNNING_HOLD_WORDS, DUNNING_STATE_WORDS } from '@billett/contract'
import type { dunning as german } from '../de/dunning.ts'
import { worded } from '../worded.ts'

/** What the screen of cases says. */
export const dunning: Record<keyof typeof german, string> = {
  ...worded('dunning', DUNNING_COLUMN_WORDS, 'en'),
  ...worded('dunning.states', DUNNING_STATE_WORDS, 'en'),
  ...worded('dunning.holds', DUNNING_HOLD_WORDS, 'en'),
  'dunning.lead':
    'Who owes what came back, and how far they have been told. Levels follow by themselves; whoever pays is clear at once.',
  'dunning.filter': 'Narrow the cases down',
  'dunning.list': 'Cases',
  'dunning.lists.open': 'open',
  'dunning.lists.over': 'over',
  'dunning.lists.all': 'all',
  'dunning.found.open_one': '{{count}} open case',
  'dunning.found.open_other': '{{count}} open cases',
  'dunning.found.over_one': '{{count}} case that is over',
  'dunning.found.over_other': '{{count}} cases that are over',
  'dunning.found.all_one': '{{count}} case',
  'dunning.found.all_other': '{{count}} cases',
  'dunning.none.open': 'Nobody owes anything',
  'dunning.none.over': 'No case is over',
  'dunning.none.all': 'There is no case',
  'dunning.noneText': 'When a direct debit comes back its case stands here.',
  'dunning.until': 'Until and including',
  'dunning.returns': 'What came back',
  'dunning.steps': 'What happened',
  'dunning.stepWithFee': '{{state}}, fee {{fee}}',
  'dunning.waiveText': '{{amount}} of fees are credited.',
  'dunning.continueText': 'Nothing holds the case up then; the next level follows on its day.',
  'dunning.collectText':
    'What is open comes with the next collection. Where nothing was written yet the case ends with it.',
  'dunning.notTold': 'not told yet',
  'dunning.decision': 'A decision',
  'dunning.stopped': 'What is not collected',
  'dunning.stops.mandate': 'Nothing by this mandate',
  'dunning.stops.everything': 'Nothing',
  'dunning.acts.collect': 'Collect again',
  'dunning.done.collect': 'It is collected again.',
  'dunning.acts.look': 'Look at',
  'dunning.acts.hold': 'Hold',
  'dunning.acts.continue': 'Let go on',
  'dunning.acts.waive': 'Waive fees',
  'dunning.done.hold': 'The case waits.',
  'dunning.done.continue': 'The case goes on.',
  'dunning.done.waive': 'The fees are waived.',
}
