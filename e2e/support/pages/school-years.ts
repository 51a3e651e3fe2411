import type { RollStep } from '@billett/domain'
import type { Passenger } from '../passenger.ts'
import { headline } from './staff.ts'

/** Opens the school years by the menu of the portal. */
export async function openYears(person: Passenger): Promise<void> {
  const { page, t } = person
  await page.getByRole('link', { name: t('frame.titles.schoolYears') }).click()
  await headline(person, t('frame.titles.schoolYears'))
}

/** Adds the next year with its usual days, of which applications are wanted from a day on. */
export async function addYear({ page, t }: Passenger, windowFrom?: string): Promise<void> {
  await page.getByRole('button', { name: t('school.years.add') }).click()
  await page.getByLabel(t('school.years.fields.from'), { exact: true }).waitFor()
  if (windowFrom !== undefined)
    await page.getByLabel(t('school.years.fields.windowFrom'), { exact: true }).fill(windowFrom)
  await page.getByRole('button', { name: t('common.save') }).click()
  await page.getByRole('navigation', { name: t('school.years.steps') }).waitFor()
}

/** Goes to a step of the year that is open. */
export async function toStep({ page, t }: Passenger, step: RollStep): Promise<void> {
  const words = t(`school.years.step.${step}`)
  await page.getByRole('button', { name: new RegExp(`^${words}`) }).click()
  await page.getByRole('heading', { name: words }).waitFor()
}

/** Says what a school has to say: after which grade its pupils leave, and that this is all. */
export async function planFirstSchool({ page, t }: Passenger, lastGrade?: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Eintragen:/ })
    .first()
    .click()
  if (lastGrade !== undefined) await page.getByLabel(t('school.years.lastGrade')).fill(lastGrade)
  await page.getByLabel(t('school.years.isDone')).check()
  await page.getByRole('button', { name: t('common.save') }).click()
  await page.getByText(t('school.years.planned')).waitFor()
}
