import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { openProduct, takeProduct } from './support/pages/shop-window.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('a day ticket from the shop window, whose price is explained before it is bought', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  const dialog = await openProduct(passenger, 'Lührtal-Tagesticket')
  await dialog.getByRole('button', { name: t('tickets.why') }).click()
  await page.getByRole('dialog').last().getByText('7 %').first().waitFor()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('common.close') })
    .last()
    .click()
  await dialog
    .getByRole('button', { name: t('common.close') })
    .first()
    .click()

  await takeProduct(passenger, 'Lührtal-Tagesticket', 'Erwachsene')
  await goToCart(passenger)
  await page.getByText('25,90 €').first().waitFor()
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
  const { document, validity } = await inspect(page.getByRole('img', { name: /Tagesticket/ }))
  expect(document.value).toMatchObject({ price: 2590 })
  expect(validity.until.slice(-5)).toBe('04:00')
})

journey('a personal ticket asks for its passenger, and the barcode names them', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await takeProduct(passenger, 'LührtalCard')
  await goToCart(passenger)
  await goToCheckout(passenger)
  const step = page.getByRole('region', { name: t('checkout.passengers.title') })
  await step.getByRole('textbox', { name: t('common.person.firstName') }).fill('Leonie')
  await step.getByRole('textbox', { name: t('common.person.lastName') }).fill('Zeiß')
  await step.getByLabel(t('common.person.birthDate')).fill('1998-02-28')
  await expectSoundScreen(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
  const { document, travelers } = await inspect(page.getByRole('img', { name: /LührtalCard/ }))
  expect(document.kind).toBe('pass')
  expect(travelers).toMatchObject([{ firstName: 'Leonie', lastName: 'Zeiß', yearOfBirth: 1998, monthOfBirth: 2 }])
})
