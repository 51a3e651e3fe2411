import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByCard } from './support/pages/pay-page.ts'
import { offerCard, putInCart, searchRelation, showTickets, tripRows } from './support/pages/search.ts'
import { openProduct } from './support/pages/shop-window.ts'
import { expectAccessible, expectFits, expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

/** Pixels; the narrowest phone that counts. */
const PHONE = 360

journey('everything fits a narrow phone', async ({ visit }) => {
  const passenger = await visit({ width: PHONE })
  const { page, t } = passenger
  await enterShop(passenger)
  await expectSoundScreen(passenger)
  const dialog = await openProduct(passenger, 'Lührtal-Tagesticket')
  await expectFits(passenger)
  await expectAccessible(passenger)
  await dialog
    .getByRole('button', { name: t('common.close') })
    .first()
    .click()

  await searchRelation(passenger)
  await tripRows(passenger).first().click()
  await page.getByRole('button', { name: t('trips.close') }).waitFor()
  await expectSoundScreen(passenger)
  await page.goBack()
  await tripRows(passenger).first().waitFor()
  await expectSoundScreen(passenger)
  await showTickets(passenger)
  const card = offerCard(passenger, 'Einzelticket')
  await card.getByRole('button', { name: t('tickets.adjustNamed', { ticket: 'Einzelticket' }) }).click()
  await expectSoundScreen(passenger)
  await putInCart(passenger, 'Einzelticket')
  await goToCart(passenger)
  await expectSoundScreen(passenger)
  await goToCheckout(passenger)
  await expectSoundScreen(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  await expectSoundScreen(passenger)
})
