import type { CardRecipient as Presented } from '@billett/contract'
import { CARD_RECIPIENTS, type CardRecipient, type Language } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { chosenRecipient, RECIPIENTS } from '../../subscription/change-request/index.ts'
import { namesOfParties } from '../../subscription/party/index.ts'
import type { HeldContract } from '../own-contract/index.ts'

/** To whom cards of a contract can go, by name where one is known. */
export async function cardRecipients(db: Statements, held: HeldContract, language: Language): Promise<Presented[]> {
  const { subscriberId, holderId, organisationId } = held.stored
  const parties: Record<CardRecipient, string | null> = {
    holder: holderId,
    subscriber: subscriberId === holderId ? null : subscriberId,
    organisation: organisationId,
  }
  const names = await namesOfParties(db, [subscriberId, holderId])
  const chosen = chosenRecipient(held.requests)
  return CARD_RECIPIENTS.flatMap(recipient => {
    const partyId = parties[recipient]
    if (partyId === null) return []
    return [{ recipient, name: names.get(partyId) ?? RECIPIENTS[recipient][language], isChosen: recipient === chosen }]
  })
}
