import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { mailTo } from './support/mails.ts'
import { fillBuyer, goToCart, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByCard } from './support/pages/pay-page.ts'
import { DOG, reachCheckout } from './support/pages/purchase.ts'
import { offerCard, searchRelation } from './support/pages/search.ts'
import { takeProduct } from './support/pages/shop-window.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'
import { wordsIn } from './support/words.ts'

async function switchTo(passenger: Passenger, language: Passenger['language']): Promise<Passenger> {
  const name = passenger.t(`frame.switchTo.${language}`)
  await passenger.page.getByRole('link', { name }).click()
  return { ...passenger, language, t: await wordsIn(language) }
}

journey('switching the language keeps the search and its results, in the other language', async ({ visit }) => {
  const german = await visit()
  const { page } = german
  await enterShop(german)
  await searchRelation(german)
  await offerCard(german, 'Einzelticket').waitFor()
  const english = await switchTo(german, 'en')
  await page.waitForURL(/\/relation\//)
  await offerCard(english, 'Single ticket').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Falkenbrück Hauptbahnhof to Bad Ellerich Bahnhof' }).waitFor()
  await page.locator('html[lang=en]').waitFor()
  await expectSoundScreen(english)
})

journey('it keeps what was typed at the checkout', async ({ visit }) => {
  const german = await visit()
  const { page, email } = german
  await reachCheckout(german)
  await fillBuyer(german)
  const english = await switchTo(german, 'en')
  await page.waitForURL(/\/checkout/)
  const field = page.getByRole('textbox', { name: english.t('checkout.address.email') })
  await field.waitFor()
  await expect.poll(() => field.inputValue()).toBe(email)
})

journey('it translates the tickets in the cart', async ({ visit }) => {
  const german = await visit()
  await enterShop(german)
  await takeProduct(german, DOG.de.product)
  await goToCart(german)
  await german.page.getByRole('heading', { level: 3, name: DOG.de.ticket }).waitFor()
  await switchTo(german, 'en')
  await german.page.getByRole('heading', { level: 3, name: DOG.en.ticket }).waitFor()
})

journey('the whole purchase speaks English, the provider and the mail too', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, email } = passenger
  await reachCheckout(passenger)
  await expectSoundScreen(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  await page.getByRole('region', { name: DOG.en.ticket }).waitFor()
  await expectSoundScreen(passenger)
  const mail = await mailTo(email)
  expect(mail.text).toContain(DOG.en.ticket)
  expect(mail.text).not.toContain(DOG.de.ticket)
})
