import { duplicateCart, getCatalogueGroups, getFixPriceGroups } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { HOLDER_SCRIPT } from '../../server/holder-script.ts'
import { anIssuedTicket, aPaidOrder, aPreparedOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { storedLastSales } from '../../storage/last-sales.ts'

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.holder
  cleanDevice()
})

const DURING = '2026-11-21T10:00:00.000Z'
const at = (instant: string) => vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
const single = anIssuedTicket({
  ticketNameLong: 'Single ticket',
  startName: 'Market',
  endName: 'Port',
  validFrom: '2026-11-21T08:00:00.000Z',
  validTo: '2026-11-21T11:12:00.000Z',
})
const windows = [answering(getFixPriceGroups, () => []), answering(getCatalogueGroups, () => [])]
const open = () =>
  renderShop({ language: 'en', answers: [...windows, answering(duplicateCart, () => [aPreparedOrder()])] })

/** What a browser does before it paints. */
const beforePaint = () => {
  new Function(HOLDER_SCRIPT)()
  return document.documentElement.dataset.holder
}

describe('the first screen', () => {
  it('shows a holder the ticket that is valid now, how long still, and leads to it', async () => {
    at(DURING)
    storedLastSales.write([aPaidOrder({ tickets: [single] })])
    expect(beforePaint()).toBe('')
    await open()
    const line = within(await screen.findByRole('region', { name: 'Your ticket' }))
    expect(line.getByText('Valid, 1 hour 12 minutes left')).toBeTruthy()
    expect(line.getByText(/Market.+Port/)).toBeTruthy()
    expect(line.getByRole('link', { name: 'Show ticket: Single ticket' }).getAttribute('href')).toContain(ORDER_ID)
  })

  it('says how many others are valid, too, of which that is shown that ends first', async () => {
    at(DURING)
    const day = anIssuedTicket({ ...single, ticketNameLong: 'Day ticket', validTo: '2026-11-21T23:00:00.000Z' })
    storedLastSales.write([
      aPaidOrder({ orderId: 'a', tickets: [day] }),
      aPaidOrder({ orderId: 'b', tickets: [single] }),
    ])
    await open()
    const line = within(await screen.findByRole('region', { name: 'Your ticket' }))
    expect(line.getByText('Single ticket')).toBeTruthy()
    expect(line.getByText(/and 1 more/)).toBeTruthy()
  })

  it('shows a ticket that comes later before anything is offered again', async () => {
    at('2026-11-21T06:00:00.000Z')
    storedLastSales.write([aPaidOrder({ tickets: [single] })])
    await open()
    const line = within(await screen.findByRole('region', { name: 'Your ticket' }))
    expect(line.getByText(/^Valid from 0?9:00/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Last purchase' })).toBeNull()
  })

  it('offers whoever holds nothing valid what was bought last, once more', async () => {
    at('2026-11-25T10:00:00.000Z')
    storedLastSales.write([aPaidOrder({ tickets: [single] })])
    const { user, location } = await open()
    const line = within(await screen.findByRole('region', { name: 'Last purchase' }))
    await user.click(line.getByRole('button', { name: 'Buy again: Single ticket' }))
    await waitFor(() => expect(location()?.pathname).toBe('/checkout'))
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'kaethe@example.org')
  })

  it('shows what was handed over to somebody while it is valid, and never as bought', async () => {
    storedLastSales.write([aPaidOrder({ tickets: [anIssuedTicket({ ...single, isReceived: true })] })])
    at('2026-11-25T10:00:00.000Z')
    expect(beforePaint()).toBeUndefined()
    document.documentElement.dataset.holder = ''
    await open()
    await waitFor(() => expect(document.documentElement.dataset.holder).toBeUndefined())
    expect(screen.queryByRole('region', { name: 'Bought last' })).toBeNull()
    cleanup()
    at(DURING)
    expect(beforePaint()).toBe('')
    await open()
    expect(await screen.findByRole('region', { name: 'Your ticket' })).toBeTruthy()
  })

  it('keeps no room for a stranger, nor for what was never paid', async () => {
    expect(beforePaint()).toBeUndefined()
    storedLastSales.write([aPaidOrder({ displayState: 'canceled', tickets: [single] })])
    expect(beforePaint()).toBeUndefined()
    document.documentElement.dataset.holder = ''
    await open()
    await waitFor(() => expect(document.documentElement.dataset.holder).toBeUndefined())
    expect(screen.queryByRole('region', { name: /Your ticket|Last purchase/ })).toBeNull()
  })

  it('is painted as it is where the device cannot be read', () => {
    localStorage.setItem('last_sales', '{broken')
    expect(beforePaint()).toBeUndefined()
  })
})
