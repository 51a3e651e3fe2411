import { readFile } from 'node:fs/promises'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journeyInEachLanguage } from './support/each-language.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = ['AllowedToUseAdminPanel', 'AllowedToEditConfiguration'] as const

/** What search engines read, and no passenger. */
const ENTRY = 'keywords.de'

journeyInEachLanguage(
  'staff find a value of the settings, change it as a draft, see what would change, and throw it away',
  async staff => {
    const { page, t, language } = staff
    await signInStaff(staff, await newStaff(staff, RIGHTS), PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await page.goto(product.shop + officeRoutes.adminSettings[language])
    await headline(staff, t('frame.titles.settings'))
    const list = page.getByRole('table', { name: t('frame.titles.settings'), exact: true })
    const row = list.getByRole('row').filter({ hasText: ENTRY })
    await list.getByText(t('settings.marks.default'), { exact: true }).first().waitFor()
    await expectSoundScreen(staff)
    // Of a long list the rows in sight are drawn.
    await page.getByRole('searchbox').fill('keywords')
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('keywords')
    await row.getByText(t('settings.marks.default'), { exact: true }).waitFor()
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: t('settings.change'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const words = `Fahrkarten, ${Date.now()}`
    await dialog.getByLabel(t('settings.value'), { exact: true }).fill(words)
    await expectSoundScreen(staff)
    await dialog.getByRole('button', { name: t('settings.saveDraft') }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText(t('settings.marks.waiting'), { exact: true }).waitFor()
    await page.getByText(t('settings.waiting', { count: 1 })).click()
    await page
      .getByRole('table', { name: t('settings.differences') })
      .getByText(words)
      .waitFor()
    await expectSoundScreen(staff)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('settings.download') }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.json$/)
    await page.getByRole('button', { name: t('settings.upload') }).click()
    const choose = (text: string) =>
      dialog.locator('input[type=file]').setInputFiles({
        name: download.suggestedFilename(),
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    await choose(await readFile(await download.path(), 'utf8'))
    await dialog.getByText(t('settings.nothingNew')).waitFor()
    await choose(JSON.stringify({ config: { htmlHeader: { keywords: { de: `${words}, Busse` } } } }))
    await dialog.getByText(t('settings.validFile')).waitFor()
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await dialog.getByRole('button', { name: t('settings.saveDraft') }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText(`${words}, Busse`).waitFor()
    await expectSoundScreen(staff)
    await page.getByRole('button', { name: t('settings.discard') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('settings.discard') })
      .click()
    await row.getByText(t('settings.marks.default'), { exact: true }).waitFor()
    await expectSoundScreen(staff)
  },
  { width: 1280 },
)

journeyInEachLanguage(
  'staff add a text of their own to the settings by a name, at the keyboard of a phone as well',
  async staff => {
    const { page, t, language } = staff
    await signInStaff(staff, await newStaff(staff, RIGHTS), PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await page.goto(`${product.shop}${officeRoutes.adminSettings[language]}?entry=texts.translations.de`)
    const form = page.getByRole('dialog', {
      name: t('settings.changeTitle', { name: language === 'de' ? 'Eigene Texte · Deutsch' : 'Own texts · German' }),
    })
    await form.getByRole('button', { name: t('settings.nestedAdd') }).click()
    const nested = page.getByRole('dialog', { name: t('settings.nestedAdd') })
    await nested.getByLabel(t('settings.nestedName'), { exact: true }).fill('footer.contact')
    await nested.getByLabel(t('settings.value'), { exact: true }).fill('So erreichen Sie uns')
    await expectSoundScreen(staff)
    await nested.getByRole('button', { name: t('settings.apply') }).press('Enter')
    await form.getByRole('row').filter({ hasText: 'So erreichen Sie uns' }).waitFor()
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await form.getByRole('button', { name: t('settings.nestedChange', { name: 'footer.contact' }) }).press('Enter')
    await expectSoundScreen(staff)
    await page.keyboard.press('Escape')
    await nested.waitFor({ state: 'detached' })
    await form.getByRole('button', { name: t('settings.nestedRemove', { name: 'footer.contact' }) }).press('Enter')
    await expectSoundScreen(staff)
  },
  { width: 1280 },
)
