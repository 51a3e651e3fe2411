import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { mailAbout } from './support/mails.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { DOG, reachCheckout } from './support/pages/purchase.ts'
import { takeProduct } from './support/pages/shop-window.ts'
import { beginWork, headline, newStaff, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('staff find the order of somebody who calls, look at it, and send the list on', async ({ visit }) => {
  const caller = await visit({ language: 'de' })
  await reachCheckout(caller)
  await orderAsGuest(caller, 'wallet')
  await payByWallet(caller)
  await ticketIsThere(caller)

  const staff = await visit({ language: 'de', width: 1280 })
  const { page, t } = staff
  const username = await newStaff(staff, ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'])
  await signInStaff(staff, username, PASSWORD)
  await headline(staff, t('signIn.staff.portal.headline'))
  await page
    .getByRole('navigation', { name: t('office.menu.label') })
    .getByRole('link', { name: t('frame.titles.orders'), exact: true })
    .click()
  await headline(staff, t('frame.titles.orders'))
  await page.getByRole('searchbox', { name: t('orders.search') }).fill(caller.email)
  await page.getByText(t('orders.found', { count: 1 }), { exact: true }).waitFor()
  const { ticket, price } = DOG.de
  const row = page.getByRole('row').filter({ hasText: ticket })
  // How many there are may be known before they are shown.
  await expect.poll(() => row.count()).toBe(1)
  await row.filter({ hasText: price }).waitFor()
  expect(await row.textContent()).not.toContain(caller.email)
  // A row is one line high.
  expect((await row.boundingBox())?.height).toBeLessThan(34)
  await expectSoundScreen(staff)

  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(ticket).first().waitFor()
  await dialog.getByText(t('orders.parts.movements')).waitFor()
  await expectSoundScreen(staff)
  await page.reload()
  await dialog.getByText(ticket).first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await row.waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
  // What chooses all of them has room for its words: they do not lie over the head beside it.
  const choosesAll = page.getByRole('columnheader').getByRole('checkbox').locator('xpath=..')
  expect(await choosesAll.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

journey('staff cancel one booking of an order, and its buyer reads that the money comes back', async ({ visit }) => {
  const buyer = await visit({ language: 'de' })
  await enterShop(buyer)
  await takeProduct(buyer, 'Lührtal-Tagesticket', 'Erwachsene')
  await takeProduct(buyer, 'Hundeticket')
  await goToCart(buyer)
  await goToCheckout(buyer)
  await orderAsGuest(buyer, 'wallet')
  await payByWallet(buyer)
  await ticketIsThere(buyer, 'many')

  const staff = await visit({ language: 'de', width: 1280 })
  const { page, t } = staff
  const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeOrders', 'AllowedToCancelOrders'] as const
  await beginWork(staff, rights)
  await page.goto(`${product.shop}${officeRoutes.adminOrders.de}?search=${encodeURIComponent(buyer.email)}`)
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: t('orders.cancel.open') }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: t('orders.cancel.which') })
  await dialog.getByRole('radio', { name: t('orders.cancel.some') }).check()
  await dialog.getByRole('checkbox', { name: /Hunde/ }).check()
  await dialog.getByText(t('orders.cancel.restStays')).waitFor()
  await expectSoundScreen(staff)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
  await dialog.getByRole('button', { name: /^1 Buchung stornieren/ }).click()
  await page.getByText(t('orders.cancel.done')).waitFor()
  await page.getByRole('dialog').getByText(t('orders.states.partlyCancelled'), { exact: true }).first().waitFor()
  await mailAbout(buyer.email, /storn|erstatt|zurück/i)
})
