import { demoSubscriptions } from '@billett/demo-region'
import type { Browser } from 'playwright-core'
import { ORDER_BUTTON } from '../../apps/shop/src/parts/order/order-button.ts'
import { wordsIn } from '../../e2e/support/words.ts'
import { type Done, handAt } from './hand.ts'

const PHONE = { width: 360, height: 800 }

/** Milliseconds; nothing is waited for longer. */
const PATIENCE = 30_000

/** Who travels, field by field, as somebody types it whom the shop knows nothing of. */
const PERSON = {
  firstName: 'Käthe',
  lastName: 'Brömmelkamp',
  birthDate: '05051990',
  email: 'wanda@example.org',
  street: 'Uferweg',
  houseNumber: '3',
  postCode: '99981',
  city: 'Falkenbrück',
}
/** Of an account of the demo's bank. */
const ACCOUNT = { iban: 'DE09000000000000000001' }

const offer = demoSubscriptions.configurations.find(({ key }) => key === 'deutschlandticket')

function labelOf(field: string): string {
  const found = offer?.masks.flatMap(({ fields }) => fields).find(({ id }) => id === field)
  if (!found) throw new Error(`the form has no field ${field}`)
  return found.label.de
}

/**
 * Orders a Deutschlandticket from the start page on, in German, on a device that has never been there, until the shop
 * says that the mail to confirm it by is on its way. `before` is what was tapped before anything was chosen.
 */
export async function orderOnPhone(browser: Browser, shop: string): Promise<Done & { before: number }> {
  const t = await wordsIn('de')
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const { done, tap, type } = handAt(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const fillIn = async (answers: Record<string, string>): Promise<void> => {
    for (const [field, text] of Object.entries(answers))
      await type(page.getByLabel(labelOf(field), { exact: true }), text)
  }
  await page.goto(shop)
  await tap(button(t('cookies.reject')))
  await tap(page.getByRole('dialog').getByText(t('common.close'), { exact: true }))
  const before = done.taps
  await tap(link(t('search.toSubscriptions')))
  await tap(link(t('subscriptionOffers.orderNamed', { name: offer?.title.de ?? '' })))
  await tap(button(t('common.continue')))
  await fillIn(PERSON)
  await tap(button(t('common.continue')))
  await fillIn(ACCOUNT)
  await tap(page.getByLabel(labelOf('mandate'), { exact: true }))
  await tap(button(t('common.continue')))
  const order = button(ORDER_BUTTON.de)
  await order.waitFor()
  for (const box of await page.getByRole('checkbox').all()) await tap(box)
  await tap(order)
  await page.getByRole('heading', { level: 1, name: t('subscriptionConfirm.sent') }).waitFor()
  await context.close()
  return { ...done, before }
}
