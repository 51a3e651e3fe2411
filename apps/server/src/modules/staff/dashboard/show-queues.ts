import type { StaffQueue, StaffQueuesQuery } from '@billett/contract'
import { businessDateOf, queuesFor, type SubmissionKind, type WorkQueue } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { casesToGive } from '../../billing/dunning/index.ts'
import { overdueInvoices, unsentInvoices } from '../../billing/invoice/index.ts'
import { waitingForOthers } from '../approval/index.ts'
import { contractsToSeeTo } from '../staff-contract/index.ts'
import { seenEvents } from '../staff-event/index.ts'
import { waitingFraudCases } from '../staff-fraud/index.ts'
import { failedJobsOf } from '../staff-fulfilment/index.ts'
import { waitingSubmissions } from '../staff-submission/index.ts'
import { arrangementsToRelease, ownSubmissions, settingsToRelease, statementsToRelease } from './drafts.queries.ts'
import {
  campaignsToRelease,
  draftsToRelease,
  failedDeliveries,
  failedRefunds,
  filesToRelease,
  openEvents,
  undecidedApplications,
  unfulfilledOrders,
  unmatchedLines,
  type Waiting,
} from './queues.queries.ts'

type Ask = (context: Context) => Promise<Waiting>

const submissions =
  (kind: SubmissionKind): Ask =>
  context =>
    waitingSubmissions(context.world.db, { clientIds: scopeOf(context).clientIds, reader: context.visitor.id }, kind)

/** Each is asked for by itself, so that one that fails takes no other with it. */
const ASKED: Record<WorkQueue, Ask> = {
  events: context =>
    openEvents(context.world.db, {
      ...seenEvents(context.world, scopeOf(context)),
      now: context.world.realClock(),
    }),
  approvals: ({ world, visitor }) =>
    waitingForOthers(world.db, { clientId: clientIdOf(world), reader: visitor.id, now: world.realClock() }),
  unfulfilledOrders: context => unfulfilledOrders(context.world.db, scopeOf(context).clientIds),
  failedJobs: context => failedJobsOf(context.world.db, scopeOf(context).clientIds),
  failedRefunds: context => failedRefunds(context.world.db, scopeOf(context).clientIds),
  applications: context => undecidedApplications(context.world.db, scopeOf(context).clientIds),
  proofs: context => contractsToSeeTo(context.world.db, scopeOf(context).clientIds, 'proof'),
  changeRequests: context => contractsToSeeTo(context.world.db, scopeOf(context).clientIds, 'undecided'),
  parkedContracts: context => contractsToSeeTo(context.world.db, scopeOf(context).clientIds, 'parked'),
  fraudCases: ({ world }) => waitingFraudCases(world.db, clientIdOf(world)),
  overdueInvoices: ({ world }) => overdueInvoices(world.db, clientIdOf(world), businessDateOf(world.clock())),
  unsentInvoices: ({ world }) => unsentInvoices(world.db, clientIdOf(world), businessDateOf(world.clock())),
  bankFiles: ({ world, visitor }) =>
    filesToRelease(world.db, { clientId: clientIdOf(world), reader: visitor.id, kind: 'debits' }),
  payouts: ({ world, visitor }) =>
    filesToRelease(world.db, { clientId: clientIdOf(world), reader: visitor.id, kind: 'transfers' }),
  bankLines: ({ world }) => unmatchedLines(world.db, clientIdOf(world)),
  handOvers: ({ world }) => casesToGive(world.db, clientIdOf(world)),
  priceCampaigns: ({ world, visitor }) =>
    campaignsToRelease(world.db, { clientId: clientIdOf(world), reader: visitor.id }),
  settingsDrafts: ({ world }) => settingsToRelease(world.db, clientIdOf(world)),
  arrangementDrafts: ({ world }) => arrangementsToRelease(world.db, clientIdOf(world)),
  statementDrafts: context => statementsToRelease(context.world.db, scopeOf(context).clientIds),
  mySubmissions: context =>
    ownSubmissions(context.world.db, { clientIds: scopeOf(context).clientIds, reader: context.visitor.id }),
  pageDrafts: context => draftsToRelease(context.world.db, scopeOf(context).clientIds),
  cancellation: submissions('cancellation'),
  withdrawal: submissions('withdrawal'),
  barrier: submissions('barrier'),
  feedback: submissions('feedback'),
  failedDeliveries: context => failedDeliveries(context.world.db, scopeOf(context).clientIds),
}

async function asked(context: Context, queue: WorkQueue): Promise<StaffQueue> {
  try {
    return { queue, ...(await ASKED[queue](context)) }
  } catch (error) {
    context.world.log.error({ err: error, queue }, 'a queue of the portal could not be counted')
    return { queue, count: null, oldest: null }
  }
}

/** What waits for somebody, in the queues that the caller has a right to see, or in one of them. */
export async function showQueues(context: Context, { queue: only }: StaffQueuesQuery): Promise<StaffQueue[]> {
  const shown = queuesFor(context.visitor.rights).filter(queue => only === undefined || queue === only)
  const queues: StaffQueue[] = []
  for (const queue of shown) queues.push(await asked(context, queue))
  return queues
}
