import { demoSubscriptions } from '@billett/demo-region'
import { ORDER_BUTTON } from '../../../apps/shop/src/parts/order/order-button.ts'
import { mailAbout } from '../mails.ts'
import type { Passenger } from '../passenger.ts'

/** Of an account of the demo's bank. */
export const IBAN = 'DE09 0000 0000 0000 0000 01'

/** What a field of the demo's forms is called in the language being read. */
function labelOf({ language }: Passenger, field: string): string {
  const fields = demoSubscriptions.configurations.flatMap(({ masks }) => masks.flatMap(mask => mask.fields))
  return fields.find(({ id }) => id === field)?.label[language] ?? field
}

export const inputOf = (passenger: Passenger, field: string) =>
  passenger.page.getByLabel(labelOf(passenger, field), { exact: true })

/** From the card to the first page of the form. */
export async function orderFrom({ page, t }: Passenger, name: string): Promise<void> {
  await page.getByRole('link', { name: t('subscriptionOffers.orderNamed', { name }), exact: true }).click()
  await page.getByRole('button', { name: t('common.continue') }).waitFor()
}

/** The next page of the form. */
export const goOn = ({ page, t }: Passenger) => page.getByRole('button', { name: t('common.continue') }).click()

/** Who travels, as somebody types it who has no account. */
export async function fillInPerson(passenger: Passenger, birthDate = '1990-05-05'): Promise<void> {
  const typed = {
    firstName: 'Käthe',
    lastName: 'Brömmelkamp',
    birthDate,
    email: passenger.email,
    street: 'Uferweg',
    houseNumber: '3',
    postCode: '99981',
    city: 'Falkenbrück',
  }
  for (const [field, value] of Object.entries(typed)) await inputOf(passenger, field).fill(value)
}

/** The account, and the mandate. */
export async function fillInAccount(passenger: Passenger): Promise<void> {
  await inputOf(passenger, 'iban').fill(IBAN)
  await inputOf(passenger, 'mandate').check()
}

/** Whatever has to be agreed to, and the button of the law. */
export async function placeSubscription({ page, language, t }: Passenger): Promise<void> {
  const button = page.getByRole('button', { name: ORDER_BUTTON[language], exact: true })
  await button.waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await button.click()
  await page.getByRole('heading', { level: 1, name: t('subscriptionConfirm.sent') }).waitFor()
}

/** Follows the link of the mail that was sent after the order. */
export async function confirmByMail({ page, email }: Passenger): Promise<void> {
  const { text } = await mailAbout(email, /bestätigen|confirm/i)
  const [link = ''] = /http\S+(?:bestaetigen|confirm)\?\S+/.exec(text) ?? []
  await page.goto(link)
}
