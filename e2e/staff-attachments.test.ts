import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** The shortest PDF with a page; `note` makes it another file. */
const pdfOf = (note: string): Buffer =>
  Buffer.from(
    [
      `%PDF-1.4 % ${note}`,
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >> endobj',
      'trailer << /Root 1 0 R /Size 4 >>',
      '%%EOF',
    ].join('\n'),
  )

journeyInEachLanguage(
  'staff upload a file, choose it for a group of tickets, take it out again and delete it',
  async staff => {
    const { page, t, email } = staff
    await beginWork(staff, ['AllowedToUseAdminPanel', 'AllowedToManageAttachments'])
    await page.goto(product.shop + officeRoutes.adminAttachments[staff.language])
    await headline(staff, t('frame.titles.attachments'))
    const name = `${email.replaceAll(/\W/g, '-')}.pdf`
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfOf(email) })
    const file = page
      .getByRole('table', { name: t('attachments.files') })
      .getByRole('row')
      .filter({ hasText: name })
    await file.getByText(t('attachments.unused')).waitFor()
    await expectSoundScreen(staff)
    const groups = page.getByRole('table', { name: t('attachments.groups') })
    const group = groups.getByRole('row').filter({ hasText: t('attachments.allGroups') })
    const choose = async () => {
      await group.getByRole('button').click()
      await page.getByRole('menuitem', { name: t('attachments.choose') }).click()
    }
    await choose()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: t('attachments.files') }).click()
    await page.getByRole('option', { name }).click()
    await expectSoundScreen(staff)
    await form.getByRole('button', { name: t('common.save') }).click()
    await group.getByText(name).waitFor()
    await file.getByText(t('attachments.used')).waitFor()
    expect(await file.getByRole('button').count()).toBe(0)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 1280, height: 800 })
    await choose()
    await form.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
    await form.getByRole('button', { name: t('common.save') }).click()
    await file.getByText(t('attachments.unused')).waitFor()
    await file.getByRole('button').click()
    await page.getByRole('menuitem', { name: t('attachments.remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('attachments.remove') })
      .click()
    await file.waitFor({ state: 'detached' })
  },
  { width: 1280 },
)
