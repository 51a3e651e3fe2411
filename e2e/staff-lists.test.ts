import { readFile } from 'node:fs/promises'
import { officeRoutes } from '@billett/paths'
import pg from 'pg'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { mailAbout } from './support/mails.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { reachCheckout } from './support/pages/purchase.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** The night passes: what was scheduled last is due. */
async function timePasses(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query('update list_schedule set next_on = now() where next_on is not null')
  } finally {
    await client.end()
  }
}

journey(
  'staff take away what they have narrowed down, keep it as a view, and are sent it by the clock',
  async ({ visit }) => {
    const buyer = await visit({ language: 'de' })
    await reachCheckout(buyer)
    await orderAsGuest(buyer, 'wallet')
    await payByWallet(buyer)
    await ticketIsThere(buyer)

    const staff = await visit({ language: 'de', width: 1280 })
    const { page, t } = staff
    const orders = `${product.shop}${officeRoutes.adminOrders.de}`
    const username = await newStaff(staff, ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'])
    await signInStaff(staff, username, PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await page.goto(`${orders}?span=day&states=completed&search=${encodeURIComponent(buyer.email)}`)
    await page.getByText(t('orders.found', { count: 1 }), { exact: true }).waitFor()
    const shown = await page.getByRole('rowheader').allTextContents()

    await page.getByRole('button', { name: t('lists.export') }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t('lists.formats.csv') }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.slice(1, -1).map(line => line.split(';')[0])).toEqual(shown)

    await page.getByRole('button', { name: t('lists.views.open') }).click()
    await page.getByRole('menuitem', { name: t('lists.views.save') }).click()
    const form = page.getByRole('dialog', { name: t('lists.views.saveTitle') })
    const view = `Heute ${username}`
    await form.getByLabel(t('lists.views.name')).fill(view)
    await form.getByRole('button', { name: t('lists.views.yes') }).click()
    await form.waitFor({ state: 'detached' })
    await page.goto(orders)
    await page.getByRole('button', { name: t('lists.views.open') }).click()
    await page.getByRole('menuitem', { name: view }).click()
    await page.waitForURL(/span=day&states=completed$/)

    await page.getByRole('button', { name: t('lists.views.open') }).click()
    await page.getByRole('menuitem', { name: t('lists.views.manage') }).click()
    await page.getByRole('dialog').getByRole('row').filter({ hasText: view }).getByRole('button').click()
    await page.getByRole('menuitem', { name: t('lists.views.schedule') }).click()
    const schedule = page.getByRole('dialog', { name: t('schedules.create') })
    await expectSoundScreen(staff)
    await schedule.getByRole('button', { name: t('common.save') }).click()
    await schedule.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: view }).waitFor()
    await timePasses()
    const { text } = await mailAbout(staff.email, view)
    expect(text).not.toContain(shown[0])
    expect(text).toContain(officeRoutes.adminSchedules.de)
    await page.reload()
    await page.getByText(t('schedules.states.done')).waitFor()
    await expectSoundScreen(staff)
  },
)
