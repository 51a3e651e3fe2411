import {
  addPriceCampaign,
  getPriceCampaign,
  getPriceCampaignOffers,
  getPriceCampaignSamples,
  getPriceCampaigns,
  releasePriceCampaign,
  type StaffPriceCampaignDetail,
  savePriceCampaign,
  stopPriceCampaign,
  tryPriceCampaign,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]
const ALL: number[] = [...SEES, RIGHTS.AllowedToRunBilling]
const GUID = '00000000-0000-4000-8000-000000000001'
const AT = `/admin/preisanpassungen/${GUID}`
const NONE = { told: 0, continues: 0, ends: 0, silent: 0, open: 0, ended: 0 }

const campaign: StaffPriceCampaignDetail = {
  guid: GUID,
  offerKey: 'job',
  offerTitle: 'Jobticket',
  mode: 'consent',
  effectiveOn: '2027-01-01',
  deadline: '2026-12-15',
  state: 'reviewed',
  editedBy: 'Berta Beispiel',
  editedOn: '2026-11-21T09:00:00.000Z',
  isOwn: false,
  releasedBy: null,
  releasedOn: null,
  remindOn: ['2026-12-05'],
  oldPriceUntil: null,
  introduction: { de: 'Strom kostet mehr.', en: 'Power costs more.' },
  edition: 3,
  currency: 'EUR',
  trial: {
    counts: { changed: 3, unchanged: 1, ending: 0, later: 2, otherMode: 0, unclear: 0 },
    beforeCents: 26_970,
    afterCents: 28_050,
  },
  triedOn: '2026-11-21T09:05:00.000Z',
  count: NONE,
  mayEdit: true,
  mayWithdraw: true,
  mayStop: false,
}

const offers = [
  {
    key: 'job',
    title: 'Jobticket',
    mode: 'consent' as const,
    priceDays: [{ day: '2027-01-01', beforeCents: 8_990, afterCents: 9_350 }],
  },
  { key: 'area', title: 'Stadtabo', mode: 'regulated' as const, priceDays: [] },
]

const sample = {
  contractGuid: GUID,
  contractNumber: 'V-1',
  cause: 'changed' as const,
  from: '2027-01-01',
  beforeCents: 8_990,
  afterCents: 9_350,
}

const open = ({ at = AT, rights = ALL, shown = campaign, given = [] as ReturnType<typeof answering>[] } = {}) =>
  renderOffice({
    at,
    answers: [
      staffDevice(rights),
      ...given,
      answering(getPriceCampaigns, () => [shown]),
      answering(getPriceCampaign, () => [shown]),
      answering(getPriceCampaignOffers, () => offers),
      answering(getPriceCampaignSamples, () => [sample]),
    ],
  })

const inputsOf = (sent: readonly { call: string; input: unknown }[], call: { name: string }) =>
  sent.flatMap(one => (one.call === call.name ? [one.input] : []))

describe('the list of price campaigns', () => {
  it('shows how far each is, and leads to it', async () => {
    const { user, location } = await open({ at: '/admin/preisanpassungen' })
    const row = within(await screen.findByRole('row', { name: /Jobticket/ }))
    expect(row.getByText('wartet auf Freigabe')).toBeTruthy()
    expect(row.getByText('01.01.2027')).toBeTruthy()
    await user.click(row.getByRole('link'))
    await waitFor(() => expect(location()?.pathname).toBe(AT))
  })

  it('says when there is none, and lets nobody write who may not', async () => {
    const answers = [staffDevice(SEES), answering(getPriceCampaigns, () => [])]
    await renderOffice({ at: '/admin/preisanpassungen', answers })
    expect(await screen.findByText('Noch keine Preisanpassung')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Preisanpassung anlegen' })).toBeNull()
  })

  it('that could not be had is asked for again', async () => {
    const { user, sent } = await renderOffice({
      at: '/admin/preisanpassungen',
      answers: [staffDevice(SEES), refusing(getPriceCampaigns, 500)],
    })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(inputsOf(sent, getPriceCampaigns)).toHaveLength(2))
  })
})

describe('writing one', () => {
  it('takes the day of the tariff, says how the price holds, and goes on to what was stored', async () => {
    const { user, sent, location } = await open({
      at: '/admin/preisanpassungen',
      given: [answering(addPriceCampaign, () => [campaign])],
    })
    await user.click(await screen.findByRole('button', { name: 'Preisanpassung anlegen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Jobticket' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /Abo/ }), 'job')
    expect(dialog.getByText(/braucht ein neuer Preis die Zustimmung/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: /Ab 01.01.2027: 93,50/ }))
    fireEvent.change(dialog.getByLabelText(/Antworten bis/), { target: { value: '2026-12-15' } })
    fireEvent.change(dialog.getByLabelText(/1. Erinnerung/), { target: { value: '2026-12-05' } })
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(location()?.pathname).toBe(AT))
    expect(inputsOf(sent, addPriceCampaign)).toMatchObject([
      {
        body: {
          offerKey: 'job',
          mode: 'consent',
          effectiveOn: '2027-01-01',
          deadline: '2026-12-15',
          remindOn: ['2026-12-05'],
          oldPriceUntil: null,
          introduction: { de: '', en: '' },
        },
      },
    ])
  })

  it('shows at its field what the server has against a day', async () => {
    const error = { field: 'deadline', message: '', key: 'error.answerTimeTooShort', code: 1451 }
    const { user, sent } = await open({ given: [refusing(savePriceCampaign, 400, error)] })
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/braucht ein neuer Preis die Zustimmung/)
    fireEvent.change(dialog.getByLabelText(/1. Erinnerung/), { target: { value: '2026-12-06' } })
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    const field = dialog.getByLabelText(/Antworten bis/)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(inputsOf(sent, savePriceCampaign)).toMatchObject([{ body: { edition: 3, deadline: '2026-12-15' } }])
  })
})

describe('a price campaign', () => {
  it('shows what it does, with examples to read, before it is released', async () => {
    const { user, sent } = await open({ given: [answering(releasePriceCampaign, () => [campaign])] })
    expect(await screen.findByRole('heading', { name: 'Jobticket ab 01.01.2027', level: 1 })).toBeTruthy()
    expect(screen.getByText(/^\+10,80/)).toBeTruthy()
    const causes = within(screen.getByRole('table', { name: 'Verträge nach Grund' }))
    expect(causes.getByRole('row', { name: /Beginnt erst zum neuen Preis 2/ })).toBeTruthy()
    const examples = within(await screen.findByRole('table', { name: 'Beispiele zum Nachlesen' }))
    expect(examples.getByRole('row', { name: /V-1 .* 89,90.* 93,50/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/3 Verträge werden angeschrieben.*280,50.*269,70/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText('Die Preisanpassung ist freigegeben.')).toBeTruthy()
    expect(inputsOf(sent, releasePriceCampaign)).toMatchObject([{ body: { edition: 3 } }])
  })

  it('that the reader has written is somebody else’s to release', async () => {
    await open({ shown: { ...campaign, isOwn: true } })
    expect(await screen.findByText(/Freigeben muss die Preisanpassung jemand anderes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })

  it('is tried, and says why not where it is refused', async () => {
    const draft = { ...campaign, state: 'draft' as const, trial: null, triedOn: null }
    const error = { field: 'deadline', message: '', key: 'error.answerTimeTooShort', code: 1451 }
    const { user, sent } = await open({ shown: draft, given: [refusing(tryPriceCampaign, 400, error)] })
    await user.click(await screen.findByRole('button', { name: 'Auswirkung prüfen' }))
    expect(await screen.findByText(/mindestens 14 Tage bleiben/)).toBeTruthy()
    expect(inputsOf(sent, tryPriceCampaign)).toHaveLength(1)
  })

  it('counts the answers of who was told, and can be stopped with a reason while it is told', async () => {
    const told = { ...campaign, state: 'notifying' as const, mayEdit: false, mayWithdraw: false, mayStop: true }
    const count = { told: 200, continues: 100, ends: 10, silent: 0, open: 90, ended: 10 }
    const { user, sent } = await open({
      shown: { ...told, count },
      given: [answering(stopPriceCampaign, () => [{ ...told, state: 'open' as const }])],
    })
    const answers = within(await screen.findByRole('table', { name: 'Antworten' }))
    expect(answers.getByRole('row', { name: /Fahren weiter 100 50/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Nachweis herunterladen' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mitteilungen anhalten' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'falscher Preis')
    await user.click(dialog.getByRole('button', { name: 'Mitteilungen anhalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(inputsOf(sent, stopPriceCampaign)).toMatchObject([{ body: { reason: 'falscher Preis' } }])
  })

  it('leaves nothing to press to who may only look', async () => {
    await open({ rights: SEES })
    await screen.findByText('wartet auf Freigabe')
    for (const name of ['Freigeben', 'Bearbeiten', 'Zurückziehen', 'Noch einmal prüfen'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
