import { CardNumber, key, type PrepaidStatus } from '@billett/contract'
import { checkTopUp, type TopUpLimits } from '@billett/domain'
import * as z from 'zod/mini'
import { amountIn } from './amount.ts'

const CardInputs = z.object({ cardNumber: CardNumber })
export type CardValues = z.infer<typeof CardInputs>
export const cardSchema = CardInputs

/** What the card can take, as the rules of topping up ask it. */
const limitsOf = ({ minimumTopUpInCents, possibleTopUpInCents }: PrepaidStatus): TopUpLimits => ({
  isPossible: true,
  minimumCents: minimumTopUpInCents,
  possibleCents: possibleTopUpInCents,
})

export interface TopUpValues {
  amount: string
}

const problemOf = (text: string, status: PrepaidStatus): ReturnType<typeof key> | undefined => {
  if (text.trim() === '') return key('required')
  const cents = amountIn(text, status.currency)
  if (cents === undefined) return key('number')
  const check = checkTopUp(cents, limitsOf(status))
  return check.ok ? undefined : key(check.reason)
}

/** Required, at least the minimum, at most what is possible (Spec 1 §5). */
export const topUpSchema = (status: PrepaidStatus) =>
  z.object({
    amount: z.string().check(({ value, issues }) => {
      const message = problemOf(value, status)
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  })
