import { businessDateOf, cardRefusal } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { PrepaidCard } from '../../../ports/payment/prepaid-cards.ts'
import type { World } from '../../../world.ts'

/**
 * A card that can be used, as its service knows it now. Refuses cards that are unknown, expired, deactivated or not
 * active, and says so where the service does not answer. `cardNumber`: its digits; `field`: where the caller named it.
 */
export async function usableCard(world: World, cardNumber: string, field: string): Promise<PrepaidCard> {
  const answer = await world.prepaidCards.find(cardNumber)
  if (answer.state === 'absent') return refuse('cardUnknown', field)
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the card service did not answer')
    return refuse('cardError', field)
  }
  const { card } = answer
  const reason = cardRefusal(card, businessDateOf(world.clock()))
  return reason ? refuse(reason, field) : card
}
