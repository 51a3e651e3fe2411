import { defaultClient } from '@billett/clients'
import { type Cents, inUnits } from '@billett/domain'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

/** Somebody transfers money to the company, at the demo's bank: with these words and no reference. */
export async function transfer({ page }: Passenger, cents: Cents, text: string): Promise<void> {
  const { collectionAccount } = defaultClient.config.operator
  await page.goto(product.bank)
  await page.getByLabel(/^(IBAN of the company|IBAN des Unternehmens)$/).fill(collectionAccount?.iban ?? '')
  await page.getByLabel(/^(Amount in euros|Betrag in Euro)$/).fill(inUnits(cents, 'EUR'))
  await page.getByLabel(/^(Who pays|Wer zahlt)$/).fill('Falkenwerke GmbH')
  await page.getByLabel(/^(Reference|Verwendungszweck)$/).fill(text)
  await page.getByRole('button', { name: /^(Transfer|Überweisen)$/ }).click()
  await page.waitForLoadState()
}
