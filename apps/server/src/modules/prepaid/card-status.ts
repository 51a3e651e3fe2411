import type { PrepaidStatus } from '@billett/contract'
import { key } from '@billett/contract'
import { businessDateOf, cardNumberDigits, cardRefusal, topUpLimits } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { refuse } from '../../call/refused.ts'
import { limitAttempts } from '../user/index.ts'

/**
 * What a card holds and can still take. Refuses cards that are unknown, expired, deactivated or not active, and says so where the service does not answer.
 * Whoever tries many numbers is stopped before they find other people's.
 */
export async function cardStatus(context: Context, given: string): Promise<PrepaidStatus> {
  const { world, visitor } = context
  await limitAttempts(context, 'card', visitor.id)
  const cardNumber = cardNumberDigits(given)
  const answer = await world.prepaidCards.find(cardNumber)
  if (answer.state === 'absent') return refuse('cardUnknown', 'cardNumber')
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the card service did not answer')
    return refuse('cardError', 'cardNumber')
  }
  const { card } = answer
  const reason = cardRefusal(card, businessDateOf(world.clock()))
  if (reason) refuse(reason, 'cardNumber')
  const limits = topUpLimits(card)
  return {
    cardNumber,
    balanceInCents: card.balanceCents,
    maximumBalanceInCents: card.maximumBalanceCents,
    minimumTopUpInCents: limits.minimumCents,
    possibleTopUpInCents: limits.possibleCents,
    isTopUpPossible: limits.isPossible,
    topUpRefusal: limits.isPossible ? null : key(limits.reason),
    currency: card.currency,
    validUntil: card.validUntil,
  }
}
