import { journeyInEachLanguage } from '../support/each-language.ts'
import { journey } from '../support/journey.ts'
import { mailTo } from '../support/mails.ts'
import { orderAsGuest } from '../support/pages/checkout.ts'
import { ticketIsThere } from '../support/pages/order-page.ts'
import { CARDS, payByCard } from '../support/pages/pay-page.ts'
import { reachCheckout } from '../support/pages/purchase.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { letTimePass } from './payment-service.ts'

/** Seconds; longer than the bank of this card thinks. */
const BANK = 30

journey('while the bank decides the page says so, and then shows the ticket by itself', async ({ visit }) => {
  const passenger = await visit()
  const { page, t, email } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger, CARDS.pendingThenPaid)
  await page.getByRole('heading', { level: 1, name: t('confirmation.pending.title') }).waitFor()
  await expectSoundScreen(passenger)
  await letTimePass(BANK)
  await ticketIsThere(passenger)
  await mailTo(email)
})

journeyInEachLanguage('when the bank says no in the end the page says so, and nothing was charged', async passenger => {
  const { page, t } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger, CARDS.pendingThenDeclined)
  await page.getByRole('heading', { level: 1, name: t('confirmation.pending.title') }).waitFor()
  await letTimePass(BANK)
  await page.getByRole('heading', { level: 1, name: t('confirmation.declined.title') }).waitFor()
  await page.getByText(t('confirmation.nothingCharged')).waitFor()
})
