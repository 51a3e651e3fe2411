import { APPROVAL_COLUMN_WORDS, APPROVAL_STATE_WORDS, APPROVED_ACT_WORDS } from '@billett/contract'
import type { approvals as german } from '../de/approvals.ts'
import { worded } from '../worded.ts'

export const approvals: Record<keyof typeof german, string> = {
  ...worded('approvals', APPROVAL_COLUMN_WORDS, 'en'),
  ...worded('approvals.acts', APPROVED_ACT_WORDS, 'en'),
  ...worded('approvals.states', APPROVAL_STATE_WORDS, 'en'),
  'approvals.lead': 'What waits here is done only once a second person agrees.',
  'approvals.filter': 'Filter the requests',
  'approvals.gone': 'deleted account',
  'approvals.subject': 'About',
  'approvals.states.all': 'all',
  'approvals.found_one': '{{count}} request',
  'approvals.found_other': '{{count}} requests',
  'approvals.none': 'Nothing is waiting',
  'approvals.noneSuch': 'No such request',
  'approvals.noneText': 'What needs a second person is decided by the company in its settings.',
  'approvals.approve': 'Agree',
  'approvals.approveTitle': 'Agree: {{act}}?',
  'approvals.approveText': 'It is done at once, on behalf of {{name}}. Both of you are noted.',
  'approvals.approved': 'You have agreed, it is done.',
  'approvals.decline': 'Decline',
  'approvals.declineTitle': 'Decline: {{act}}',
  'approvals.declineText':
    'It is not done and would have to be requested anew. Whoever requested it is told by mail, with the reason.',
  'approvals.whose': 'By whom',
  'approvals.mine': 'requested by me',
  'approvals.ownLead': 'What you have requested is done only once a second person agrees.',
  'approvals.withdraw': 'Take back',
  'approvals.withdrawTitle': 'Take the request back?',
  'approvals.withdrawText': 'It is not done then and would have to be requested anew.',
  'approvals.withdrawn': 'The request is taken back.',
  'approvals.declined': 'The request is declined.',
}
