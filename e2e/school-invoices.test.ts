import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { amountsIn, fetchPdf, latestInvoice } from './support/pages/invoices.ts'
import { openEntry, signInToPortal } from './support/pages/portal.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const

journey('the invoice of a month is the same for a county, in its report and for staff', async ({ visit }) => {
  const county = await visit({ language: 'de' })
  const { page, t } = county
  await signInToPortal(county, 'landkreis@example.org')
  const invoice = await latestInvoice(county)
  expect(invoice.dueCents).toBeGreaterThan(0)
  await expectSoundScreen(county)
  const pdf = await fetchPdf(county, invoice.number)
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('factur-x.xml')

  await openEntry(county, 'financialReport')
  // What is shown at first is there: the year.
  await page
    .getByRole('listitem')
    .filter({ hasText: t('school.report.sum') })
    .first()
    .waitFor()
  await page.getByLabel(t('school.report.span')).selectOption({ label: invoice.month })
  const sum = page
    .getByRole('listitem')
    .filter({ hasText: t('school.report.sum') })
    .first()
  await expect.poll(async () => amountsIn(await sum.innerText())).toEqual([invoice.dueCents])
  await expectSoundScreen(county)

  const staff = await visit({ language: 'de' })
  await beginWork(staff, RIGHTS)
  await staff.page.goto(`${product.shop}${officeRoutes.adminInvoices.de}?search=${invoice.number}`)
  await staff.page.getByRole('link', { name: invoice.number }).click()
  await headline(staff, `${t('invoices.kinds.invoice')} ${invoice.number}`)
  const lines = staff.page.getByRole('table', { name: t('invoices.lines') }).getByRole('row')
  await lines.nth(1).waitFor()
  const told = await lines.allInnerTexts()
  // What one costs, and what all of them come to.
  const gross = told.slice(1).map(text => amountsIn(text).at(-1) ?? 0)
  expect(gross.reduce((total, cents) => total + cents, 0)).toBe(invoice.dueCents)
  await expectSoundScreen(staff)
  await lines
    .nth(1)
    .getByRole('button', { name: t('invoices.showClaims') })
    .click()
  const claims = staff.page.getByRole('dialog')
  await claims.getByRole('row').nth(1).waitFor()
  await expectSoundScreen(staff)
})
