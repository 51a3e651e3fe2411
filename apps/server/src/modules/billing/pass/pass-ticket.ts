import { readProductKey, SERVICE_AREA, startOfDay, type Ticket, type WantedPass } from '@billett/domain'
import { importedOf } from '../../../ports/region-store.ts'
import type { World } from '../../../world.ts'
import { priceTicket } from '../../travel/tariff/index.ts'
import type { ContractOfPass } from './pass.repository.ts'

type Priced = Extract<ReturnType<typeof priceTicket>, { ok: true }>['priced']

/**
 * Makes what passes say of their product: the tariff's own words for it, good from the first day of the wanted pass to
 * its last. What passes of one batch share is asked of the tariff once. Undefined where the tariff has the product no
 * longer.
 */
export function passTickets(world: World): (of: ContractOfPass, wanted: WantedPass) => Ticket | undefined {
  // What is hidden from passengers is not sold any more; who has a contract about it travels on.
  const region = importedOf(world.regions.current())
  const known = new Map<string, Priced | undefined>()
  const pricedOf = ({ product, from }: WantedPass): Priced | undefined => {
    const key = `${product} ${from}`
    if (known.has(key)) return known.get(key)
    const { sort: sortId, relationId } = readProductKey(product)
    const passengers = { passengerCount: 1, freeChildren: 0, freeAdults: 0 }
    const choice = {
      sortId,
      relationId,
      validFrom: `${from}T00:00`,
      ...passengers,
      serviceArea: SERVICE_AREA.subscription,
    }
    // Asked as on its first day: a pass is issued anew in the middle of its period.
    const answer = priceTicket(region, choice, { now: startOfDay(from, region.timeZone) })
    const priced = answer.ok ? { ...answer.priced, choice } : undefined
    known.set(key, priced)
    return priced
  }
  return ({ holder }, wanted) => {
    const priced = pricedOf(wanted)
    if (!priced) return undefined
    const isPersonal = priced.userData.name && holder !== null
    return {
      ...priced,
      ticketId: world.newId(),
      validFrom: startOfDay(wanted.from, region.timeZone),
      validTo: startOfDay(wanted.to, region.timeZone),
      passenger: isPersonal ? holder : {},
      discountCode: null,
      fullPriceCents: wanted.cents,
      priceCents: wanted.cents,
      vatCents: wanted.vatCents,
    }
  }
}
