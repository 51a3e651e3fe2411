import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { openWorkshop } from './support/workshop.ts'

const PAGE = 'src/features/notices/AnnouncementPage.tsx'
const HEADLINE = `headline={t('pages.announcement.headline')}`

journey(
  'while one develops the shop is drawn, taken over by its scripts, and follows its sources',
  async ({ visit }) => {
    const { page, t } = await visit({ language: 'en' })
    const workshop = await openWorkshop()
    try {
      const address = `${workshop.url}/announcement`
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: t('pages.announcement.headline') }).waitFor()
      await page.getByRole('button', { name: t('cookies.reject') }).click()
      await page.getByRole('button', { name: t('cookies.reject') }).waitFor({ state: 'hidden' })

      workshop.change(PAGE, HEADLINE, `headline="Changed just now"`)
      await page.getByRole('heading', { level: 1, name: 'Changed just now' }).waitFor()

      const drawn = await page.request.get(address)
      expect(await drawn.text()).toMatch(/<h1[^>]*>Changed just now</)
    } finally {
      // Before the connection it watches ends.
      await page.close()
      await workshop.close()
    }
  },
)
