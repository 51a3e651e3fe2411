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
  'portal.oldestEvent': 'The oldest has waited since {{moment}}.',
}
