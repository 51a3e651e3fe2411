import type { PrepaidStatus } from '@billett/contract'
import { key } from '@billett/contract'
import { cardNumberDigits, topUpLimits } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { limitTries } from '../../run/limits/index.ts'
import { usableCard } from './usable-card.ts'

/** What a card holds and can still take. Whoever tries many numbers is stopped before they find other people's. */
export async function cardStatus(context: Context, given: string): Promise<PrepaidStatus> {
  await limitTries(context, 'card', context.visitor.id)
  const cardNumber = cardNumberDigits(given)
  const card = await usableCard(context.world, cardNumber, 'cardNumber')
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
