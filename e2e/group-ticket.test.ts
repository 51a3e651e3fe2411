import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { fact, ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { offerCard, putInCart, searchRelation } from './support/pages/search.ts'
import { enterShop } from './support/start.ts'

journey('a ticket for eight people costs eight times the fare and names their number', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await searchRelation(passenger)
  const card = offerCard(passenger, 'Gruppenfahrkarte')
  await card.getByText('22,80 €').waitFor()
  await card.getByRole('button', { name: t('tickets.adjustNamed', { ticket: 'Gruppenfahrkarte' }) }).click()
  const more = card.getByRole('button', { name: t('common.increase', { label: t('tickets.passengers') }) })
  await more.click()
  await more.click()
  await card.getByText('30,40 €', { exact: true }).waitFor()
  await putInCart(passenger, 'Gruppenfahrkarte')
  await goToCart(passenger)
  await page.getByText('30,40 €', { exact: true }).first().waitFor()
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
  const ticket = page.getByRole('region', { name: /Gruppenfahrkarte/ })
  expect(await fact(ticket, t('order.facts.passengers'))).toContain('8')
  const { document } = await inspect(ticket.getByRole('img'))
  expect(document.value).toMatchObject({ price: 3040, tariffs: [{ numberOfPassengers: 8 }] })
})
