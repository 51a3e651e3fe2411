import { LANGUAGES, type Language } from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { addButton, openProduct } from './support/pages/shop-window.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const TICKET = { de: 'Lührtal-Tagesticket', en: 'Lührtal day ticket' }
const ADULT = { de: 'Erwachsene', en: 'Adult' }

/** Milliseconds of a day. */
const DAY = 86_400_000

const dayLabel = (t: Passenger['t']): RegExp => new RegExp(`^(${t('tickets.day')}|${t('tickets.firstDay')})`)

/** Buys a day ticket for some day that has not begun yet. */
async function buyForLater(passenger: Passenger): Promise<void> {
  const { t, language } = passenger
  await enterShop(passenger)
  const dialog = await openProduct(passenger, TICKET[language])
  await dialog.getByRole('radio', { name: ADULT[language] }).check()
  await dialog.getByLabel(dayLabel(t)).fill(new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: addButton(t) }).click()
  await dialog.waitFor({ state: 'hidden' })
  await goToCart(passenger)
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
}

const barcodeOf = ({ page, language }: Passenger) => page.getByRole('img', { name: new RegExp(TICKET[language]) })

/** Offers the ticket that is shown. Gives the link. */
async function offer(giver: Passenger): Promise<string> {
  const { page, t } = giver
  await page.getByRole('button', { name: t('handOver.act') }).click()
  const link = await page.getByLabel(t('handOver.link'), { exact: true }).inputValue()
  await expectSoundScreen(giver)
  return link
}

const SIZES: Record<Language, number> = { de: 360, en: 1280 }

for (const language of LANGUAGES)
  journey(`a ticket is offered, taken on another device, and void for its giver (${language})`, async ({ visit }) => {
    const giver = await visit({ language, width: SIZES[language] })
    await buyForLater(giver)
    const first = await inspect(barcodeOf(giver))
    const url = new URL(await offer(giver))
    expect(url.pathname).toBe(routes.takeTicket[language])
    expect(url.search).toBe('')

    const asked: string[] = []
    const receiver = await visit({ language, width: SIZES[language] })
    receiver.page.on('request', request => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await enterShop(receiver, `${url.pathname}${url.hash}`)
    await receiver.page.getByRole('heading', { name: new RegExp(TICKET[language]) }).waitFor()
    await expectSoundScreen(receiver)
    await receiver.page.getByLabel(receiver.t('takeTicket.email'), { exact: true }).fill(receiver.email)
    await receiver.page.getByRole('button', { name: receiver.t('takeTicket.take') }).click()
    await ticketIsThere(receiver)
    const second = await inspect(barcodeOf(receiver))
    expect(second.validity).toEqual(first.validity)
    expect(asked.filter(line => line.includes(url.hash.slice(1)))).toEqual([])
    await expectSoundScreen(receiver)

    await giver.page.reload()
    await giver.page.getByText(giver.t('confirmation.handedOverTicket')).waitFor()
    expect(await barcodeOf(giver).count()).toBe(0)
    await expectSoundScreen(giver)

    const late = await visit({ language, width: SIZES[language] })
    late.expectTrouble(/409/)
    await enterShop(late, `${url.pathname}${url.hash}`)
    await late.page.getByRole('alert').waitFor()
    await expectSoundScreen(late)
  })
