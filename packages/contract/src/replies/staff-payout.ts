import { PAYOUT_STATES, PAYOUT_WAITS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'
import { StaffBankFile } from './staff-billing.ts'

/** Money that goes to a payer. */
const PayoutTransfer = z.object({
  guid: z.string(),
  customerNumber: z.string(),
  cents: z.int(),
  state: z.enum(PAYOUT_STATES),
  /** Why the bank did not pay it, or gave it back: `AC04`; null where it did not say, or did not have to. */
  code: z.nullable(z.string()),
  /** All but the ends of the account's number are dots. */
  maskedIban: z.string(),
  /** Whose account it is, as the bank is told. */
  accountHolder: z.string(),
  /** Who of the company entered the account; null: it is that of the mandate. */
  accountNamedBy: z.nullable(z.string()),
  /** One of the contracts that it is for. */
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** When it ended without reaching anybody; null: it has not. */
  endedOn: z.nullable(InstantText),
})

export const StaffPayoutFile = z.extend(StaffBankFile, {
  /** Files go to the bank by themselves; else somebody carries them. */
  isBankOffered: z.boolean(),
  /** What is in it, the greatest first. */
  transfers: z.array(PayoutTransfer),
})
export type StaffPayoutFile = z.infer<typeof StaffPayoutFile>

/** Somebody to whom money is owed. */
export const StaffOwedPayer = z.object({
  payerGuid: z.string(),
  customerNumber: z.string(),
  cents: z.int(),
  /** Why it is not paid yet; null: it goes into the next file. */
  waits: z.nullable(z.enum(PAYOUT_WAITS)),
  /** The account that is known of them; null: none is. */
  maskedIban: z.nullable(z.string()),
  contractGuid: z.string(),
  contractNumber: z.string(),
})
export type StaffOwedPayer = z.infer<typeof StaffOwedPayer>

export const PayoutAccountNamed = z.object({
  payerGuid: z.string(),
  maskedIban: z.string(),
})
export type PayoutAccountNamed = z.infer<typeof PayoutAccountNamed>
