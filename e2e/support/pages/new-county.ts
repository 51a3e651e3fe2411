import type { Passenger } from '../passenger.ts'
import { beginWork } from './staff.ts'
import { addOrganisation, inviteContact, namePayer, openOrganisations } from './staff-organisations.ts'
import { openPart, writeTerms } from './terms.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToEditOrganisations',
  'AllowedToSeePersonalDetails',
  'AllowedToDecideSchoolContracts',
] as const

interface NewCounty {
  county: string
  school: string
  /** Who is invited for the county. */
  email: string
  /** First day of its rule. */
  from: string
  /** Cents of a month for whoever is not entitled; they get no ticket without it. */
  selfPayCents?: number
}

/**
 * Staff make a county with one school that confirms nothing, and release its first rule: grades 1 to 10 from 2 km on,
 * for an own share of 9.00 a month.
 */
export async function makeCounty(
  staff: Passenger,
  { county, school, email, from, selfPayCents }: NewCounty,
): Promise<void> {
  const { page, t } = staff
  await beginWork(staff, RIGHTS)
  await openOrganisations(staff)
  const close = async (name: string) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name, exact: true }).waitFor({ state: 'detached' })
  }
  await addOrganisation(staff, { kind: 'authority', name: county })
  await inviteContact(staff, county, email)
  await close(county)
  await addOrganisation(staff, { kind: 'school', name: school, parent: county, stop: 'Falkenbrück', confirms: false })
  await namePayer(staff, school, county)
  await close(school)
  await writeTerms(staff, {
    terms: 'rules',
    owner: county,
    fillIn: async dialog => {
      const first = (field: 'bands' | 'shares') => t('drawn.nth', { label: t(`drawn.fields.${field}`), nth: 1 })
      const fillIn = (name: string, text: string) =>
        dialog.getByLabel(name, { exact: true }).and(dialog.getByRole('textbox')).fill(text)
      await fillIn(t('drawn.fields.validFrom'), from)
      await openPart(dialog, first('bands'))
      await fillIn(t('drawn.fields.to'), '10')
      await openPart(dialog, first('shares'))
      await fillIn(first('shares'), '900')
      await dialog.getByLabel(t('drawn.fields.isNearestOnly')).uncheck()
      if (selfPayCents !== undefined) {
        await dialog.getByRole('checkbox', { name: t('drawn.fields.selfPayCents') }).check()
        await fillIn(t('drawn.fields.selfPayCents'), String(selfPayCents))
      }
      await dialog.getByRole('checkbox', { name: t('drawn.fields.subscription') }).check()
      await fillIn(t('drawn.fields.subscription'), 'pupil')
      await openPart(dialog, t('drawn.fields.sources'))
      const parts = ['distance', 'share', ...(selfPayCents === undefined ? [] : (['selfPay'] as const))] as const
      for (const part of parts) await fillIn(t(`drawn.fields.${part}`), '§ 4 der Satzung')
    },
  })
}
