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

/** At a desk, and on a phone that somebody has at hand; each screen is seen in its own journey besides. */
const LOOKS = [
  { who: ['staff'], language: 'de', look: 'light', width: 1280 },
  { who: ['portal'], language: 'en', look: 'dark', width: 360 },
] as const
const MORE_LOOKS = [
  { who: ['portal'], language: 'de', look: 'light', width: 1280 },
  { who: ['staff'], language: 'en', look: 'dark', width: 360 },
  { who: ['staff', 'portal'], language: 'en', look: 'high contrast', width: 768 },
  { who: ['staff', 'portal'], language: 'de', look: 'dark', width: 1920 },
] as const
type Look = (typeof LOOKS | typeof MORE_LOOKS)[number]['look']
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

async function choose({ page, t }: Passenger, look: Look): Promise<void> {
  if (look === 'high contrast') await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
  if (look !== 'dark') return
  await page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
  await page.getByRole('menuitem', { name: t('office.dark') }).click()
}

async function lookAtStaff(staff: Passenger, look: Look): Promise<void> {
  staff.expectTrouble(/status of 40[134]/)
  await staff.page.goto(`${product.shop}/admin`)
  await signInStaff(staff, EVERYTHING, DEMO_PASSWORD)
  await headline(staff, staff.t('signIn.staff.portal.headline'))
  await choose(staff, look)
  await lookAtAll(staff, 'staff', exampleOf)
}

async function lookAtPortal(payer: Passenger, look: Look): Promise<void> {
  await signInToPortal(payer, 'landkreis@example.org')
  await choose(payer, look)
  const first = payer.page.getByRole('main').getByRole('row').getByRole('link').first()
  const { pathname } = new URL((await first.getAttribute('href')) ?? '', product.shop)
  const organisation = pathname.split('/').at(-1) ?? ''
  await lookAtAll(payer, 'portal', path => path.replace(':id', organisation))
}

for (const { who, language, look, width } of looks)
  for (const access of who)
    journey(`every screen of the ${access} is sound (${language}, ${look}, ${width} px)`, async ({ visit }) => {
      const person = await visit({ language, width })
      await (access === 'staff' ? lookAtStaff : lookAtPortal)(person, look)
    })
