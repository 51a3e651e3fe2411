import { expect, it } from 'vitest'
import { totalsOf } from './totals.ts'

const priced = (permille: number, priceCents: number, vatCents: number, fullPriceCents = priceCents) => ({
  fullPriceCents,
  priceCents,
  vatCents,
  vatPermille: permille,
})

it('an order’s totals are sums of its tickets, VAT by rate from the lowest', () => {
  expect(totalsOf([priced(190, 1190, 190), priced(70, 107, 7, 214), priced(190, 238, 38)])).toEqual({
    grossCents: 1535,
    vatCents: 235,
    netCents: 1300,
    discountCents: 107,
    vat: [
      { permille: 70, grossCents: 107, vatCents: 7 },
      { permille: 190, grossCents: 1428, vatCents: 228 },
    ],
  })
})

it('an empty cart costs nothing', () => {
  expect(totalsOf([])).toEqual({ grossCents: 0, vatCents: 0, netCents: 0, discountCents: 0, vat: [] })
})
