import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { signInTo } from './support/customer.ts'
import { journey } from './support/journey.ts'
import { press, tabTo, type } from './support/keyboard.ts'
import { acceptTerms, choosePayment, goToCheckout, orderButton } from './support/pages/checkout.ts'
import { payByCard } from './support/pages/pay-page.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'

const PATH = routes.prepaid

const cardNumber = ({ page, t }: Passenger) => page.getByLabel(t('prepaid.cardNumber'), { exact: true })
const amount = ({ page, t }: Passenger) => page.getByLabel(t('prepaid.amount'), { exact: true })
const button = ({ page, t }: Passenger, name: 'ask' | 'toCart') =>
  page.getByRole('button', { name: t(`prepaid.${name}`) })

/** The card of the smallest number is every story's; what it holds is whatever the stories before have left on it. */
const balance = async ({ page }: Passenger): Promise<number> => {
  const text = await page
    .getByText(/^(?:€[\d.]+|[\d,]+\s€)$/)
    .first()
    .innerText()
  return Number(text.replaceAll(/[^\d]/g, ''))
}

async function payTopUp(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  await page.getByText('•••• 0002').first().waitFor()
  await goToCheckout(passenger)
  await choosePayment(passenger, 'card')
  await acceptTerms(passenger)
  await orderButton(passenger).click()
  await payByCard(passenger)
  await page.getByRole('heading', { level: 1, name: t('confirmation.paid.headlineTopUp') }).waitFor()
}

journey(
  'a prepaid card is asked about, topped up like a ticket is bought, and has the money once (de)',
  async ({ visit }) => {
    const passenger = await visit({ language: 'de' })
    const { page, t } = passenger
    await signInTo(passenger, PATH.de)
    await expectSoundScreen(passenger)
    await cardNumber(passenger).fill('9276 1000 0002')
    await button(passenger, 'ask').click()
    await amount(passenger).fill('5,50')
    const before = await balance(passenger)
    await expectSoundScreen(passenger)
    await button(passenger, 'toCart').click()
    await page.getByRole('heading', { level: 1, name: t('cart.headline') }).waitFor()
    await expectSoundScreen(passenger)
    await payTopUp(passenger)
    await page.getByText(t('confirmation.topUp.credited', { card: '•••• 0002', amount: '5,50 €' })).waitFor()
    await expectSoundScreen(passenger)

    await page.goto(new URL(PATH.de, page.url()).href)
    await cardNumber(passenger).fill('927610000002')
    await button(passenger, 'ask').click()
    await amount(passenger).waitFor()
    expect(await balance(passenger)).toBe(before + 550)
  },
)

journey(
  'cards that cannot be used say why; a card that refuses the money sends it back (en, keyboard)',
  async ({ visit }) => {
    const passenger = await visit({ language: 'en', width: 360 })
    const { page, t } = passenger
    passenger.expectTrouble(/40[49]/)
    await signInTo(passenger, PATH.en)
    await type(passenger, cardNumber(passenger), '1')
    await press(passenger, button(passenger, 'ask'))
    await page.getByText(t('error.cardUnknown')).waitFor()
    for (const [number, key] of [
      ['927610000006', 'error.cardExpired'],
      ['927610000007', 'error.cardDeactivated'],
      ['927610000005', 'error.cardAtMaximumBalance'],
    ] as const) {
      await cardNumber(passenger).fill(number)
      await press(passenger, button(passenger, 'ask'))
      await page.getByText(t(key)).waitFor()
    }
    await expectSoundScreen(passenger)
    await cardNumber(passenger).fill('927610000010')
    await press(passenger, button(passenger, 'ask'))
    await type(passenger, amount(passenger), '20')
    await tabTo(passenger, button(passenger, 'toCart'))
    await page.keyboard.press('Enter')
    await page.getByText('•••• 0010').first().waitFor()
    await goToCheckout(passenger)
    await choosePayment(passenger, 'card')
    await acceptTerms(passenger)
    await orderButton(passenger).click()
    await payByCard(passenger)
    await page
      .getByText(/paid back|coming back|goes back|go back|refunded/)
      .first()
      .waitFor()
    await expectSoundScreen(passenger)
  },
)
