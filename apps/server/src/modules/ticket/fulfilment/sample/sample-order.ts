import {
  addTickets,
  emptyCart,
  type Language,
  type Order,
  SERVICE_AREA,
  type Sort,
  wallClockText,
} from '@billett/domain'
import { accepted } from '../../../../call/refused.ts'
import type { World } from '../../../../world.ts'
import { tariffAt, todayIn } from '../../../travel/region/index.ts'
import { priceTicket, saleDay } from '../../../travel/tariff/index.ts'

/** Neither is anybody's: who finds it on a sheet sees that it is none. */
const SAMPLE_NUMBER = { de: 'MUSTER', en: 'SAMPLE' } as const

const NOBODY = '00000000-0000-4000-8000-000000000000'

const BUYER = {
  de: { firstName: 'Erika', lastName: 'Mustermann' },
  en: { firstName: 'Jane', lastName: 'Sample' },
} as const

/** The first tickets of today's tariff that are sold at a fixed price: one that is travelled with, and one of rides. */
const SORTS: readonly ((sort: Sort) => boolean)[] = [sort => sort.rides === 1, sort => sort.rides > 1]

function ticketsOf(world: World, cart: Order): Order {
  const region = world.regions.current()
  const now = world.clock()
  const sale = { ...saleDay(world, region), now }
  const sorts = tariffAt(region, todayIn(region, now))?.sorts ?? []
  const sold = (sort: Sort) => {
    const choice = {
      sortId: sort.id,
      relationId: null,
      validFrom: wallClockText(now, region.timeZone),
      passengerCount: sort.passengers.min,
      freeChildren: 0,
      freeAdults: 0,
      serviceArea: SERVICE_AREA.ticket,
    }
    const answer = priceTicket(region, choice, sale)
    return answer.ok && answer.priced.fullPriceCents > 0 ? answer.priced : undefined
  }
  return SORTS.reduce((order, isWanted) => {
    for (const sort of sorts) {
      const priced = isWanted(sort) ? sold(sort) : undefined
      if (priced) return accepted(addTickets(order, priced, [world.newId()])).order
    }
    return order
  }, cart)
}

/** An order that nobody has placed, of what the shop sells today; without tickets where it sells nothing by itself. */
export function sampleOrder(world: World, language: Language): Order {
  const now = world.clock()
  const { currency } = world.regions.current().tariff
  const beginning = { orderId: world.newId(), clientId: NOBODY, ownerId: NOBODY, language, currency, createdOn: now }
  const cart = ticketsOf(world, emptyCart({ ...beginning, orderNumber: SAMPLE_NUMBER[language] }))
  const { address } = world.client.config.texts
  const { street, number: houseNumber, postCode, city } = address
  return {
    ...cart,
    state: 'completed',
    buyer: {
      email: 'sample@example.org',
      ...BUYER[language],
      address: { street, houseNumber, postCode, city, country: 'de' },
    },
    paidOn: now,
    invoiceNumber: SAMPLE_NUMBER[language],
  }
}
