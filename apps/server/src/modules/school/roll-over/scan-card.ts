import { type NotedCard, noteHandOut as noting, type ScannedSerial } from '@billett/contract'
import { businessDateOf, scannedCard } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { notePortalAct } from '../reach/index.ts'
import { keepScanned } from './members.repository.ts'
import { cardOfMember } from './scanned-card.queries.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'

/**
 * Notes by its number what became of a card: the new one went out, an old one came back. Scanned twice it is noted
 * once. Refuses `schoolYearNotFound`, and `cardNotFound` one of nobody whom the reader looks after as one that is not.
 */
export const scanCard = (context: Context, yearGuid: string, { serial }: ScannedSerial): Promise<NotedCard> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    const card = (await cardOfMember(context, tx, year.id, serial)) ?? refuse('cardNotFound', 'serial')
    const was = scannedCard(card, card.isHandedOut)
    const today = businessDateOf(context.world.clock())
    await keepScanned(tx, { yearId: year.id, partyId: card.partyId, was, today })
    const noted = { isHandedOut: was === 'handedOut', isCardReturned: was === 'returned' }
    await notePortalAct(context, tx, noting, { aboutId: year.id, pupils: 1, ...noted })
    const [member] = await presentMembers(context, tx, year.id, [card.partyId])
    return member ? { was, member } : refuse('cardNotFound', 'serial')
  })
