import { routes } from '@billett/paths'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { openWorkshop, type Workshop } from './support/workshop.ts'

/** Redux Toolkit, while one develops: that a check of its own took a busy machine long. */
const SLOW_CHECK = /InvariantMiddleware took \d+ms/

const HEADLINE = /headline=\{t\('[\w.]+'\)\}/

/** Changes the headline of the open page, and waits until that has come without loading it again. */
async function expectFollowed(page: Page, workshop: Workshop, file: string) {
  const headline = page.getByRole('heading', { level: 1 })
  await headline.waitFor()
  await page.evaluate(() => document.body.setAttribute('data-seen', 'true'))
  const before = await headline.textContent()
  workshop.change(file, HEADLINE, `headline="Changed just now"`)
  await page.locator('body[data-seen]').getByRole('heading', { level: 1, name: 'Changed just now' }).waitFor()
  expect(before).not.toContain('Changed')
}

journey('while one develops both apps follow their sources, and the shop is drawn from them', async ({ visit }) => {
  const { page, t, expectTrouble } = await visit({ language: 'en' })
  expectTrouble(SLOW_CHECK)
  const workshop = await openWorkshop()
  try {
    const address = `${workshop.url}${routes.announcement.en}`
    await page.goto(address)
    await page.getByRole('button', { name: t('cookies.reject') }).click()
    await page.getByRole('button', { name: t('cookies.reject') }).waitFor({ state: 'hidden' })
    await expectFollowed(page, workshop, 'shop/src/features/notices/AnnouncementPage.tsx')
    const drawn = await page.request.get(address)
    expect(await drawn.text()).toMatch(/<h1[^>]*>Changed just now</)

    // Drawn by the browser alone: what is seen is alive.
    await page.goto(workshop.url + routes.admin.en)
    await expectFollowed(page, workshop, 'office/src/features/login/StaffLoginPage.tsx')
  } finally {
    // Before the connection it watches ends.
    await page.close()
    await workshop.close()
  }
})
