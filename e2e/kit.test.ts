import { journey } from './support/journey.ts'
import { expectAccessible, expectFits } from './support/screen.ts'
import { openWorkshop } from './support/workshop.ts'

const LOOKS = [
  { language: 'de', look: '', width: 360 },
  { language: 'en', look: '&contrast=high', width: 768 },
  { language: 'en', look: '&mode=dark', width: 1280 },
] as const

journey('axe finds nothing in any block of the kit, and none sticks out of the screen', async ({ visit }) => {
  const passenger = await visit()
  const { page } = passenger
  const workshop = await openWorkshop()
  try {
    for (const { language, look, width } of LOOKS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${workshop.url}/office/@kit?language=${language}${look}`)
      await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByRole('group', { name: /\b5\b/ }).waitFor()
      await expectAccessible(passenger)
      await expectFits(passenger)
      await page.getByRole('button', { name: 'A form' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').getByRole('group').waitFor()
      await expectAccessible(passenger)
    }
  } finally {
    // Before the connection it watches ends.
    await page.close()
    await workshop.close()
  }
})
