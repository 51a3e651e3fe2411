import { demoSubscriptions } from '@billett/demo-region'
import type { Page } from 'playwright-core'
import { ORDER_BUTTON } from '../../../apps/shop/src/parts/order/order-button.ts'
import { mailAbout } from '../mails.ts'
import type { Passenger } from '../passenger.ts'

/** Of an account of the demo's bank. */
export const IBAN = 'DE09 0000 0000 0000 0000 01'

/** Somebody at a page of the shop, or at the frame of a page that has it in it. */
type Reader = Pick<Passenger, 'email' | 'language' | 't'> & { page: Pick<Page, 'getByLabel' | 'getByRole'> }

/** What an offer of the demo is called in the language being read. */
export function titleOf({ language }: Pick<Reader, 'language'>, offer: string): string {
  const title = demoSubscriptions.configurations.find(({ key }) => key === offer)?.title[language]
  if (title === undefined) throw new Error(`the demo has no offer ${offer}`)
  return title
}

/** What a field of the demo's forms is called in the language being read. */
function labelOf({ language }: Reader, field: string): string {
  const fields = demoSubscriptions.configurations.flatMap(({ masks }) => masks.flatMap(mask => mask.fields))
  return fields.find(({ id }) => id === field)?.label[language] ?? field
}

export const inputOf = (reader: Reader, field: string) =>
  reader.page.getByLabel(labelOf(reader, field), { exact: true })

/** What leads from the card of an offer to its form. */
export const orderLink = ({ page, t }: Reader, name: string) =>
  page.getByRole('link', { name: t('subscriptionOffers.orderNamed', { name }), exact: true })

/** The button below a page of the form. */
export const continueButton = ({ page, t }: Reader) => page.getByRole('button', { name: t('common.continue') })

/** From the card to the first page of the form. */
export async function orderFrom(reader: Reader, name: string): Promise<void> {
  await orderLink(reader, name).click()
  await continueButton(reader).waitFor()
}

/** The next page of the form. */
export const goOn = (reader: Reader) => continueButton(reader).click()

/** Who travels, as somebody types it who has no account. */
export async function fillInPerson(reader: Reader, birthDate = '1990-05-05'): Promise<void> {
  const typed = {
    firstName: 'Käthe',
    lastName: 'Brömmelkamp',
    birthDate,
    email: reader.email,
    street: 'Uferweg',
    houseNumber: '3',
    postCode: '99981',
    city: 'Falkenbrück',
  }
  for (const [field, value] of Object.entries(typed)) await inputOf(reader, field).fill(value)
}

/** The account, and the mandate. */
export async function fillInAccount(reader: Reader): Promise<void> {
  await inputOf(reader, 'iban').fill(IBAN)
  await inputOf(reader, 'mandate').check()
}

/** Whatever has to be agreed to, and the button of the law. */
export async function placeSubscription({ page, language, t }: Reader): Promise<void> {
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
