import { TEXTS } from '../../../apps/payment-demo/src/pay-page/texts/texts.ts'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

/** Test cards by what happens; the whole list stands in the demo provider's README. */
export const CARDS = {
  paid: '4111 1111 1111 1111',
  notCovered: '4000 0000 0000 1000',
  pendingThenPaid: '4000 0000 0000 3006',
  pendingThenDeclined: '4000 0000 0000 3014',
  cancelled: '4000 0000 0000 2008',
  wrongAmount: '4000 0000 0000 4004',
  webhookDuplicate: '4000 0000 0000 5001',
  webhookReordered: '4000 0000 0000 5019',
  webhookLate: '4000 0000 0000 5027',
  webhookLost: '4000 0000 0000 5035',
  webhookForged: '4000 0000 0000 5043',
  pageBreaks: '4000 0000 0000 6009',
  pageFallsSilent: '4000 0000 0000 6017',
  silentAfterCharge: '4000 0000 0000 6025',
  crashAfterCharge: '4000 0000 0000 6033',
  paidButUnanswered: '4000 0000 0000 7007',
}

const atProvider = ({ page }: Passenger) => page.waitForURL(url => url.origin === product.payment)

const amountButton = ({ language }: Passenger) => new RegExp(TEXTS[language].payAmount('.+'))

/** Waits for the provider's page. */
export async function reachPayPage(passenger: Passenger): Promise<void> {
  const { page } = passenger
  await atProvider(passenger)
  await page.getByRole('button', { name: amountButton(passenger) }).waitFor()
}

/** Fills in a card and presses the button to pay; the bank's question follows. */
export async function enterCard(passenger: Passenger, number: string): Promise<void> {
  const { page, language } = passenger
  const texts = TEXTS[language]
  await reachPayPage(passenger)
  await page.getByLabel(texts.number).fill(number)
  await page.getByLabel(texts.expiry).fill('12/34')
  await page.getByLabel(texts.cvc).fill('123')
  await page.getByRole('button', { name: amountButton(passenger) }).click()
}

export const confirmAtBank = ({ page, language }: Passenger): Promise<void> =>
  page.getByRole('button', { name: TEXTS[language].confirm }).click()

/** From the provider's page back to the shop. */
export async function payByCard(passenger: Passenger, number: string = CARDS.paid): Promise<void> {
  await enterCard(passenger, number)
  await confirmAtBank(passenger)
  await backInShop(passenger)
}

export async function payByWallet(passenger: Passenger): Promise<void> {
  await reachPayPage(passenger)
  await passenger.page.getByRole('button', { name: amountButton(passenger) }).click()
  await backInShop(passenger)
}

export async function payByDebit(passenger: Passenger): Promise<void> {
  const { page, language } = passenger
  await reachPayPage(passenger)
  await page.getByLabel(TEXTS[language].holder).fill('Wanda Reisig')
  await page.getByLabel(TEXTS[language].iban).fill('DE09 0000 0000 0000 0000 01')
  await page.getByRole('button', { name: amountButton(passenger) }).click()
  await backInShop(passenger)
}

export async function cancelPayment(passenger: Passenger): Promise<void> {
  const { page, language } = passenger
  await reachPayPage(passenger)
  await page.getByRole('button', { name: TEXTS[language].cancel }).click()
  await backInShop(passenger)
}

const backInShop = ({ page }: Passenger) => page.waitForURL(url => url.origin === product.shop)

/** Where a way to pay is stored: fills in a card and saves it; the bank's question follows for most cards. */
export async function saveCard({ page, language }: Passenger, number: string): Promise<void> {
  const texts = TEXTS[language]
  await page.waitForURL(url => url.origin === product.payment)
  await page.getByLabel(texts.number).fill(number)
  await page.getByLabel(texts.expiry).fill('12/34')
  await page.getByLabel(texts.cvc).fill('123')
  await page.getByRole('button', { name: texts.setup.save, exact: true }).click()
}

export const approveAtBank = ({ page, language }: Passenger): Promise<void> =>
  page.getByRole('button', { name: TEXTS[language].setup.confirm, exact: true }).click()

export const saveNothing = ({ page, language }: Passenger): Promise<void> =>
  page.getByRole('button', { name: TEXTS[language].setup.cancel, exact: true }).click()

/** What the keyboard finds on the provider's page, in its order. */
export const cardFields = ({ page, language }: Passenger) => {
  const { number, expiry, cvc } = TEXTS[language]
  return [
    { field: page.getByLabel(number), text: '4000 0000 0000 0002' },
    { field: page.getByLabel(expiry), text: '12/34' },
    { field: page.getByLabel(cvc), text: '123' },
  ]
}
