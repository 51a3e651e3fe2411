import type { Browser } from 'playwright-core'
import { TEXTS } from '../../apps/payment-demo/src/pay-page/texts/texts.ts'
import { ORDER_BUTTON } from '../../apps/shop/src/parts/order/order-button.ts'
import { wordsIn } from '../../e2e/support/words.ts'
import { type Done, handAt } from './hand.ts'

const PHONE = { width: 360, height: 800 }

/** Milliseconds; nothing is waited for longer. */
const PATIENCE = 30_000

/** What is typed of a stop until it stands among the suggestions, and how it is called there. */
const STOPS = [
  { end: 'from', typed: 'Hbf', name: 'Falkenbrück Hauptbahnhof' },
  { end: 'to', typed: 'Bad ', name: 'Bad Ellerich Bahnhof' },
] as const

const EMAIL = 'wanda@example.org'

/** A hand's work for a guest's first single ticket, and for the same ticket once more on the same device. */
interface Bought {
  first: Done
  again: Done
}

/** Buys a single ticket by the demo's wallet, in German, on a device that has never been there, and then again. */
export async function ticketOnPhone(browser: Browser, shop: string): Promise<Bought> {
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
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const order = async (): Promise<void> => {
    for (const box of await page
      .getByRole('region', { name: t('checkout.overview.title') })
      .getByRole('checkbox')
      .all())
      await tap(box)
    await tap(button(ORDER_BUTTON.de))
    await tap(button(new RegExp(TEXTS.de.payAmount('.+'))))
    await page.getByRole('heading', { level: 1, name: t('confirmation.paid.headline') }).waitFor()
  }

  await page.goto(shop)
  await tap(button(t('cookies.reject')))
  await tap(page.getByRole('dialog').getByText(t('common.close'), { exact: true }))
  for (const { end, typed, name } of STOPS) {
    await type(page.getByRole('combobox', { name: t(`search.${end}`), exact: true }), typed)
    await tap(page.getByRole('option', { name }).first())
  }
  await tap(button(t('search.submit')))
  await page
    .getByRole('region', { name: t('trips.headline') })
    .getByRole('list')
    .waitFor()
  await tap(page.getByText(t('search.ticketsPart'), { exact: true }).last())
  await tap(button(t('tickets.buyNowNamed', { ticket: 'Einzelticket, Erwachsene' })))
  const contact = page.getByRole('region', { name: t('checkout.address.title') })
  await type(contact.getByLabel(t('checkout.address.email'), { exact: true }), EMAIL)
  await page.getByRole('radio', { name: 'Demo-Wallet', checked: true }).waitFor()
  await order()
  const first = { ...done }

  await tap(button(t('confirmation.again')))
  await page.getByRole('radio', { name: 'Demo-Wallet', checked: true }).waitFor()
  await order()
  await context.close()
  const again = {
    taps: done.taps - first.taps,
    keys: done.keys - first.keys,
    fields: done.fields - first.fields,
  }
  return { first, again }
}
