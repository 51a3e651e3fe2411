import type { ContractCard } from '@billett/contract'
import { cardState, isEmpty, type PassMedium, type PlainDate } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { cardOf } from '../../subscription/medium/index.ts'
import { namesOfParties } from '../../subscription/party/index.ts'
import type { HeldContract } from '../own-contract/index.ts'

/** The card a contract is on by its history, as far as it has come; null where it is on a phone. */
export async function showCard(
  db: Statements,
  { stored, timeline }: HeldContract,
  medium: PassMedium | null | undefined,
  today: PlainDate,
): Promise<ContractCard | null> {
  if (medium?.kind !== 'chip' || !timeline) return null
  const { order, card } = await cardOf(db, stored.id)
  const made = card
    ? { arrivesOn: card.arrivesOn, isBlocked: card.blockedOn !== null }
    : medium.serial === null
      ? null
      : { arrivesOn: today, isBlocked: false }
  const contractEnds = isEmpty(timeline.span) ? today : timeline.span.to
  const state = cardState({ order, card: made, contractEnds }, today)
  if (!state) return null
  const isMaking = state === 'ordered' || state === 'produced' || state === 'rejected'
  const parties = { holder: stored.holderId, subscriber: stored.subscriberId, organisation: stored.organisationId }
  const recipient = order?.recipient ?? null
  const partyId = recipient && parties[recipient]
  const names = partyId ? await namesOfParties(db, [partyId]) : undefined
  return {
    state,
    serial: isMaking ? (order?.serial ?? null) : (card?.serial ?? medium.serial),
    recipient,
    recipientName: (partyId && names?.get(partyId)) || null,
    arrivesOn: isMaking ? null : (card?.arrivesOn ?? null),
  }
}
