import { readFileSync } from 'node:fs'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = ['AllowedToUseAdminPanel', 'AllowedToExecuteSqlStatements', 'AllowedToEditSqlStatements'] as const

journeyInEachLanguage(
  'staff write a statement, are told what is wrong with it, release it, run it and delete it',
  async staff => {
    const { page, t, language } = staff
    await beginWork(staff, RIGHTS)
    await page.goto(product.shop + officeRoutes.adminSqlStatements[language])
    await headline(staff, t('frame.titles.sqlStatements'))
    await expectSoundScreen(staff)
    await page.getByRole('button', { name: t('statements.create') }).click()
    const dialog = page.getByRole('dialog')
    const description = `Orders (${language}), ${Date.now()}`
    const field = dialog.getByLabel(t('statements.statement'), { exact: true })
    await dialog.getByLabel(t('statements.description'), { exact: true }).fill(description)
    await field.fill('select value from secret')
    await dialog.getByText(t('statements.views')).click()
    await dialog.getByText('invoice_number').waitFor()
    await expectSoundScreen(staff)
    staff.expectTrouble(/status of 400/)
    await dialog.getByRole('button', { name: t('statements.check') }).click()
    await dialog
      .getByText(/: secret$|secret$/)
      .last()
      .waitFor()
    await field.fill("select '=1+1' as formula, count(*) as n from orders where created_on < :to")
    await dialog.getByRole('button', { name: t('statements.check') }).click()
    await dialog.getByText(t('statements.checked')).waitFor()
    await expectSoundScreen(staff)
    await dialog.getByRole('button', { name: t('common.save') }).click()
    await dialog.waitFor({ state: 'detached' })
    const row = page.getByRole('row').filter({ hasText: description })
    await row.getByText(t('statements.states.draft')).waitFor()
    await expectSoundScreen(staff)
    const choose = async (act: string) => {
      await row.getByRole('button').click()
      await page.getByRole('menuitem', { name: act, exact: true }).click()
    }
    const agree = (act: string) => page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click()
    await choose(t('statements.release'))
    await agree(t('statements.release'))
    await row.getByText(t('statements.states.released')).waitFor()
    await choose(t('statements.run'))
    await dialog.getByLabel(t('statements.parameters.to')).fill('2000-01-01T00:00')
    await expectSoundScreen(staff)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t('statements.run') }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${description}.csv`)
    expect(readFileSync(await download.path(), 'utf8')).toBe(`\uFEFFformula;n\r\n'=1+1;0\r\n`)
    await dialog.waitFor({ state: 'detached' })
    await choose(t('statements.remove'))
    await agree(t('statements.remove'))
    await row.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
  },
  { width: 1280 },
)
