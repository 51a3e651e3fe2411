import { readFile } from 'node:fs/promises'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { expectFocusOn, press, tick, type } from './support/keyboard.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { reachCheckout } from './support/pages/purchase.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'

journey(
  'staff narrow a list down, sort it, choose its columns, look at a row and take all of it away with the keyboard alone',
  async ({ visit }) => {
    const buyer = await visit({ language: 'de' })
    await reachCheckout(buyer)
    await orderAsGuest(buyer, 'wallet')
    await payByWallet(buyer)
    await ticketIsThere(buyer)

    const staff = await visit({ language: 'de', width: 1280, height: 800 })
    const { page, t } = staff
    const username = await newStaff(staff, ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'])
    await signInStaff(staff, username, PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await page.goto(`${product.shop}${officeRoutes.adminOrders.de}?span=day`)
    await headline(staff, t('frame.titles.orders'))

    const list = page.getByRole('table', { name: t('frame.titles.orders') })
    await type(staff, page.getByRole('searchbox', { name: t('orders.search') }), buyer.email)
    await page.getByText(t('orders.found', { count: 1 }), { exact: true }).waitFor()
    await press(staff, list.getByRole('columnheader', { name: t('orders.amount') }).getByRole('button'))
    await page.waitForURL(/sort=amount/)

    const columns = page.getByRole('button', { name: t('lists.columns') })
    await press(staff, columns)
    await tick(staff, page.getByRole('dialog').getByRole('checkbox', { name: t('orders.tickets') }))
    await page.waitForURL(/columns=/)
    await page.keyboard.press('Escape')
    await expectFocusOn(columns)
    await expect.poll(() => list.getByRole('columnheader', { name: t('orders.tickets') }).count()).toBe(0)

    const kept = page.url()
    const row = list.getByRole('rowheader').getByRole('link')
    const [number] = await row.allTextContents()
    await press(staff, row)
    await page.waitForURL(/order=/)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).toBe(kept)

    await press(staff, page.getByRole('button', { name: t('lists.export') }))
    await expectFocusOn(page.getByRole('menuitem', { name: t('lists.formats.csv') }))
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.slice(1, -1).map(line => line.split(';')[0])).toEqual([number])
  },
)
