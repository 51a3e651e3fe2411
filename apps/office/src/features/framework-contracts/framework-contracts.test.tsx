import {
  type FrameworkContent,
  type FrameworkContractDetail,
  getFrameworkContract,
  getFrameworkContracts,
  releaseFrameworkContract,
  saveFrameworkContract,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const COMPANY = '00000000-0000-4000-8000-000000000009'

const content: FrameworkContent = {
  validFrom: '2027-01-01',
  products: [
    {
      group: 'staff',
      subscription: 'jobDeutschlandticket',
      plain: 'deutschlandticket',
      discount: { leastPermille: 250, offPermille: 50 },
      contribution: { kind: 'percent', cents: 0, permille: 250, employeeCents: null, rest: 'employee' },
    },
  ],
  debit: 'employeeSepa',
  baseFee: null,
  takers: { minimum: 20, trial: { minimum: 14, until: '2027-06-30' }, perFirm: null },
  exit: { kind: 'dayOfMonth', day: 10 },
  entry: { code: 'FALKE-7', mailDomains: ['falkenwerke.example'], isAutomatic: true },
  endsOn: null,
}

const draft = {
  guid: '00000000-0000-4000-8000-000000000001',
  version: 1,
  state: 'draft' as const,
  validFrom: '2027-01-01',
  editedBy: 'B. Rede',
  editedOn: '2026-11-22T10:15:00.000Z',
  releasedBy: null,
  releasedOn: null,
}

const framework: FrameworkContractDetail = {
  companyGuid: COMPANY,
  company: 'Falkenwerke',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  takers: 87,
  staff: 240,
  versions: [draft],
  shown: draft,
  seen: 'one',
  content: JSON.stringify(content),
  released: '',
  faults: [],
}

const RIGHTS_HELD = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToDecideSchoolContracts]

async function openFramework(...given: ReturnType<typeof answering>[]) {
  const answers = [
    staffDevice(RIGHTS_HELD),
    ...given,
    answering(getFrameworkContracts, () => [framework]),
    answering(getFrameworkContract, () => [framework]),
    answering(saveFrameworkContract, () => [framework]),
  ]
  const office = await renderOffice({ at: `/admin/rahmenvertraege?company=${COMPANY}`, answers })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rahmenvertrag: Falkenwerke' }))
  return { ...office, asked, dialog }
}

describe('a framework contract', () => {
  it('is drawn from its schema, and what is typed is stored as a draft', async () => {
    const { user, asked, dialog } = await openFramework()
    const code = await dialog.findByLabelText('Code')
    await user.clear(code)
    await user.type(code, 'FALKE-8')
    await user.click(dialog.getByRole('button', { name: 'Als Entwurf speichern' }))
    expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
    const changed = { ...content, entry: { ...content.entry, code: 'FALKE-8' } }
    expect(asked(saveFrameworkContract.name)[0]?.body).toEqual({ seen: 'one', content: JSON.stringify(changed) })
  })

  it('is tried with the prices of a dearer year before anybody is claimed by it', async () => {
    const { user, dialog } = await openFramework()
    await user.click(await dialog.findByText('Mit Preisen ausprobieren'))
    expect(dialog.getByText(/Arbeitgeber 16,25.*, Beschäftigte 45,50/)).toBeTruthy()
    const plain = dialog.getByLabelText(/Preis ohne Arbeitgeber/)
    await user.clear(plain)
    expect(dialog.getByText(/noch nicht vollständig/)).toBeTruthy()
  })

  it('says what its base fee comes to for those who are there today, as it is typed', async () => {
    const written = { ...framework, content: JSON.stringify({ ...content, baseFee: { per: 'staff', cents: 99 } }) }
    const { user, dialog } = await openFramework(answering(getFrameworkContract, () => [written]))
    await user.click(await dialog.findByText('Mit Preisen ausprobieren'))
    expect(dialog.getByText(/240 Beschäftigte je 0,99.€, zusammen 237,60.€/)).toBeTruthy()
  })

  it('is released, or waits for a second person', async () => {
    const waits = { id: COMPANY, endsOn: '2026-11-30T10:00:00.000Z', hash: 'h' }
    const { user, dialog } = await openFramework(waiting(releaseFrameworkContract, waits))
    await user.click(await dialog.findByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText(/30\.11\.2026/)).toBeTruthy()
  })
})
