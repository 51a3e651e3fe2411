import { DUNNING_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText } from '../values/answered.ts'
import { StaffFraudCase } from './staff-fraud.ts'

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
export const StaffUserSuspicion = z.pick(StaffFraudCase, {
  contractGuid: true,
  number: true,
  level: true,
  points: true,
  assessedOn: true,
  state: true,
  isWaiting: true,
})
export type StaffUserSuspicion = z.infer<typeof StaffUserSuspicion>
