import type { portal as german } from '../de/portal.ts'

export const portal: Record<keyof typeof german, string> = {
  'portal.finishedOrders': 'Orders fulfilled, ever',
  'portal.ordersOfSevenDays': 'Orders paid within seven days',
  'portal.newUsersToday': 'Customers registered today',
  'portal.allUsers': 'Customers with an account',
  'portal.openEvents': 'Events that nobody has acknowledged',
  'portal.waitingApprovals': 'Approvals that wait for a second person',
  'portal.failedRefunds': 'Orders whose refund has failed',
  'portal.undecidedContracts': 'Contracts with an open request',
  'portal.parkedContracts': 'Contracts set aside',
  'portal.submissions.cancellation': 'Cancellations without signing in to be decided',
  'portal.submissions.withdrawal': 'Withdrawals to be decided',
  'portal.submissions.barrier': 'Barriers reported that nobody has seen to',
  'portal.submissions.feedback': 'Feedback that nobody has seen to',
  'portal.oldestEvent': 'The oldest has waited since {{moment}}.',
}
