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

/** What to type into which field of an invoice that names its buyer, in their order. */
const NAMED = [
  { label: 'common.person.firstName', text: 'Wanda' },
  { label: 'common.person.lastName', text: 'Reisig' },
  { label: 'address.street', text: 'Lindenweg' },
  { label: 'address.houseNumber', text: '7a' },
  { label: 'address.postCode', text: '99981' },
  { label: 'address.city', text: 'Falkenbrück' },
] as const

const contact = ({ page, t }: Passenger): Locator => page.getByRole('region', { name: t('checkout.address.title') })

/** All that a guest is asked for a small ticket; everyone has an address of their own. */
export const emailField = (passenger: Passenger): Locator =>
  contact(passenger).getByLabel(passenger.t('checkout.address.email'), { exact: true })

export const fillBuyer = (passenger: Passenger): Promise<void> => emailField(passenger).fill(passenger.email)

/** Where an invoice has to name its buyer: who and where that is. */
export async function fillInvoice(passenger: Passenger): Promise<void> {
  for (const { label, text } of NAMED)
    await contact(passenger).getByLabel(passenger.t(label), { exact: true }).fill(text)
}

export const choosePayment = ({ page, language }: Passenger, by: PayBy): Promise<void> =>
  page.getByRole('radio', { name: METHODS[language][by] }).check()

/** Whatever is asked to be accepted: of what can be withdrawn from, that it begins at once; mostly nothing. */
export async function acceptTerms(passenger: Passenger): Promise<void> {
  await orderButton(passenger).waitFor()
  for (const box of await termsBoxes(passenger).all()) await box.check()
}

/** What is accepted beside the order button. */
const termsBoxes = ({ page, t }: Passenger): Locator =>
  page.getByRole('region', { name: t('checkout.overview.title') }).getByRole('checkbox')

export const orderButton = ({ page, language }: Passenger): Locator =>
  page.getByRole('button', { name: ORDER_BUTTON[language], exact: true })

/** Fills in the whole checkout as a guest and presses the order button. */
export async function orderAsGuest(passenger: Passenger, by: PayBy = 'card'): Promise<void> {
  await fillBuyer(passenger)
  await choosePayment(passenger, by)
  if (by === 'debit') await fillInvoice(passenger)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
}
