import { officeRoutes } from '@billett/paths'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { signInToDemo } from './held-subscription.ts'

/**
 * Signs in as one of the people of schools, authorities and companies, whom the shop hands over to their portal. How
 * it calls what they look after differs.
 */
export async function signInToPortal(person: Passenger, email: string): Promise<void> {
  const { page, language } = person
  await signInToDemo(person, email)
  await page.waitForURL(product.shop + officeRoutes.organisations[language])
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

type Entry =
  | 'approveDecline'
  | 'changeRequests'
  | 'contactPersons'
  | 'financialReport'
  | 'organisation'
  | 'organisations'
  | 'schoolDecisions'
  | 'schoolInvoices'

/** Opens an entry of the portal's menu. */
export async function openEntry({ page, t }: Passenger, entry: Entry): Promise<void> {
  await page
    .getByRole('link', { name: t(`frame.titles.${entry}`), exact: true })
    .first()
    .click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

/** What the school is called whose page is opened; until that is known the page has the name of its entry. */
export async function nameOfSchool(person: Passenger): Promise<string> {
  const { page, t } = person
  await openEntry(person, 'organisation')
  const entries = new RegExp(`${t('frame.titles.organisation')}|${t('frame.titles.organisations')}`)
  const named = page.getByRole('heading', { level: 1 }).filter({ hasNotText: entries })
  return (await named.textContent()) ?? ''
}
