import type { Locator } from 'playwright-core'
import { ORDER_BUTTON } from '../../apps/web/src/features/checkout/order-button.ts'
import type { Passenger } from './passenger.ts'

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

/** Fills in who buys. */
export async function fillBuyer({ page, t, email }: Passenger): Promise<void> {
  const step = page.getByRole('region', { name: t('checkout.address.title') })
  const field = (name: Parameters<typeof t>[0]) => step.getByRole('textbox', { name: t(name), exact: true })
  await field('checkout.address.email').fill(email)
  await field('checkout.address.firstName').fill('Wanda')
  await field('checkout.address.lastName').fill('Reisig')
  await field('checkout.address.street').fill('Lindenweg')
  await field('checkout.address.houseNumber').fill('7a')
  await field('checkout.address.postCode').fill('99981')
  await field('checkout.address.city').fill('Falkenbrück')
}

export const choosePayment = ({ page, language }: Passenger, by: PayBy): Promise<void> =>
  page.getByRole('radio', { name: METHODS[language][by] }).check()

export const acceptTerms = ({ page }: Passenger): Promise<void> => page.getByRole('checkbox').check()

export const orderButton = ({ page, language }: Passenger): Locator =>
  page.getByRole('button', { name: ORDER_BUTTON[language], exact: true })

/** Fills in the whole checkout as a guest and presses the order button. */
export async function orderAsGuest(passenger: Passenger, by: PayBy = 'card'): Promise<void> {
  await fillBuyer(passenger)
  await choosePayment(passenger, by)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
}
