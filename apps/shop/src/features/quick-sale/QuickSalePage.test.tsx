import { duplicateCart, getOrder } from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { boughtBefore } from '../../parts/sale/bought-before.ts'
import { anIssuedTicket, aPaidOrder, aPreparedOrder, ORDER_ID, OTHER_ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'
import { storedConsent } from '../../storage/cookie-consent.ts'
import { MAX_ROUTES, storedRoutes } from '../../storage/favorite-routes.ts'
import { storedLastSales } from '../../storage/last-sales.ts'
import { rememberSearch, storedSearches } from '../../storage/latest-searches.ts'

const at = '/schnellkauf'
const place = (text: string) => ({ text, reference: text })
const route = (from: string, to: string) => ({ from: place(from), to: place(to), via: null })

describe('the quick sale', () => {
  it('leads with one press from an order of before to the checkout', async () => {
    storedLastSales.write([aPaidOrder({ displayState: 'completed' })])
    const answers = [answering(duplicateCart, () => [aPreparedOrder()])]
    const { user, location } = await renderShop({ at, answers })
    await user.click(await screen.findByRole('button', { name: /noch einmal kaufen/ }))
    await waitFor(() => expect(location()?.pathname).toBe('/kasse'))
  })

  it('keeps what lies in the cart: an order of before is bought as one of its own', async () => {
    storedCart.write(OTHER_ORDER_ID)
    storedLastSales.write([aPaidOrder({ displayState: 'completed' })])
    const cart = aPreparedOrder({ orderId: OTHER_ORDER_ID })
    const again = aPreparedOrder()
    const answers = [answering(getOrder, () => [cart]), answering(duplicateCart, () => [again])]
    const { user, sent, location } = await renderShop({ at, answers })
    await user.click(await screen.findByRole('button', { name: /noch einmal kaufen/ }))
    await waitFor(() => expect(location()?.pathname).toBe('/kasse'))
    const bodies = sent.flatMap(({ call, input }) => (call === duplicateCart.name ? [input.body] : []))
    expect(bodies).toEqual([{ orderId: ORDER_ID }])
    expect(location()?.search).toBe(`?order=${again.orderId}`)
    expect(storedCart.read()).toBe(OTHER_ORDER_ID)
  })

  it('lists what was searched; a star keeps it and moves it up', async () => {
    storedConsent.write({ comfort: { latestSearches: true } }, 30)
    rememberSearch(route('Hafen', 'Markt'))
    rememberSearch(route('Bahnhof', 'Zoo'))
    const { user, location } = await renderShop({ at })
    await user.click(await screen.findByRole('button', { name: 'Hafen – Markt als Favorit merken' }))
    expect(screen.getByRole('button', { name: 'Hafen – Markt aus den Favoriten entfernen' })).toBeTruthy()
    expect(storedRoutes.read()).toMatchObject([{ from: { text: 'Hafen' } }])
    storedSearches.remove()
    await user.click(screen.getByRole('button', { name: 'Tickets ansehen für Bahnhof – Zoo' }))
    await waitFor(() => expect(location()?.pathname).toMatch(/^\/verbindung/))
    expect(location()?.search).toContain('from=Bahnhof')
  })

  it('says how to begin where nothing is kept', async () => {
    await renderShop({ at })
    expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeTruthy()
  })
})

describe('orders of before', () => {
  it('are those that were paid, each choice of tickets once, three at most', () => {
    const sale = (orderId: string, sortId: string, displayState: 'completed' | 'canceled' = 'completed') => {
      const order = aPaidOrder({ orderId, displayState })
      return { ...order, tickets: order.tickets.map(ticket => ({ ...ticket, sortId })) }
    }
    const sales = [
      sale('1', 'a'),
      sale('2', 'a'),
      sale('3', 'b', 'canceled'),
      sale('4', 'c'),
      sale('5', 'd'),
      sale('6', 'e'),
    ]
    expect(boughtBefore(sales).map(({ orderId }) => orderId)).toEqual(['1', '4', '5'])
  })

  it('are none that somebody else has bought and handed over', () => {
    const received = aPaidOrder({ tickets: [anIssuedTicket({ isReceived: true })] })
    expect(boughtBefore([received])).toEqual([])
  })
})

it('routes are kept newest first, ten at most, and a second press forgets one', () => {
  for (let number = 1; number <= MAX_ROUTES + 2; number += 1) storedRoutes.toggle(route('a', `${number}`))
  expect(storedRoutes.read()).toHaveLength(MAX_ROUTES)
  expect(storedRoutes.read()[0]?.to.text).toBe(`${MAX_ROUTES + 2}`)
  storedRoutes.toggle(route('a', `${MAX_ROUTES + 2}`))
  expect(storedRoutes.read()[0]?.to.text).toBe(`${MAX_ROUTES + 1}`)
})
