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
  { language: 'de', contrast: 'usual', width: 1280 },
  { language: 'en', contrast: 'high', width: 360 },
] as const
const MORE_LOOKS = [
  { language: 'en', contrast: 'usual', width: 768 },
  { language: 'de', contrast: 'high', width: 1920 },
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

const useContrast = ({ page, t }: Passenger, contrast: string) =>
  contrast === 'high' ? page.getByRole('button', { name: t('frame.footer.contrastOn') }).click() : undefined

for (const { language, contrast, width } of looks) {
  journey(`every screen of the staff is sound (${language}, ${contrast} contrast, ${width} px)`, async ({ visit }) => {
    const staff = await visit({ language, width })
    staff.expectTrouble(/status of 40[134]/)
    await staff.page.goto(`${product.shop}/admin`)
    await signInStaff(staff, EVERYTHING, DEMO_PASSWORD)
    await headline(staff, staff.t('signIn.staff.portal.headline'))
    await useContrast(staff, contrast)
    await lookAtAll(staff, 'staff', exampleOf)
  })

  journey(`every screen of the portal is sound (${language}, ${contrast} contrast, ${width} px)`, async ({ visit }) => {
    const payer = await visit({ language, width })
    await signInToPortal(payer, 'landkreis@example.org')
    await useContrast(payer, contrast)
    const first = payer.page.getByRole('main').getByRole('row').getByRole('link').first()
    const organisation =
      new URL((await first.getAttribute('href')) ?? '', product.shop).pathname.split('/').at(-1) ?? ''
    await lookAtAll(payer, 'portal', path => path.replace(':id', organisation))
  })
}
