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

/** Of the demo: who may do everything; and of the portal, whose screens differ by what they are. */
const EVERYTHING = 'amsel'
const OF_PORTAL = { county: 'landkreis', school: 'sekretariat', company: 'personal' } as const

/** At a desk, and on a phone that somebody has at hand; each screen is seen in its own journey besides. */
const LOOKS = [
  { who: ['staff'], language: 'de', look: 'light', width: 1280 },
  { who: ['county'], language: 'en', look: 'dark', width: 360 },
] as const
const MORE_LOOKS = [
  { who: ['school'], language: 'de', look: 'light', width: 360 },
  { who: ['company'], language: 'en', look: 'high contrast', width: 360 },
  { who: ['county', 'company'], language: 'de', look: 'light', width: 1280 },
  { who: ['staff', 'school'], language: 'en', look: 'dark', width: 360 },
  { who: ['staff', 'county', 'school'], language: 'en', look: 'high contrast', width: 768 },
  { who: ['staff', 'county', 'company'], language: 'de', look: 'dark', width: 1920 },
] as const
type Look = (typeof LOOKS | typeof MORE_LOOKS)[number]['look']
const looks = isProof ? [...LOOKS, ...MORE_LOOKS] : LOOKS

async function lookAt(person: Passenger, paths: readonly string[]) {
  const { page } = person
  for (const path of paths) {
    await page.goto(product.shop + path)
    await expectSoundScreen(person)
    expect(new URL(page.url()).pathname, path).toBe(path)
  }
}

/** All screens with this access, each with an example of what it is about. */
const pathsOf = (access: 'staff' | 'portal', language: Passenger['language'], exampled: (path: string) => string) =>
  Object.values(officeRoutes).flatMap(route => (route.access === access ? exampled(route[language]) : []))

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
  await lookAt(staff, pathsOf('staff', staff.language, exampleOf))
}

/** The help tells of each screen that somebody has, with the way to it. */
async function ownPaths({ page }: Passenger): Promise<string[]> {
  await page.goto(`${product.shop}/help`)
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  await links.first().waitFor()
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  return hrefs.map(href => new URL(href, product.shop).pathname)
}

async function lookAtPortal(person: Passenger, who: keyof typeof OF_PORTAL, look: Look): Promise<void> {
  await signInToPortal(person, `${OF_PORTAL[who]}@example.org`)
  await choose(person, look)
  const first = person.page.getByRole('main').getByRole('row').getByRole('link').first()
  const { pathname } = new URL((await first.getAttribute('href')) ?? '', product.shop)
  const organisation = pathname.split('/').at(-1) ?? ''
  const all = pathsOf('portal', person.language, path => path.replace(':id', organisation))
  const own =
    who === 'county' ? all : [...(await ownPaths(person)), pathname, '/help', `/studentImport/${organisation}`]
  await lookAt(person, [...new Set(own)])
}

for (const { who, language, look, width } of looks)
  for (const one of who)
    journey(`every screen of the ${one} is sound (${language}, ${look}, ${width} px)`, async ({ visit }) => {
      const person = await visit({ language, width })
      await (one === 'staff' ? lookAtStaff(person, look) : lookAtPortal(person, one, look))
    })
