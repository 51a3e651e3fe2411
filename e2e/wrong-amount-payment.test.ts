import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { mailAbout } from './support/mails.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { fact, ticketIsThere } from './support/pages/order-page.ts'
import { CARDS, payByCard } from './support/pages/pay-page.ts'
import { orderAgain, reachCheckout } from './support/pages/purchase.ts'
import { expectSoundScreen } from './support/screen.ts'

journeyInEachLanguage(
  'after a wrong amount the page says that the money comes back, and the order can be paid again',
  async passenger => {
    const { page, t, email } = passenger
    await reachCheckout(passenger)
    await orderAsGuest(passenger)
    await payByCard(passenger, CARDS.wrongAmount)
    await page.getByRole('heading', { level: 1, name: t('confirmation.refund.title') }).waitFor()
    await page.getByText(t('confirmation.refund.text')).waitFor()
    await expectSoundScreen(passenger)
    const { text } = await mailAbout(email, /Geld kommt zurück|money is coming back/)
    expect(text).toMatch(/Bankarbeitstage|banking days/)
    await orderAgain(passenger)
    await payByCard(passenger)
    await ticketIsThere(passenger)
    const number = await fact(page.getByRole('main'), t('confirmation.ticketNumber'))
    const bought = await mailAbout(email, /Rechnung|invoice/)
    expect(bought.text).toContain(number)
  },
)
