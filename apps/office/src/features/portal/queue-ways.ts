import { billingRunsAddress } from '@billett/contract/lists/billing-runs-address.ts'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { eventsAddress } from '@billett/contract/lists/events-address.ts'
import { invoicesAddress } from '@billett/contract/lists/invoices-address.ts'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { pagesAddress } from '@billett/contract/lists/pages-address.ts'
import { submissionsAddress } from '@billett/contract/lists/submissions-address.ts'
import { webhooksAddress } from '@billett/contract/lists/webhooks-address.ts'
import {
  APPLICATION_STATES,
  awaitsDecision,
  type OrderTrouble,
  type SubmissionKind,
  type WorkQueue,
} from '@billett/domain'
import type { MenuKey } from '../../hooks/menu-groups.ts'

interface Way {
  screen: MenuKey
  query: URLSearchParams
}

const NOTHING = new URLSearchParams()

const orders = (trouble: OrderTrouble): Way => ({
  screen: 'adminOrders',
  query: ordersAddress.write(NOTHING, { span: 'all', trouble }),
})

const submissions = (kind: SubmissionKind): Way => ({
  screen: 'adminSubmissions',
  query: submissionsAddress.write(NOTHING, { kinds: [kind] }),
})

const contracts = (state: Parameters<typeof contractsAddress.write>[1]): Way => ({
  screen: 'adminContracts',
  query: contractsAddress.write(NOTHING, state),
})

/** The list behind each queue, showing what waits. */
export const QUEUE_WAYS: Record<WorkQueue, Way> = {
  events: { screen: 'adminEvents', query: eventsAddress.write(NOTHING, {}) },
  // The list begins with what waits, as does that of what failed at the fulfilment.
  approvals: { screen: 'adminApprovals', query: NOTHING },
  unfulfilledOrders: orders('paidNotFulfilled'),
  failedJobs: { screen: 'adminOrderFulfillment', query: NOTHING },
  failedRefunds: orders('refundFailed'),
  applications: contracts({ states: APPLICATION_STATES.filter(awaitsDecision) }),
  proofs: contracts({ trouble: 'proof' }),
  changeRequests: contracts({ trouble: 'undecided' }),
  fraudCases: { screen: 'adminFraud', query: NOTHING },
  overdueInvoices: { screen: 'adminInvoices', query: invoicesAddress.write(NOTHING, { state: 'overdue' }) },
  unsentInvoices: { screen: 'adminInvoices', query: invoicesAddress.write(NOTHING, { state: 'unsent' }) },
  bankFiles: { screen: 'adminBillingRuns', query: billingRunsAddress.write(NOTHING, { state: 'toRelease' }) },
  payouts: { screen: 'adminPayouts', query: NOTHING },
  // Both lists begin with what waits.
  bankLines: { screen: 'adminBank', query: NOTHING },
  handOvers: { screen: 'adminDunning', query: NOTHING },
  priceCampaigns: { screen: 'adminPriceCampaigns', query: NOTHING },
  pageDrafts: { screen: 'adminDynamicPages', query: pagesAddress.write(NOTHING, { release: 'waits' }) },
  settingsDrafts: { screen: 'adminSettings', query: NOTHING },
  // Which of both boards and the texts has one, its page says.
  arrangementDrafts: { screen: 'adminFixedPriceGroups', query: NOTHING },
  statementDrafts: { screen: 'adminSqlStatements', query: NOTHING },
  mySubmissions: { screen: 'adminSubmissions', query: submissionsAddress.write(NOTHING, { state: 'mine' }) },
  parkedContracts: contracts({ trouble: 'parked' }),
  cancellation: submissions('cancellation'),
  withdrawal: submissions('withdrawal'),
  barrier: submissions('barrier'),
  feedback: submissions('feedback'),
  failedDeliveries: { screen: 'adminWebhooks', query: webhooksAddress.write(NOTHING, { failing: 'yes' }) },
}
