import { officeRoutes, routes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = ['AllowedToUseAdminPanel', 'AllowedToEditPages', 'AllowedToReleasePages'] as const

journey('staff write a page, which everybody reads, and take it away again', async ({ visit }) => {
  const staff = await visit({ language: 'en', width: 1280 })
  const { page, t } = staff
  await beginWork(staff, RIGHTS)
  await page.goto(product.shop + officeRoutes.adminDynamicPages.en)
  await headline(staff, t('frame.titles.dynamicPages'))
  await page.getByLabel(t('pagesOfShop.language'), { exact: true }).selectOption('en')
  await expectSoundScreen(staff)
  const row = page.getByRole('row').filter({ hasText: t('pagesOfShop.names.contact') })
  await row.getByText(t('pagesOfShop.generated')).waitFor()
  await row.getByRole('link').click()
  await headline(staff, t('frame.titles.dynamicPage'))
  const title = `Write to us, ${Date.now()}`
  await page.getByLabel(t('pagesOfShop.title'), { exact: true }).fill(title)
  const content = page.getByRole('textbox', { name: t('pagesOfShop.content'), exact: true })
  await content.filter({ hasText: '@' }).waitFor()
  await expectSoundScreen(staff)
  await page.getByText(t('richText.asMarkup'), { exact: true }).click()
  await content.fill(
    '<h2>By letter</h2><p onclick="x()">Way 1<br>12345 Place</p><ul><li>or come<script>x()</script></li></ul>',
  )
  await page.getByRole('button', { name: t('pagesOfShop.preview') }).click()
  await page
    .getByRole('region', { name: t('pagesOfShop.previewOf') })
    .getByText('or come')
    .waitFor()
  await expectSoundScreen(staff)
  await page.getByRole('button', { name: t('pagesOfShop.saveDraft') }).click()
  await page.getByText(t('pagesOfShop.saved')).waitFor()
  expect(await content.inputValue()).toBe(
    '<h2>By letter</h2>\n<p>Way 1<br>12345 Place</p>\n<ul>\n<li>or come</li>\n</ul>',
  )
  // The same in the editor, where a line is added by the keyboard alone.
  await page.getByText(t('richText.asWords'), { exact: true }).click()
  await content.getByText('or come').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' by')
  await page.getByRole('button', { name: t('pagesOfShop.saveDraft') }).click()
  await page.getByText(t('pagesOfShop.saved')).waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
  await page.getByRole('button', { name: t('pagesOfShop.release.yes') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('pagesOfShop.release.yes') })
    .click()
  await page.getByText(t('pagesOfShop.released')).waitFor()

  const passenger = await visit({ language: 'en' })
  // Until all processes have heard of what was written last.
  await expect
    .poll(async () => {
      await passenger.page.goto(product.shop + routes.contact.en)
      const [heading, line] = [
        passenger.page.getByRole('heading', { level: 1 }),
        passenger.page.getByRole('main').getByRole('listitem').filter({ hasText: 'or come' }),
      ]
      return [await heading.textContent(), await line.count(), ...(await line.allTextContents())]
    })
    .toEqual([title, 1, 'or come by'])
  await expectSoundScreen(passenger)
  await passenger.page.goto(product.shop + routes.terms.en)
  await passenger.page
    .getByRole('contentinfo')
    .getByRole('link', { name: passenger.t('frame.titles.contact'), exact: true })
    .click()
  await headline(passenger, title)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(product.shop + officeRoutes.adminDynamicPages.en)
  const mine = page.getByRole('row').filter({ hasText: title })
  await mine.getByText(t('pagesOfShop.written')).waitFor()
  await mine.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('pagesOfShop.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('pagesOfShop.remove') })
    .click()
  await mine.waitFor({ state: 'detached' })
})
