import { APPROVAL_COLUMN_WORDS, APPROVAL_STATE_WORDS, APPROVED_ACT_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of what waits for a second person says. */
export const approvals = {
  ...worded('approvals', APPROVAL_COLUMN_WORDS, 'de'),
  ...worded('approvals.acts', APPROVED_ACT_WORDS, 'de'),
  ...worded('approvals.states', APPROVAL_STATE_WORDS, 'de'),
  'approvals.lead': 'Was hier wartet, geschieht erst, wenn eine zweite Person zustimmt.',
  'approvals.filter': 'Anträge eingrenzen',
  'approvals.gone': 'gelöschtes Konto',
  'approvals.subject': 'Betrifft',
  'approvals.states.all': 'alle',
  'approvals.found_one': '{{count}} Antrag',
  'approvals.found_other': '{{count}} Anträge',
  'approvals.none': 'Nichts wartet',
  'approvals.noneSuch': 'Kein solcher Antrag',
  'approvals.noneText': 'Was eine zweite Person braucht, legt das Unternehmen in den Einstellungen fest.',
  'approvals.approve': 'Zustimmen',
  'approvals.approveTitle': 'Zustimmen: {{act}}?',
  'approvals.approveText': 'Es geschieht sofort und im Namen von {{name}}. Vermerkt werden Sie beide.',
  'approvals.approved': 'Sie haben zugestimmt, es ist geschehen.',
  'approvals.decline': 'Ablehnen',
  'approvals.declineTitle': 'Ablehnen: {{act}}',
  'approvals.declineText':
    'Es geschieht nicht und müsste neu beantragt werden. Wer es beantragt hat, erfährt es mit dem Grund per E-Mail.',
  'approvals.whose': 'Von wem',
  'approvals.mine': 'von mir beantragt',
  'approvals.ownLead': 'Was Sie beantragt haben, geschieht erst, wenn eine zweite Person zustimmt.',
  'approvals.withdraw': 'Zurücknehmen',
  'approvals.withdrawTitle': 'Antrag zurücknehmen?',
  'approvals.withdrawText': 'Es geschieht dann nicht und müsste neu beantragt werden.',
  'approvals.withdrawn': 'Der Antrag ist zurückgenommen.',
  'approvals.declined': 'Der Antrag ist abgelehnt.',
}
