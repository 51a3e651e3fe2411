import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { CurrencyCode, DateText } from '../../values/answered.ts'
import { CardNumber } from '../../values/card-number.ts'
import { Cents } from '../../values/money.ts'

const CardParams = z.object({ cardNumber: CardNumber })

const PrepaidStatus = z.object({
  cardNumber: z.string(),
  balanceInCents: Cents,
  maximumBalanceInCents: Cents,
  minimumTopUpInCents: Cents,
  /** The most that can be topped up now. */
  possibleTopUpInCents: Cents,
  isTopUpPossible: z.boolean(),
  /** Why not: translation key of the message; null while it is possible. */
  topUpRefusal: z.nullable(z.string()),
  currency: CurrencyCode,
  validUntil: z.nullable(DateText),
})
export type PrepaidStatus = z.infer<typeof PrepaidStatus>

export const getPrepaidStatus = defineCall({
  name: 'prepaid/getStatus',
  service: 'prepaid',
  method: 'POST',
  path: '/prepaid/{cardNumber}/status',
  summary: 'Balance of a prepaid card, and what can be topped up',
  access: { who: 'customer' },
  params: CardParams,
  reply: list(PrepaidStatus),
})
