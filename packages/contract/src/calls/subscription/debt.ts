import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { Guid, Id } from '../../values/text.ts'

const service = 'subscription' as const
const access = { who: 'public' } as const

const LinkParams = z.object({ token: Id })

/** A direct debit that came back. */
const ReturnedDebit = z.object({
  on: DateText,
  amountInCent: Cents,
  /** Why, in the reader's language. */
  reason: z.string(),
})

/** What the reader of a link owes. */
const Debt = z.object({
  /** `pending`: a payment is under way; `paid`: nothing is owed any more. */
  state: z.enum(['owed', 'pending', 'paid']),
  /** All that is owed today, fees included. */
  amountInCent: Cents,
  /** What came back of it, the latest first. */
  returned: z.array(ReturnedDebit),
  /** Under which money is transferred (ISO 11649). */
  reference: z.string(),
  /** To which account; null: there is none to transfer to. */
  iban: z.nullable(z.string()),
})
export type Debt = z.infer<typeof Debt>

export const getDebt = defineCall({
  name: 'subscription/getDebt',
  service,
  method: 'GET',
  path: '/subscription/pay/{token}',
  summary: 'What whoever has the link of a reminder owes, and why; whether a payment has come is looked up first',
  access,
  effect: true,
  params: LinkParams,
  reply: list(Debt),
})

const DebtPayment = z.object({
  /** Where it is paid. */
  redirectUrl: z.string(),
})
export type DebtPayment = z.infer<typeof DebtPayment>

export const payDebt = defineCall({
  name: 'subscription/payDebt',
  service,
  method: 'POST',
  path: '/subscription/pay/{token}',
  summary: 'Begins a payment of all that is owed; passes are good again as soon as it is paid',
  access,
  params: LinkParams,
  reply: list(DebtPayment),
})

const OfContract = z.object({ contractGuid: Guid })

export const payOwnDebt = defineCall({
  name: 'subscription/payOwnDebt',
  service,
  method: 'POST',
  path: '/subscription/debt/{contractGuid}',
  summary: 'Where somebody who is signed in sees and pays what they owe of a contract, as by the link of a reminder',
  access: { who: 'customer' },
  params: OfContract,
  reply: list(DebtPayment),
})
