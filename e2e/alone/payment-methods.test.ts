import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { signInTo } from '../support/customer.ts'
import { journeyIn } from '../support/each-language.ts'
import { journey } from '../support/journey.ts'
import { press, tabTo, type } from '../support/keyboard.ts'
import { acceptTerms, goToCart, goToCheckout, orderButton } from '../support/pages/checkout.ts'
import { ticketIsThere } from '../support/pages/order-page.ts'
import { approveAtBank, CARDS, confirmAtBank, saveCard, saveNothing } from '../support/pages/pay-page.ts'
import { DOG } from '../support/pages/purchase.ts'
import { takeProduct } from '../support/pages/shop-window.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { letTimePass } from './payment-service.ts'

const PATH = routes.paymentMethods
const CARD = { de: 'Kreditkarte', en: 'Credit card' }
/** Its bank asks nothing. */
const QUICK = '4000 0000 0000 0002'

const addCard = ({ page, t, language }: Passenger) =>
  page.getByRole('button', { name: t('paymentMethods.addOf', { name: CARD[language] }) })

/** A stored card as it is read out, by its last digits. */
const visa = ({ t }: Passenger, digits: string): string => `Visa ${t('common.endingIn', { digits })}`

const buyDog = async (passenger: Passenger): Promise<void> => {
  const { page, language } = passenger
  await page.goto(`${product.shop}/`)
  await takeProduct(passenger, DOG[language].product)
  await goToCart(passenger)
  await goToCheckout(passenger)
}

journeyIn('en', 'somebody stores a card, pays with it at once, and deletes it', async passenger => {
  const { page, t, language } = passenger
  await signInTo(passenger, PATH[language])
  await page.getByRole('heading', { name: t('paymentMethods.none') }).waitFor()
  await expectSoundScreen(passenger)
  await addCard(passenger).click()
  await saveCard(passenger, QUICK)
  await page.getByText(t('paymentMethods.added')).waitFor()
  await page.getByRole('heading', { name: visa(passenger, '0002') }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await expectSoundScreen(passenger)

  await buyDog(passenger)
  const radio = page.getByRole('radio', { name: visa(passenger, '0002') })
  await radio.waitFor()
  await expect.poll(() => radio.isChecked()).toBe(true)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
  await ticketIsThere(passenger)

  await page.goto(product.shop + PATH[language])
  await page.getByRole('button', { name: t('paymentMethods.deleteOf', { name: visa(passenger, '0002') }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('paymentMethods.deleteYes') })
    .click()
  await page.getByText(t('paymentMethods.deleted')).waitFor()
})

journey(
  'a declined card and one that was not wanted are not stored; one that is checked appears by itself',
  async ({ visit }) => {
    const passenger = await visit({ language: 'en' })
    const { page, t } = passenger
    passenger.expectTrouble(/409/)
    await signInTo(passenger, PATH.en)
    await addCard(passenger).click()
    await saveCard(passenger, CARDS.notCovered)
    await approveAtBank(passenger)
    await page.getByText(t('error.paymentMethodDeclined')).waitFor()
    await expectSoundScreen(passenger)

    await addCard(passenger).click()
    await page.waitForURL(url => url.origin === product.payment)
    await saveNothing(passenger)
    await page.getByText(t('error.paymentMethodNotConfirmed')).waitFor()

    await addCard(passenger).click()
    await saveCard(passenger, CARDS.pendingThenPaid)
    await approveAtBank(passenger)
    await page.getByText(t('paymentMethods.pendingTitle')).waitFor()
    await letTimePass(30)
    await page.getByRole('heading', { name: visa(passenger, '3006') }).waitFor()
  },
)

journey(
  'a card is stored, made the default and deleted with the keyboard alone; its bank asks before it pays',
  async ({ visit }) => {
    const passenger = await visit({ language: 'en', width: 360 })
    const { page, t } = passenger
    await signInTo(passenger, PATH.en)
    for (const number of [CARDS.paid, QUICK]) {
      await press(passenger, addCard(passenger))
      await page.waitForURL(url => url.origin === product.payment)
      await type(passenger, page.getByLabel('Card number'), number)
      await type(passenger, page.getByLabel('Valid until'), '12/34')
      await type(passenger, page.getByLabel('Security code'), '123')
      await page.keyboard.press('Enter')
      if (number === CARDS.paid) await press(passenger, page.getByRole('button', { name: 'Approve', exact: true }))
      await page.getByText(t('paymentMethods.added')).waitFor()
    }
    await expectSoundScreen(passenger)
    await press(
      passenger,
      page.getByRole('button', { name: t('paymentMethods.makeDefaultOf', { name: visa(passenger, '0002') }) }),
    )
    await page.getByText(t('paymentMethods.defaultChosen')).waitFor()
    await press(
      passenger,
      page.getByRole('button', { name: t('paymentMethods.deleteOf', { name: visa(passenger, '0002') }) }),
    )
    const yes = page.getByRole('alertdialog').getByRole('button', { name: t('paymentMethods.deleteYes') })
    await yes.waitFor()
    await tabTo(passenger, yes)
    await page.keyboard.press('Enter')
    await page.getByText(t('paymentMethods.deleted')).waitFor()

    await buyDog(passenger)
    await page.getByRole('radio', { name: visa(passenger, '1111') }).waitFor()
    await acceptTerms(passenger)
    await orderButton(passenger).click()
    await confirmAtBank(passenger)
    await ticketIsThere(passenger)
  },
)

const MANDATES = routes.mandates

journeyIn('de', 'somebody gives a direct debit mandate and revokes it', async passenger => {
  const { page, t, language } = passenger
  await signInTo(passenger, MANDATES[language])
  await page.getByRole('button', { name: t('mandates.add') }).click()
  await page.getByLabel(t('mandates.iban'), { exact: true }).fill('DE09 0000 0000 0000 0000 01')
  await page.getByText(t('mandates.bank.found')).waitFor()
  await expect.poll(() => page.getByLabel(t('mandates.creditInstitute'), { exact: true }).inputValue()).toBe('Demobank')
  await page.getByRole('checkbox', { name: t('mandates.consent') }).check()
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('mandates.save') }).click()
  await page.getByText(t('mandates.given')).waitFor()
  await page.getByText(/^M-[0-9A-F]{32}$/).waitFor()
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('mandates.revokeOf', { name: 'Demobank DE Endziffern 0001' }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('mandates.revokeYes') })
    .click()
  await page.getByText(t('mandates.revoked')).waitFor()
})
