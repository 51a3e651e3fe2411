import { routes } from '@billett/paths'
import { expectFocusInPage, expectFocusOn, press, tick, type } from './support/keyboard.ts'
import { keyboardJourney } from './support/keyboard-journey.ts'
import { orderButton } from './support/pages/checkout.ts'
import { signInToDemo } from './support/pages/held-subscription.ts'
import { confirmByMail, IBAN, inputOf } from './support/pages/subscription-order.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'

const SCHOOL = { de: 'Abo Schule und Ausbildung', en: 'School and training subscription' }

/** A page has come whose heading says what it is. */
const isNamed = async ({ page }: Passenger, name: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await heading.waitFor()
  await expectFocusOn(heading)
}

keyboardJourney('a subscription is ordered with the keyboard alone, and confirmed by mail', async passenger => {
  const { page, t, language, email } = passenger
  const goOn = () => press(passenger, page.getByRole('button', { name: t('common.continue') }))
  await page.goto(product.shop + routes.subscriptionOffers[language])
  await press(passenger, page.getByRole('button', { name: t('cookies.reject') }))
  const name = t('subscriptionOffers.orderNamed', { name: 'Deutschlandticket' })
  await press(passenger, page.getByRole('link', { name, exact: true }))
  await expectFocusInPage(passenger)
  await goOn()
  await inputOf(passenger, 'firstName').waitFor()
  await expectFocusInPage(passenger)
  await goOn()
  await expectFocusOn(page.getByRole('group', { name: t('common.toCorrect', { count: 8 }) }))
  for (const [field, text] of [
    ['firstName', 'Käthe'],
    ['lastName', 'Brömmelkamp'],
    ['birthDate', '05051990'],
    ['email', email],
    ['street', 'Uferweg'],
    ['houseNumber', '3'],
    ['postCode', '99981'],
    ['city', 'Falkenbrück'],
  ] as const)
    await type(passenger, inputOf(passenger, field), text)
  await goOn()
  await type(passenger, inputOf(passenger, 'iban'), IBAN)
  await tick(passenger, inputOf(passenger, 'mandate'))
  await goOn()
  await page.getByText('Käthe Brömmelkamp', { exact: true }).first().waitFor()
  await expectFocusInPage(passenger)
  for (const box of await page.getByRole('checkbox').all()) await tick(passenger, box)
  await press(passenger, orderButton(passenger))
  await isNamed(passenger, t('subscriptionConfirm.sent'))
  await confirmByMail(passenger)
  await isNamed(passenger, t('subscriptionConfirm.ends.done'))
})

keyboardJourney('a refund of a subscription is begun and left with the keyboard alone', async passenger => {
  const { page, t, language } = passenger
  await signInToDemo(passenger, 'mara.lindner@example.org')
  await page.goto(product.shop + routes.subscriptions[language])
  const main = page.getByRole('main')
  const name = SCHOOL[language]
  await press(passenger, main.getByRole('link', { name: new RegExp(`^${name}`) }).first())
  await isNamed(passenger, name)
  const actions = page.getByRole('region', { name: t('subscription.actions.headline') })
  await press(passenger, actions.getByRole('link', { name: t('subscriptions.actions.refund') }))
  await isNamed(passenger, t('subscriptionActions.refund.headline'))
  await press(passenger, page.getByRole('button', { name: t('subscriptionActions.check') }))
  await expectFocusOn(page.getByRole('group', { name: t('common.toCorrect', { count: 4 }) }))
  await press(passenger, main.getByRole('link', { name: t('common.cancel') }))
  await isNamed(passenger, name)
})
