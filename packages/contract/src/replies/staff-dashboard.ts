import { SUBMISSION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

const WaitingSubmissions = z.object({
  /** What was sent in. */
  kind: z.enum(SUBMISSION_KINDS),
  /** How many wait, counted to 10,000. */
  count: z.int(),
  /** Since when the oldest of them waits; null where there is none. */
  oldest: z.nullable(InstantText),
})

/** How things stand (Spec 3 §2.4). What the caller has no right to see is null. */
export const StaffDashboard = z.object({
  /** Orders that were fulfilled, ever; those that were given back later are among them. */
  finishedOrders: z.nullable(z.int()),
  /** Orders that were paid within the last seven days. */
  ordersOfSevenDays: z.nullable(z.int()),
  /** Accounts that were registered since midnight. */
  newUsersToday: z.nullable(z.int()),
  /** Accounts there are, of customers. */
  allUsers: z.nullable(z.int()),
  /** Events nobody has taken note of. */
  openEvents: z.int(),
  /** Since when the oldest of them waits; null where there is none. */
  oldestEvent: z.nullable(InstantText),
  /** What others of the own company have asked for and a second person has to agree to. */
  waitingApprovals: z.nullable(z.int()),
  /** Orders with money that should have gone back and did not. */
  failedRefunds: z.nullable(z.int()),
  /** Contracts with a request that nobody has decided on. */
  undecidedContracts: z.nullable(z.int()),
  /** What was sent in without signing in and nobody is done with, by its kind. */
  submissions: z.nullable(z.array(WaitingSubmissions)),
  /** Contracts that were set aside and nobody has looked at. */
  parkedContracts: z.nullable(z.int()),
})
export type StaffDashboard = z.infer<typeof StaffDashboard>

/** What the menu of staff depends on, beside their rights. */
export const StaffMenu = z.object({
  /** Whether the caller sees every client that is served: some screens concern the server, which they share. */
  seesEveryClient: z.boolean(),
  /** What others of the own company have asked for and a second person has to agree to; null without the right to. */
  waitingApprovals: z.nullable(z.int()),
})
export type StaffMenu = z.infer<typeof StaffMenu>

/** A company whose shop is served here. */
export const StaffClient = z.object({
  clientId: z.string(),
  name: z.string(),
  /** The one whose address this is. */
  isOwn: z.boolean(),
})
export type StaffClient = z.infer<typeof StaffClient>
