import { describe, expect, it } from 'vitest'
import { anIssuedTicket, aPaidOrder } from '../state/sale/sale.fixture.ts'
import { fitting } from './last-sales.ts'

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
