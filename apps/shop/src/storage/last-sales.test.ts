import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anIssuedTicket, aPaidOrder } from '../state/sale/sale.fixture.ts'
import { fitting, storedLastSales } from './last-sales.ts'

const image = 'x'.repeat(10_000)
const heavy = (orderId: string) => aPaidOrder({ orderId, tickets: [anIssuedTicket({ image })] })
const imagesOf = (orders: ReturnType<typeof fitting>) => orders.map(order => order.tickets[0]?.image !== null)

describe('orders kept on a device', () => {
  it('are kept whole while there is room', () => {
    expect(fitting([heavy('a'), heavy('b')], 30_000)).toEqual([heavy('a'), heavy('b')])
  })

  it('lose the barcodes of older ones first, then the oldest', () => {
    const orders = fitting([heavy('a'), heavy('b'), heavy('c')], 16_000)
    expect(orders[0]?.orderId).toBe('a')
    expect(imagesOf(orders)).toEqual([true, false, false])
    expect(JSON.stringify(orders).length).toBeLessThan(16_100)
    expect(fitting([heavy('a'), heavy('b'), heavy('c')], 13_500).map(order => order.orderId)).toEqual(['a', 'b'])
  })
})

describe('an order kept on a device', () => {
  afterEach(() => {
    vi.useRealTimers()
    cleanDevice()
  })

  it('says since when it has been kept as it is: until the shop tells of it anew', async () => {
    const [early, later] = ['2026-11-21T08:31:00.000Z', '2026-11-21T09:00:00.000Z']
    vi.useFakeTimers({ now: new Date(early), toFake: ['Date'] })
    storedLastSales.write([aPaidOrder({ orderId: 'a' }), aPaidOrder({ orderId: 'b' })])
    vi.setSystemTime(later)
    const kept = await storedLastSales.read()
    storedLastSales.write(kept, { isNew: orderId => orderId === 'b' })
    expect(['a', 'b', 'c'].map(storedLastSales.keptOn)).toEqual([early, later, undefined])
    expect(kept).toEqual([aPaidOrder({ orderId: 'a' }), aPaidOrder({ orderId: 'b' })])
  })
})
