import { DEMO_PASSWORD } from '@billett/demo-region'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { exampleOf } from './support/example-path.ts'
import { journey } from './support/journey.ts'
import { signInToPortal } from './support/pages/portal.ts'
import { headline, signInStaff } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { isProof } from './support/proof.ts'
import { expectSoundScreen } from './support/screen.ts'

/** At a desk, and on a phone that somebody has at hand. */
const LOOKS = [
  { language: 'de', look: 'light', width: 1280 },
  { language: 'en', look: 'dark', width: 360 },
] as const
const MORE_LOOKS = [
  { language: 'en', look: 'high contrast', width: 768 },
  { language: 'de', look: 'dark', width: 1920 },
] as const
const looks = isProof ? [...LOOKS, ...MORE_LOOKS] : LOOKS

/** Of the demo: who may do everything. */
const EVERYTHING = 'amsel'

async function lookAtAll(person: Passenger, access: 'staff' | 'portal', pathOf: (path: string) => string) {
  const { page, language } = person
  for (const route of Object.values(officeRoutes)) {
    if (route.access !== access) continue
    const path = pathOf(route[language])
    await page.goto(product.shop + path)
    await expectSoundScreen(person)
    expect(new URL(page.url()).pathname, path).toBe(path)
  }
}

async function choose({ page, t }: Passenger, look: (typeof looks)[number]['look']): Promise<void> {
  if (look === 'high contrast') await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
  if (look !== 'dark') return
  await page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
  await page.getByRole('menuitem', { name: t('office.dark') }).click()
}

for (const { language, look, width } of looks) {
  journey(`every screen of the staff is sound (${language}, ${look}, ${width} px)`, async ({ visit }) => {
    const staff = await visit({ language, width })
    staff.expectTrouble(/status of 40[134]/)
    await staff.page.goto(`${product.shop}/admin`)
    await signInStaff(staff, EVERYTHING, DEMO_PASSWORD)
    await headline(staff, staff.t('signIn.staff.portal.headline'))
    await choose(staff, look)
    await lookAtAll(staff, 'staff', exampleOf)
  })

  journey(`every screen of the portal is sound (${language}, ${look}, ${width} px)`, async ({ visit }) => {
    const payer = await visit({ language, width })
    await signInToPortal(payer, 'landkreis@example.org')
    await choose(payer, look)
    const first = payer.page.getByRole('main').getByRole('row').getByRole('link').first()
    const organisation =
      new URL((await first.getAttribute('href')) ?? '', product.shop).pathname.split('/').at(-1) ?? ''
    await lookAtAll(payer, 'portal', path => path.replace(':id', organisation))
  })
}
