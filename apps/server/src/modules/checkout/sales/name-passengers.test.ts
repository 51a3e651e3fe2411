import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../../../../packages/domain/src/order/order.fixture.ts'
import { smallRegion, storeOf } from '../../../testing/region/small-region.ts'
import { namePassengers } from './name-passengers.ts'

/** Noon of 21 November in UTC is the 22nd in Auckland. */
const auckland = {
  regions: storeOf(smallRegion({ timeZone: 'Pacific/Auckland' })),
  clock: () => '2026-11-21T12:00:00.000Z',
}
const bornOn = (birthDate: string) => namePassengers(auckland, anOrder(), [{ ticketId: 't1', birthDate }])

describe('the date of birth of a passenger', () => {
  it('may be today where the region lies', () => {
    expect(bornOn('2026-11-22').tickets[0]?.passenger).toEqual({ birthDate: '2026-11-22' })
  })

  it('is never still to come', () => {
    expect(() => bornOn('2026-11-23')).toThrow()
  })
})
