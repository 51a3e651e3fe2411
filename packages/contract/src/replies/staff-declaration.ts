import { MATCH_REASONS } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'

/** A contract that may be meant. */
const Proposal = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** What speaks for it. */
  reasons: z.array(z.enum(MATCH_REASONS)),
})

/** A cancellation or withdrawal that was declared without signing in, and waits for a person. */
export const StaffDeclaration = z.object({
  guid: z.string(),
  /** What was declared. */
  kind: z.enum(['cancellation', 'withdrawal']),
  /** Of the company it was declared to. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  /** When it came: deadlines go by it. */
  receivedOn: InstantText,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Names and addresses are hidden, and why somebody leaves: the reader has no right to personal details. */
  isMasked: z.boolean(),
  /** Numbers of contracts, orders, customers, as they were typed. */
  numbers: z.array(z.string()),
  /** It is to end at once, for a reason. */
  isExtraordinary: z.boolean(),
  /** Why it is to end at once; empty where it is not, or hidden. */
  reason: z.string(),
  /** The last day that was asked for; `null`: the next possible one. */
  lastDay: z.nullable(DateText),
  /** What alone is withdrawn from; empty: the whole contract. */
  part: z.string(),
  /** Contracts that may be meant, the likeliest first. */
  proposals: z.array(Proposal),
})
export type StaffDeclaration = z.infer<typeof StaffDeclaration>
