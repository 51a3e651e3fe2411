import { officeRoutes } from '@billett/paths'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { headline } from './staff.ts'

/** Where the portal begins. */
export async function openPortal(person: Passenger): Promise<void> {
  const { page, t, language } = person
  await page.goto(`${product.shop}${officeRoutes.organisations[language]}?language=${language}`)
  await headline(person, t('frame.titles.organisations'))
}

/** The addresses of the portal's menu, as whoever is signed in has them. */
export const entriesOfMenu = ({ page, t }: Passenger): Promise<string[]> =>
  page
    .getByRole('navigation', { name: t('office.menu.label') })
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))

/** The dark look, and explanations above each screen. */
export async function chooseDarkAndExplained(person: Passenger): Promise<void> {
  const { page, t, language } = person
  await page.goto(product.shop + officeRoutes.portalSettings[language])
  for (const label of [t('school.settings.darkMode'), t('school.settings.tutorials')])
    await page.getByRole('switch', { name: label }).check()
}
