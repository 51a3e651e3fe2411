import { readFileSync } from 'node:fs'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { withAccount } from './support/account.ts'
import { journeyIn } from './support/each-language.ts'
import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { CARDS, confirmAtBank, enterCard } from './support/pages/pay-page.ts'
import { reachCheckout } from './support/pages/purchase.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const FEEDBACK = routes.feedback
const ADDRESSES = routes.addresses

journeyIn(
  'de',
  'the message of the day is read once',
  async passenger => {
    const { page, t } = passenger
    await enterShop(passenger)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog
      .getByRole('button', { name: t('common.close') })
      .last()
      .click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await expectSoundScreen(passenger)
    expect(await dialog.count()).toBe(0)
  },
  { messages: true },
)

journeyIn('en', 'somebody lost something and tells us', async passenger => {
  const { page, t, language } = passenger
  await enterShop(passenger, FEEDBACK[language])
  await page.getByRole('radio').nth(4).check()
  await page.locator('[name=item]').fill('Schirm')
  await page.locator('[name=date]').fill('2026-11-20')
  await page.locator('[name=message]').fill('Rot mit Punkten')
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('feedback.submit') }).click()
  await page.getByRole('heading', { level: 1, name: t('feedback.doneHeadline') }).waitFor()
  await expectSoundScreen(passenger)
})

journeyIn('de', 'an address is completed from the register and kept', async passenger => {
  const { page, t, language } = passenger
  await enterShop(passenger)
  await withAccount(passenger)
  await page.goto(product.shop + ADDRESSES[language])
  await page.getByRole('button', { name: t('addresses.add') }).click()
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(t('address.city')).fill('Falk')
  await page.getByRole('option', { name: '99981 Falkenbrück' }).click()
  await field(t('address.street')).fill('Bahnhofsp')
  await page.getByRole('option', { name: 'Bahnhofsplatz' }).click()
  await field(t('address.houseNumber')).fill('1a')
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('addresses.save') }).click()
  await page.getByText(t('addresses.saved')).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Bahnhofsplatz 1a' }).waitFor()
  await expectSoundScreen(passenger)
})

journey('a ticket goes into the wallet as a signed pass', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, t } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await enterCard(passenger, CARDS.paid)
  await confirmAtBank(passenger)
  await ticketIsThere(passenger)
  await expectSoundScreen(passenger)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('confirmation.wallet.apple') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ticket.pkpass')
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})
