import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { CARDS, payByCard } from './support/pages/pay-page.ts'
import { offerCard, putInCart, searchRelation } from './support/pages/search.ts'
import { openProduct } from './support/pages/shop-window.ts'
import { expectAccessible, expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey(
  'high contrast stays on from the first screen to the ticket, and axe finds nothing in it',
  async ({ visit }) => {
    const passenger = await visit()
    const { page, t } = passenger
    await enterShop(passenger)
    const ground = () => page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
    const usual = await ground()
    await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
    await page.getByRole('button', { name: t('frame.footer.contrastOff') }).waitFor()
    await expect.poll(ground).not.toBe(usual)
    await page.reload()
    await page.getByRole('button', { name: t('frame.footer.contrastOff') }).waitFor()
    await expectSoundScreen(passenger)
    const dialog = await openProduct(passenger, 'Lührtal-Tagesticket')
    await expectAccessible(passenger)
    await dialog
      .getByRole('button', { name: t('common.close') })
      .first()
      .click()

    await searchRelation(passenger)
    await offerCard(passenger, 'Einzelticket')
      .getByRole('button', { name: t('tickets.adjustNamed', { ticket: 'Einzelticket' }) })
      .click()
    await expectSoundScreen(passenger)
    await putInCart(passenger, 'Einzelticket')
    await goToCart(passenger)
    await expectSoundScreen(passenger)
    await goToCheckout(passenger)
    await expectSoundScreen(passenger)
    await orderAsGuest(passenger)
    await payByCard(passenger, CARDS.notCovered)
    await page.getByRole('heading', { name: t('confirmation.declined.title') }).waitFor()
    await expectSoundScreen(passenger)
    await page.getByRole('button', { name: t('confirmation.otherMethod') }).click()
    await orderAsGuest(passenger)
    await payByCard(passenger)
    await ticketIsThere(passenger)
    await expectSoundScreen(passenger)
  },
)
