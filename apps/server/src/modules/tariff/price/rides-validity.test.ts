import type { Ticket } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../testing/small-region.ts'
import { encodeRelation } from '../relation/relation-id.ts'
import { priceTicket } from './price-ticket.ts'
import { ridesValidity } from './rides-validity.ts'

const region = smallRegion()
const BOUGHT = '2026-11-23T09:00:00.000Z'

function aFourRideTicket(): Ticket {
  const relationId = encodeRelation({ origin: 'a', destination: 'c', via: '' })
  const answer = priceTicket(
    region,
    {
      sortId: 'four',
      relationId,
      validFrom: '2026-11-23T10:00',
      passengerCount: 1,
      freeChildren: 0,
      freeAdults: 0,
      serviceArea: 2,
    },
    BOUGHT,
  )
  if (!answer.ok) throw new Error(answer.reason)
  const { priced } = answer
  return { ...priced, ticketId: 't', passenger: {}, discountCode: null, priceCents: priced.fullPriceCents, vatCents: 0 }
}

const ticket = aFourRideTicket()

describe('validating rides', () => {
  it('begins at the chosen minute and lasts as long as one ride', () => {
    expect(ridesValidity(region, ticket, '2027-02-03T14:00', '2027-02-03T12:00:00.000Z')).toEqual({
      ok: true,
      validFrom: '2027-02-03T13:00:00.000Z',
      validTo: '2027-02-03T15:00:00.000Z',
    })
  })

  it('begins now when the chosen minute has just passed', () => {
    const now = '2027-02-03T13:04:00.000Z'
    expect(ridesValidity(region, ticket, '2027-02-03T14:00', now)).toMatchObject({ ok: true, validFrom: now })
  })

  it('is refused when the claim to the rides has lapsed', () => {
    expect(ridesValidity(region, ticket, '2030-01-02T10:00', '2030-01-02T08:00:00.000Z')).toMatchObject({
      ok: false,
      reason: 'emptyTicket',
    })
  })

  it('goes by the terms the ticket was sold under', () => {
    const longer = region.tariff.versions.map(version => ({
      ...version,
      sorts: version.sorts.map(sort =>
        version.id === 'v27' && sort.id === 'four'
          ? { ...sort, validity: { type: 'dateTime', minutes: 30 } as const }
          : sort,
      ),
    }))
    const changed = smallRegion({ tariff: { ...region.tariff, versions: longer } })
    expect(ridesValidity(changed, ticket, '2027-02-03T14:00', '2027-02-03T12:00:00.000Z')).toMatchObject({
      validTo: '2027-02-03T15:00:00.000Z',
    })
  })
})
