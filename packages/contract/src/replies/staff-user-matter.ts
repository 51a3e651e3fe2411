import { DUNNING_STATES, FRAUD_STATES, RISK_LEVELS } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'

/** What somebody owes of a contract today. */
export const StaffUserDebt = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** As which of their customer numbers they owe it. */
  customerNumber: z.string(),
  /** What is left of it, fees included. */
  cents: z.int(),
  /** Since when the oldest of it is due. */
  dueSince: DateText,
  /** How far they have been reminded of what came back; null where nothing did. */
  dunning: z.nullable(z.enum(DUNNING_STATES)),
})
export type StaffUserDebt = z.infer<typeof StaffUserDebt>

/** An order of somebody's that the fraud guard suspects: how the case stands, which its own list explains. */
export const StaffUserSuspicion = z.object({
  /** By which the case is known. */
  contractGuid: z.string(),
  number: z.string(),
  level: z.enum(RISK_LEVELS),
  /** What all findings count for together. */
  points: z.int(),
  assessedOn: InstantText,
  state: z.enum(FRAUD_STATES),
  /** Whether it waits for somebody. */
  isWaiting: z.boolean(),
})
export type StaffUserSuspicion = z.infer<typeof StaffUserSuspicion>
