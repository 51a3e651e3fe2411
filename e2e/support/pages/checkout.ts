import type { Locator } from 'playwright-core'
import { ORDER_BUTTON } from '../../../apps/shop/src/parts/order/order-button.ts'
import type { Passenger } from '../passenger.ts'

export type PayBy = 'card' | 'debit' | 'wallet'

const METHODS: Record<Passenger['language'], Record<PayBy, string>> = {
  de: { card: 'Kreditkarte', debit: 'SEPA-Lastschrift', wallet: 'Demo-Wallet' },
  en: { card: 'Credit card', debit: 'SEPA direct debit', wallet: 'Demo wallet' },
}

export async function goToCart({ page, t }: Passenger): Promise<void> {
  await page.getByRole('link', { name: t('tickets.toCart') }).click()
  await page.getByRole('heading', { level: 1, name: t('cart.headline') }).waitFor()
}

export async function goToCheckout({ page, t }: Passenger): Promise<void> {
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await page.getByRole('heading', { level: 1, name: t('checkout.headline') }).waitFor()
}

/**
 * What to type into which field of the invoice address, in their order; everyone has an e-mail address of their own.
 */
export const buyerOf = ({ email }: Passenger) =>
  [
    { label: 'checkout.address.email', text: email },
    { label: 'common.person.firstName', text: 'Wanda' },
    { label: 'common.person.lastName', text: 'Reisig' },
    { label: 'address.street', text: 'Lindenweg' },
    { label: 'address.houseNumber', text: '7a' },
    { label: 'address.postCode', text: '99981' },
    { label: 'address.city', text: 'Falkenbrück' },
  ] as const

/** Fills in who buys. */
export async function fillBuyer(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  const step = page.getByRole('region', { name: t('checkout.address.title') })
  for (const { label, text } of buyerOf(passenger)) await step.getByLabel(t(label), { exact: true }).fill(text)
}

export const choosePayment = ({ page, language }: Passenger, by: PayBy): Promise<void> =>
  page.getByRole('radio', { name: METHODS[language][by] }).check()

/** Whatever is asked to be accepted: of what can be withdrawn from, that it begins at once as well. */
export async function acceptTerms({ page }: Passenger): Promise<void> {
  await page.getByRole('checkbox').first().waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export const orderButton = ({ page, language }: Passenger): Locator =>
  page.getByRole('button', { name: ORDER_BUTTON[language], exact: true })

/** Fills in the whole checkout as a guest and presses the order button. */
export async function orderAsGuest(passenger: Passenger, by: PayBy = 'card'): Promise<void> {
  await fillBuyer(passenger)
  await choosePayment(passenger, by)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
}
