import { fold, hasDay, isNamedOn, type KnownPass, localDate, startOfDay, stepAt } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import type { StoredCase } from '../../ticket/enforcement-case/index.ts'
import { cardsOfPeople } from './cards-of-people.queries.ts'

/**
 * Subscriptions on a chip card whose holder was checked: good from the day the card was expected, on the days the
 * contract covers, by what was known of it at the check. A block of the card or of the contract before it counts.
 */
export async function cardPasses(world: World, tx: Transaction, stored: StoredCase): Promise<KnownPass[]> {
  const { clientId, checkedOn, firstName, lastName, birthDate } = stored
  if (firstName === null || lastName === null || birthDate === null) return []
  const { timeZone } = world.regions.current()
  const day = localDate(checkedOn, timeZone)
  const person = { firstName, lastName, birthDate }
  const cards = (await cardsOfPeople(tx, { clientId, lastName, birthDate, day })).filter(card =>
    isNamedOn(card.holder, person),
  )
  const histories = await historiesOf(
    tx,
    cards.map(({ contractId }) => contractId),
  )
  return cards.flatMap(({ contractId, sentOn, arrivesOn, blockedOn }) => {
    const timeline = fold(histories.get(contractId) ?? [], checkedOn)
    const covered = timeline?.covered.find(span => hasDay(span, day))
    if (!timeline || !covered || stepAt(timeline.mediums, day)?.value.kind !== 'chip') return []
    const isBlocked = timeline.blocked.some(({ spans }) => spans.some(span => hasDay(span, day)))
    return [
      {
        issuedOn: sentOn,
        validFrom: startOfDay(arrivesOn > covered.from ? arrivesOn : covered.from, timeZone),
        validTo: startOfDay(covered.to, timeZone),
        blockedOn: isBlocked ? startOfDay(day, timeZone) : blockedOn,
      },
    ]
  })
}
