import { APPLICATION_STATES, FRAUD_RULES, FRAUD_STATES, RISK_LEVELS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

export const FRAUD_FINDINGS = [...FRAUD_RULES, 'accountProven', 'accountNotProven'] as const

const Finding = z.object({
  /** What was looked at. */
  rule: z.enum(FRAUD_FINDINGS),
  /** What it counts for. */
  points: z.int(),
  /** What was found: how many, or a word; null where there is no more to say. */
  fact: z.nullable(z.union([z.int(), z.string()])),
})

const Decision = z.object({
  /** Who decided, by name. */
  by: z.string(),
  on: InstantText,
  reason: z.string(),
})

/** An order that the fraud guard suspects, with all that says so. */
export const StaffFraudCase = z.object({
  /** Of the contract, by which the case is known too. */
  contractGuid: z.string(),
  number: z.string(),
  customerNumber: z.string(),
  /** Who concluded it; null for whoever may see no personal details. */
  name: z.nullable(z.string()),
  /** How the order stands. */
  orderState: z.enum(APPLICATION_STATES),
  level: z.enum(RISK_LEVELS),
  /** What all findings count for together. */
  points: z.int(),
  /** What was odd, each with what it counts for. */
  findings: z.array(Finding),
  /** By which rules: another version, other weights. */
  rulesVersion: z.string(),
  assessedOn: InstantText,
  state: z.enum(FRAUD_STATES),
  /** Of a decision: who, when and why. */
  decision: z.nullable(Decision),
  /** Whether it waits for somebody. */
  isWaiting: z.boolean(),
})
export type StaffFraudCase = z.infer<typeof StaffFraudCase>
