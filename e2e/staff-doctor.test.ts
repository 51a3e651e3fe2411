import { DEMO_PASSWORD } from '@billett/demo-region'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { headline, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'

journey('what the doctor found is read on a phone without scrolling sideways', async ({ visit }) => {
  const staff = await visit({ language: 'de', width: 360 })
  const { page, t } = staff
  staff.expectTrouble(/status of 40[134]/)
  await page.goto(`${product.shop}/admin`)
  await signInStaff(staff, 'amsel', DEMO_PASSWORD)
  await headline(staff, t('signIn.staff.portal.headline'))
  await page.goto(`${product.shop}/admin/zustand`)
  const table = page.getByRole('region', { name: t('frame.titles.doctor') })
  await table.getByRole('rowheader').first().waitFor()
  const { content, frame } = await table.evaluate(({ scrollWidth, clientWidth }) => ({
    content: scrollWidth,
    frame: clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(frame)
})
