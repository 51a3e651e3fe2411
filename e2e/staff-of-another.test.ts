import { readFile } from 'node:fs/promises'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { hasAccount, PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { reachCheckout } from './support/pages/purchase.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { openShopOfAnother } from './support/shop-of-another.ts'

/** Lists of staff, what opens a row of them, and how they say that there is nothing. */
const LISTS = [
  { list: 'adminOrders', row: 'order', none: 'orders.found', gone: /Diese Bestellung haben wir nicht gefunden/ },
  { list: 'adminUsers', row: 'user', none: 'users.found', gone: /Dieses Konto haben wir nicht gefunden/ },
  { list: 'adminContracts', row: 'contract', none: 'contracts.found', gone: /Diesen Vertrag gibt es nicht/ },
] as const

const firstRow = ({ page }: Passenger) => page.getByRole('main').getByRole('rowheader').first()

/** The address of the first row that our own administrator sees, below its list. */
async function addressOfRow(ours: Passenger, path: string): Promise<string> {
  await ours.page.goto(product.shop + path)
  return (await firstRow(ours).getByRole('link').getAttribute('href')) ?? ''
}

/** Writes a message that nobody is shown for years. */
async function writeMessage({ page, t }: Passenger, title: string): Promise<void> {
  await page.goto(product.shop + officeRoutes.adminMessages.de)
  await page.getByRole('button', { name: t('messages.create') }).click()
  const dialog = page.getByRole('dialog')
  for (const spoken of ['de', 'en'] as const) {
    await dialog.getByLabel(t(`messages.titleOf.${spoken}`), { exact: true }).fill(title)
    await dialog.getByRole('textbox', { name: t(`messages.textOf.${spoken}`), exact: true }).fill('Gesperrt')
  }
  await dialog.getByLabel(t('messages.from'), { exact: true }).fill('2045-01-01T08:00')
  await dialog.getByLabel(t('messages.to'), { exact: true }).fill('2045-01-02T08:00')
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: title }).waitFor()
}

journey('an administrator of another company is shown nothing of ours, wherever they look', async ({ visit }) => {
  const buyer = await visit({ language: 'de' })
  await hasAccount(buyer)
  await reachCheckout(buyer)
  await orderAsGuest(buyer, 'wallet')
  await payByWallet(buyer)
  await ticketIsThere(buyer)

  const ours = await visit({ language: 'de', width: 1280 })
  const mine = await newStaff(ours, ['IsAdministrator'])
  await signInStaff(ours, mine, PASSWORD)
  await headline(ours, ours.t('signIn.staff.portal.headline'))
  await writeMessage(ours, ours.email)
  const sought = encodeURIComponent(buyer.email)
  const found = {
    adminOrders: await addressOfRow(ours, `${officeRoutes.adminOrders.de}?span=all&search=${sought}`),
    adminUsers: await addressOfRow(ours, `${officeRoutes.adminUsers.de}?search=${sought}`),
    adminContracts: await addressOfRow(ours, officeRoutes.adminContracts.de),
  }
  const act = await addressOfRow(ours, `${officeRoutes.adminAudit.de}?search=${mine}`)

  const shop = await openShopOfAnother()
  try {
    const theirs = await visit({ language: 'de', width: 1280 })
    const { page, t } = theirs
    const name = await newStaff(theirs, ['IsAdministrator'])
    await shop.hire(theirs.email)
    await page.goto(`${shop.url}/admin`)
    await signInStaff(theirs, name, PASSWORD)
    await headline(theirs, t('signIn.staff.portal.headline'))
    await expectSoundScreen(theirs)
    theirs.expectTrouble(/status of 404/)
    for (const { list, row, none, gone } of LISTS) {
      await page.goto(shop.url + found[list])
      await page.getByRole('dialog').getByText(gone).waitFor()
      expect(new URL(page.url()).searchParams.get(row)).not.toBe(null)
      await page.keyboard.press('Escape')
      await page.getByText(t(none, { count: 0 }), { exact: true }).waitFor()
      expect(await firstRow(theirs).count()).toBe(0)
    }
    await page.goto(`${shop.url}${officeRoutes.adminOrders.de}?span=all`)
    await page.getByText(t('orders.found', { count: 0 }), { exact: true }).waitFor()
    await page.getByRole('button', { name: t('lists.export') }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t('lists.formats.csv') }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).not.toContain(mine)
    await page.goto(shop.url + officeRoutes.adminMessages.de)
    await page.getByText(/^\d+ Nachricht/).waitFor()
    expect(await page.getByRole('row').filter({ hasText: ours.email }).count()).toBe(0)
    await page.goto(shop.url + act)
    await page.getByText(t('audit.found', { count: 0 }), { exact: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  } finally {
    await shop.close()
  }
})
