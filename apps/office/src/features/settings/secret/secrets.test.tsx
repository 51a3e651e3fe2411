import {
  getConfig,
  getConfigSecrets,
  getConfigVersions,
  getOpenIdSecrets,
  type OpenIdSecret,
  type StaffSecret,
  writeConfigSecret,
  writeOpenIdSecret,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { staffDevice } from '../../../../test/staff-device.ts'

const EDITS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditConfiguration]
const ALL = [...EDITS, RIGHTS.AllowedToWriteSecrets]

const secret = (over: Partial<StaffSecret>): StaffSecret => ({
  ...{ name: 'RECON_ACCESS_ID', source: 'nobody', ending: '', writtenBy: null, writtenOn: null, isWaiting: false },
  ...over,
})
const staffs = { source: 'staff', ending: '4f', writtenBy: 'x', writtenOn: '2026-05-03T08:00:00.000Z' } as const

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

interface Opened {
  rights?: number[]
  secrets?: StaffSecret[]
  services?: OpenIdSecret[]
  answers?: Answers
}

async function openSecrets({ rights = ALL, secrets = [secret({})], services = [], answers = [] }: Opened = {}) {
  const office = await renderOffice({
    at: '/admin/einstellungen',
    answers: [
      staffDevice(rights),
      ...answers,
      answering(getConfig, () => []),
      answering(getConfigVersions, () => []),
      answering(getConfigSecrets, () => secrets),
      answering(getOpenIdSecrets, () => services),
    ],
  })
  return office
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })

describe('secrets of the server', () => {
  it('say whether they are set, and a secret of the environment cannot be written', async () => {
    const office = await openSecrets({
      secrets: [
        secret({}),
        secret({ name: 'STRIPE_SECRET_KEY', ...staffs, isWaiting: true }),
        secret({ name: 'CREDIT_CHECK_PASSWORD', source: 'environment' }),
      ],
    })
    await office.user.click(await screen.findByText('Geheimnisse und Mailversand', { selector: 'summary' }))
    expect((await row('RECON_ACCESS_ID')).textContent).toContain('nicht gesetzt')
    const written = await row('STRIPE_SECRET_KEY')
    expect(written.textContent).toMatch(/gesetzt am .*, endet auf 4f/)
    expect(written.textContent).toContain('Noch nicht in Kraft')
    expect(within(await row('CREDIT_CHECK_PASSWORD')).queryByRole('button')).toBeNull()
  })

  it('are written, and what was written is told without it', async () => {
    const after = [secret({ ...staffs, isWaiting: true })]
    const office = await openSecrets({ answers: [answering(writeConfigSecret, () => after)] })
    await office.user.click(await screen.findByText('Geheimnisse und Mailversand', { selector: 'summary' }))
    await office.user.click(within(await row('RECON_ACCESS_ID')).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog', { name: 'RECON_ACCESS_ID schreiben' }))
    await office.user.type(dialog.getByLabelText(/^Neuer Wert/), 'rak-planted-4f')
    await office.user.click(dialog.getByRole('button', { name: 'Schreiben' }))
    expect(await screen.findByText('Das Geheimnis ist geschrieben.')).toBeTruthy()
    expect((await row('RECON_ACCESS_ID')).textContent).toContain('endet auf 4f')
    expect(document.body.innerHTML).not.toContain('rak-planted')
    const sent = office.sent.flatMap(({ call, input }) => (call === writeConfigSecret.name ? [input] : []))
    expect(sent).toEqual([{ params: { setting: 'RECON_ACCESS_ID' }, body: { value: 'rak-planted-4f' } }])
  })

  it('that are refused keep what was typed, and say why', async () => {
    const wrong = { field: 'value', key: 'error.notValid', message: 'Ungültig.', code: 201 }
    const office = await openSecrets({ answers: [refusing(writeConfigSecret, 400, wrong)] })
    await office.user.click(await screen.findByText('Geheimnisse und Mailversand', { selector: 'summary' }))
    await office.user.click(within(await row('RECON_ACCESS_ID')).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    await office.user.type(dialog.getByLabelText(/^Neuer Wert/), 'x')
    await office.user.click(dialog.getByRole('button', { name: 'Schreiben' }))
    expect((await dialog.findAllByText('Bitte prüfen Sie diese Eingabe.')).length).toBeGreaterThan(0)
    expect(dialog.getByDisplayValue('x')).toBeTruthy()
  })

  it('are not there for who may not write them', async () => {
    await openSecrets({ rights: EDITS })
    await screen.findByText('Fassungen', { selector: 'summary' })
    expect(screen.queryByText('Geheimnisse und Mailversand', { selector: 'summary' })).toBeNull()
  })
})

describe('secrets of connected services', () => {
  const SUMMARY = 'Geheimnisse der angeschlossenen Dienste'
  const library = { serviceId: 'library', name: 'Stadtbibliothek', isSet: false, ending: '', writtenOn: null }

  it('are missed until they are written, at the service by its name', async () => {
    const after = [{ ...library, isSet: true, ending: '4f', writtenOn: '2026-05-03T08:00:00.000Z' }]
    const office = await openSecrets({
      services: [library],
      answers: [answering(writeOpenIdSecret, () => after)],
    })
    await office.user.click(await screen.findByText(SUMMARY, { selector: 'summary' }))
    expect((await row('Stadtbibliothek')).textContent).toContain('Der Dienst kann niemanden anmelden')
    await office.user.click(within(await row('Stadtbibliothek')).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stadtbibliothek schreiben' }))
    await office.user.type(dialog.getByLabelText(/^Neuer Wert/), 'short')
    await office.user.click(dialog.getByRole('button', { name: 'Schreiben' }))
    expect((await dialog.findAllByText('Bitte prüfen Sie diese Eingabe.')).length).toBeGreaterThan(0)
    await office.user.type(dialog.getByLabelText(/^Neuer Wert/), ' and longer-4f')
    await office.user.click(dialog.getByRole('button', { name: 'Schreiben' }))
    expect((await row('Stadtbibliothek')).textContent).toMatch(/gesetzt am .*, endet auf 4f/)
    const sent = office.sent.flatMap(({ call, input }) => (call === writeOpenIdSecret.name ? [input] : []))
    expect(sent).toEqual([{ params: { serviceId: 'library' }, body: { value: 'short and longer-4f' } }])
  })

  it('say so where the settings name none', async () => {
    const office = await openSecrets()
    await office.user.click(await screen.findByText(SUMMARY, { selector: 'summary' }))
    expect(await screen.findByText(/steht kein Dienst mit einem Geheimnis/)).toBeTruthy()
  })
})
