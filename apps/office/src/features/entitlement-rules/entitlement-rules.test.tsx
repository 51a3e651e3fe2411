import {
  type EntitlementContent,
  type EntitlementRuleDetail,
  getEntitlementRule,
  getEntitlementRules,
  type RuleCosts,
  rehearseEntitlementRule,
  releaseEntitlementRule,
  saveEntitlementRule,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const AUTHORITY = '00000000-0000-4000-8000-000000000009'

const content: EntitlementContent = {
  validFrom: '2027-08-01',
  bands: [{ from: 5, to: 10, minMetres: 3500 }],
  boundary: 'over',
  isNearestOnly: true,
  isOwnTownExcluded: false,
  dangers: [],
  shares: [1400, 700],
  adultsCountAsFirst: true,
  exemptions: [],
  selfPayCents: null,
  freeMonths: [],
  window: { from: '02-01', until: '05-31' },
  confirmDays: 14,
  sources: {
    distance: '§ 4',
    nearest: '§ 3',
    town: '',
    danger: '',
    share: '§ 7',
    exemption: '',
    selfPay: '',
    address: '',
  },
}

const draft = {
  guid: '00000000-0000-4000-8000-000000000001',
  version: 1,
  state: 'draft' as const,
  validFrom: '2027-08-01',
  editedBy: 'B. Rede',
  editedOn: '2026-11-22T10:15:00.000Z',
  releasedBy: null,
  releasedOn: null,
}

const rule: EntitlementRuleDetail = {
  authorityGuid: AUTHORITY,
  authority: 'Landkreis',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  schools: 3,
  versions: [draft],
  shown: draft,
  seen: 'one',
  content: JSON.stringify(content),
  released: '',
  faults: [],
}

const costs: RuleCosts = {
  ...{ tickets: 1000, looked: 250, changed: 100, more: 90, less: 10, from: '2027-05-01', until: '2027-07-31' },
  ...{ beforeInCent: 100_000, afterInCent: 110_000 },
}

const RIGHTS_HELD = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToDecideSchoolContracts]

async function openRule(...given: ReturnType<typeof answering>[]) {
  const answers = [
    staffDevice(RIGHTS_HELD),
    ...given,
    answering(getEntitlementRules, () => [rule]),
    answering(getEntitlementRule, () => [rule]),
    answering(saveEntitlementRule, () => [rule]),
    answering(releaseEntitlementRule, () => [rule]),
    answering(rehearseEntitlementRule, () => [costs]),
  ]
  const office = await renderOffice({ at: `/admin/anspruchsregeln?authority=${AUTHORITY}`, answers })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anspruchsregel: Landkreis' }))
  return { ...office, asked, dialog }
}

describe('a rule of entitlement', () => {
  it('is drawn from its schema, and what is typed is stored as a draft', async () => {
    const { user, asked, dialog } = await openRule()
    const days = await dialog.findByLabelText('Tage, die eine Schule zum Bestätigen hat')
    await user.clear(days)
    await user.type(days, '21')
    await user.click(dialog.getByRole('button', { name: 'Als Entwurf speichern' }))
    expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
    const body = asked(saveEntitlementRule.name)[0]?.body
    expect(body).toMatchObject({ seen: 'one', content: JSON.stringify({ ...content, confirmDays: 21 }) })
  })

  it('is tried with a child before anybody is decided about by it', async () => {
    const { user, dialog } = await openRule()
    await user.click(await dialog.findByText('Mit einem Kind ausprobieren'))
    expect(dialog.getByText('Der Weg ist lang genug, § 4')).toBeTruthy()
    expect(dialog.getByText(/Eigenanteil im Monat: 14,00/)).toBeTruthy()
    const metres = dialog.getByLabelText(/Fußweg in Metern/)
    await user.clear(metres)
    expect(dialog.getByText('Muss geprüft werden')).toBeTruthy()
    await user.type(metres, '3500')
    expect(dialog.getByText('Kein Anspruch')).toBeTruthy()
  })

  it('is released, or waits for a second person', async () => {
    const waits = { id: AUTHORITY, endsOn: '2026-11-30T10:00:00.000Z', hash: 'h' }
    const { user, dialog } = await openRule(waiting(releaseEntitlementRule, waits))
    await user.click(await dialog.findByRole('button', { name: 'Freigeben' }))
    await user.click(await dialog.findByRole('button', { name: 'Jetzt freigeben' }))
    expect(await screen.findByText(/30\.11\.2026/)).toBeTruthy()
  })

  it('says what its release changes before it is released, of many tickets as some of them stand for all', async () => {
    const { user, asked, dialog } = await openRule()
    await user.click(await dialog.findByRole('button', { name: 'Freigeben' }))
    expect(await dialog.findByText(/^Bei 400 von 1000 Tickets zahlen die Eltern etwas anderes/)).toBeTruthy()
    const told = (term: string) => dialog.getByText(term).nextElementSibling?.textContent?.replace(/\s/g, ' ')
    expect(told('Eigenanteile bisher')).toBe('4.000,00 €')
    expect(told('Eigenanteile danach')).toBe('4.400,00 €')
    expect(told('Kostenträger zahlt mehr oder weniger')).toBe('-400,00 €')
    expect(told('Kinder, deren Eltern mehr zahlen')).toBe('360')
    expect(dialog.getByText(/^Geschätzt nach 500 Tickets/)).toBeTruthy()
    expect(asked(rehearseEntitlementRule.name).map(({ query }) => query)).toEqual([
      { seen: 'one', page: 0 },
      { seen: 'one', page: 1 },
    ])
    expect(asked(releaseEntitlementRule.name)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Jetzt freigeben' }))
    expect(await screen.findByText(/freigegeben/)).toBeTruthy()
    expect(asked(releaseEntitlementRule.name)).toHaveLength(1)
  })
})
