import { businessDateOf, type PlainDate } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { happenAtDesk } from './happen-at-desk.ts'

interface Announcement {
  contractId: string
  /** When who concluded the contract was told. */
  announcedOn: PlainDate
  /** First day of the new price. */
  from: PlainDate
  by: string
  reason: string
}

/**
 * Who concluded a contract was told of a new price: until ten days after that month they can leave with the last day of
 * the old one, whatever they agreed to. The price itself is the tariff's. Refuses `contractExpired` where the contract
 * ends by then, and `notValid` an announcement that is still to come or not before its price.
 */
export async function announcePrice(world: World, announcement: Announcement): Promise<void> {
  const { contractId, announcedOn, from, by, reason } = announcement
  if (announcedOn > businessDateOf(world.clock())) refuse('notValid', 'announcedOn')
  if (from <= announcedOn) refuse('notValid', 'from')
  await happenAtDesk(world, { contractId, decidedBy: [by], reason, outcome: 'priceAnnounced' }, ({ timeline }) =>
    timeline.span.to <= from
      ? refuse('contractExpired')
      : [{ kind: 'priceAnnounced', effectiveOn: from, payload: { announcedOn } }],
  )
}
