import { readFile } from 'node:fs/promises'
import { officeRoutes, routes } from '@billett/paths'
import { expect } from 'vitest'
import { withAccount } from './support/account.ts'
import { journey } from './support/journey.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** On the screens that people work at, and on a phone. */
const WIDTHS = [1280, 768, 360]

journey('staff write a document for a customer, who downloads it, and take it back', async ({ visit }) => {
  const customer = await visit({ language: 'en' })
  await withAccount(customer)
  const staff = await visit({ language: 'de', width: 1280 })
  const { page, t } = staff
  const soundAtEachWidth = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectSoundScreen(staff)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeUsers', 'AllowedToEditUsers'] as const
  await beginWork(staff, [...rights, 'AllowedToSeePersonalDetails'])
  await page.goto(`${product.shop}${officeRoutes.adminUsers.de}?search=${encodeURIComponent(customer.email)}`)
  await headline(staff, t('frame.titles.users'))
  await page.getByRole('main').getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: t('customerDocuments.open') }).click()
  const list = page.getByRole('dialog').filter({ has: page.getByRole('table', { name: t('customerDocuments.open') }) })
  await list.last().getByText(t('customerDocuments.none')).waitFor()
  await soundAtEachWidth()
  await list
    .last()
    .getByRole('button', { name: t('customerDocuments.new') })
    .click()
  const form = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: t('customerDocuments.put') }) })
    .last()
  await form.getByLabel(t('customerDocuments.name')).fill('Antwort auf Ihre Frage')
  await form
    .getByLabel(t('customerDocuments.text'), { exact: true })
    .fill('Guten Tag,\n# Ihre Frage\ndas geht.\n- heute\n- morgen')
  await soundAtEachWidth()
  await form.getByRole('button', { name: t('customerDocuments.put') }).click()
  await page.getByText(t('customerDocuments.done')).first().waitFor()
  const row = list.last().getByRole('row').filter({ hasText: 'Antwort auf Ihre Frage' })
  await row.getByText(t('customerDocuments.unread')).waitFor()

  await customer.page.goto(product.shop + routes.documents.en)
  await customer.page.getByText(customer.t('documents.new'), { exact: true }).waitFor()
  await expectSoundScreen(customer)
  const coming = customer.page.waitForEvent('download')
  const name = customer.t('documents.downloadOf', { name: 'Antwort auf Ihre Frage' })
  await customer.page.getByRole('button', { name }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('Antwort auf Ihre Frage.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('customerDocuments.takeBack') }).click()
  const asked = page
    .getByRole('dialog')
    .filter({ has: page.getByLabel(t('customerDocuments.reason')) })
    .last()
  await asked.getByLabel(t('customerDocuments.reason')).fill('an die falsche Person geschrieben')
  await soundAtEachWidth()
  await asked.getByRole('button', { name: t('customerDocuments.takeBack') }).click()
  await page.getByText(t('customerDocuments.takenBack')).first().waitFor()
  await row.getByText(/zurückgenommen/).waitFor()
  await row.getByText(/geöffnet/).waitFor()
  await soundAtEachWidth()

  await customer.page.reload()
  await customer.page.getByText(customer.t('documents.none')).waitFor()
})
