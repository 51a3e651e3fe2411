import { holdsRights, type Right } from '../identity/rights.ts'
import type { Instant } from '../time/instant.ts'
import { SUBMISSION_KINDS } from './submission.ts'

/**
 * What waits for somebody of the staff. `unfulfilledOrders`: paid, and the tickets are not made · `failedJobs`:
 * tickets or mails of orders that could not be made or sent · `bankFiles`, `payouts`, `priceCampaigns` and
 * `pageDrafts`: that wait for their release · `settingsDrafts`, `arrangementDrafts`, `statementDrafts`: drafts of the
 * settings, of what is arranged of the tariff, and of statements · `mySubmissions`: that the reader has taken on ·
 * `bankLines`: what the bank told and nobody could match · `handOvers`: cases that a collection agency can be given ·
 * `unsentInvoices`: that are not paid and were never mailed · `failedDeliveries`: what partners' servers did not
 * take.
 */
export const WORK_QUEUES = [
  'events',
  'approvals',
  'unfulfilledOrders',
  'failedJobs',
  'failedRefunds',
  'applications',
  'proofs',
  'changeRequests',
  'parkedContracts',
  'fraudCases',
  'bankFiles',
  'payouts',
  'priceCampaigns',
  'pageDrafts',
  'settingsDrafts',
  'arrangementDrafts',
  'statementDrafts',
  'bankLines',
  'handOvers',
  'overdueInvoices',
  'unsentInvoices',
  'mySubmissions',
  ...SUBMISSION_KINDS,
  'failedDeliveries',
] as const
export type WorkQueue = (typeof WORK_QUEUES)[number]

/** What somebody needs to see the rows behind a queue. */
const RIGHT: Record<WorkQueue, Right> = {
  events: 'AllowedToUseAdminPanel',
  approvals: 'AllowedToApprove',
  unfulfilledOrders: 'AllowedToSeeOrders',
  failedJobs: 'AllowedToSeeOrders',
  failedRefunds: 'AllowedToSeeOrders',
  applications: 'AllowedToSeeContracts',
  proofs: 'AllowedToSeeContracts',
  changeRequests: 'AllowedToSeeContracts',
  parkedContracts: 'AllowedToSeeContracts',
  fraudCases: 'AllowedToSeeContracts',
  bankFiles: 'AllowedToReleaseBankFiles',
  payouts: 'AllowedToReleaseBankFiles',
  priceCampaigns: 'AllowedToRunBilling',
  pageDrafts: 'AllowedToReleasePages',
  settingsDrafts: 'AllowedToReleaseConfiguration',
  arrangementDrafts: 'AllowedToReleaseTariff',
  statementDrafts: 'AllowedToEditSqlStatements',
  bankLines: 'AllowedToSeeBilling',
  handOvers: 'AllowedToSeeBilling',
  overdueInvoices: 'AllowedToSeeBilling',
  unsentInvoices: 'AllowedToSeeBilling',
  mySubmissions: 'AllowedToHandleSubmissions',
  cancellation: 'AllowedToSeeSubmissions',
  withdrawal: 'AllowedToSeeSubmissions',
  barrier: 'AllowedToSeeSubmissions',
  feedback: 'AllowedToSeeSubmissions',
  failedDeliveries: 'AllowedToManageIntegrations',
}

/**
 * How soon somebody is to see to what waits. `first`: somebody has paid and has nothing for it, or a term of the law
 * runs · `today`: others cannot go on before · `later`: all else.
 */
export const URGENCIES = ['first', 'today', 'later'] as const
export type Urgency = (typeof URGENCIES)[number]

const URGENCY: Record<WorkQueue, Urgency> = {
  events: 'later',
  approvals: 'today',
  unfulfilledOrders: 'first',
  failedJobs: 'first',
  failedRefunds: 'first',
  applications: 'today',
  proofs: 'today',
  changeRequests: 'today',
  parkedContracts: 'today',
  fraudCases: 'first',
  bankFiles: 'today',
  payouts: 'today',
  priceCampaigns: 'today',
  pageDrafts: 'today',
  settingsDrafts: 'today',
  arrangementDrafts: 'today',
  statementDrafts: 'later',
  bankLines: 'today',
  handOvers: 'later',
  overdueInvoices: 'later',
  unsentInvoices: 'today',
  mySubmissions: 'today',
  cancellation: 'first',
  withdrawal: 'first',
  barrier: 'today',
  feedback: 'later',
  failedDeliveries: 'later',
}

interface Waiting {
  queue: WorkQueue
  /** Since when the oldest waits; null where that is not known. */
  oldest: Instant | null
}

/** Queues by how soon they are to be seen to; of one kind what waits longest first, and before it what nobody knows. */
export const byUrgency = <W extends Waiting>(waiting: readonly W[]): { urgency: Urgency; queues: W[] }[] =>
  URGENCIES.map(urgency => ({
    urgency,
    queues: waiting
      .filter(({ queue }) => URGENCY[queue] === urgency)
      .sort((one, other) => (one.oldest ?? '').localeCompare(other.oldest ?? '')),
  })).filter(({ queues }) => queues.length > 0)

/** The queues that are of use to somebody with these rights. */
export const queuesFor = (rights: readonly number[]): WorkQueue[] =>
  WORK_QUEUES.filter(queue => holdsRights(rights, [RIGHT[queue]]))
