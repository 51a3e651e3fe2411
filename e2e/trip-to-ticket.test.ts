import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByDebit } from './support/pages/pay-page.ts'
import { offerCard, putInCart, searchRelation, tripRows } from './support/pages/search.ts'
import { addButton } from './support/pages/shop-window.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('a trip leads to a ticket that begins with its departure', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await searchRelation(passenger)

  const trips = tripRows(passenger)
  await page.getByRole('button', { name: t('trips.later') }).click()
  await expect.poll(() => trips.count()).toBeGreaterThan(5)
  const [departure = ''] = /\d\d:\d\d/.exec(await trips.nth(5).innerText()) ?? []
  await trips.nth(5).click()
  const trip = page.getByRole('region').filter({ has: page.getByRole('button', { name: t('trips.close') }) })
  await trip.getByRole('button', { name: t('tripDetails.showMap') }).click()
  await trip
    .getByRole('region', { name: t('trips.map') })
    .or(trip.getByLabel(t('trips.map')))
    .first()
    .waitFor()
  await expectSoundScreen(passenger)

  await page.getByText(t('tickets.forTrip', { time: departure })).waitFor()
  await putInCart(passenger, 'Einzelticket')
  await goToCart(passenger)
  await page.getByText(new RegExp(`, ${departure} bis `)).waitFor()
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'debit')
  await payByDebit(passenger)
  await ticketIsThere(passenger)
  const { validity } = await inspect(page.getByRole('img', { name: /Einzelticket/ }))
  expect(validity.from.slice(-5)).toBe(departure)
})

journey('a ticket whose price depends on the trip is sold once a trip is chosen', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  const first = { typed: 'Falkenbrück, Nordfriedhof', name: 'Falkenbrück, Nordfriedhof' }
  const third = { typed: 'Falkenbrück, Weißdornweg', name: 'Falkenbrück, Weißdornweg' }
  await searchRelation(passenger, first, third)
  const card = offerCard(passenger, 'Kurzstrecke')
  await card.getByText(t('common.priceFrom', { price: '2,00 €' })).waitFor()
  expect(await card.getByRole('button', { name: addButton(t) }).count()).toBe(0)
  await tripRows(passenger).first().click()
  await card.getByText('2,00 €', { exact: true }).waitFor()
  await putInCart(passenger, 'Kurzstrecke')
  await goToCart(passenger)
  await page.getByRole('heading', { level: 3, name: 'Kurzstrecke Erwachsene' }).waitFor()
})
