import {
  buildBillingRun,
  downloadBankFile,
  getBillingRun,
  getBillingRuns,
  releaseBankFile,
  type StaffBankFile,
  type StaffBillingRunDetail,
  voidBillingRun,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]
const ALL: number[] = [...SEES, RIGHTS.AllowedToRunBilling, RIGHTS.AllowedToReleaseBankFiles]
const GUID = '00000000-0000-4000-8000-000000000001'
const AT = `/admin/einzuege/${GUID}`

const file: StaffBankFile = {
  guid: '00000000-0000-4000-8000-000000000002',
  kind: 'debits',
  messageId: 'B0ABC-1-1',
  dueOn: '2027-02-01',
  state: 'built',
  count: 2,
  cents: 12_600,
  hash: 'ab'.repeat(32),
  handOverBy: '2027-01-28',
  builtBy: null,
  isOwn: false,
  builtOn: '2027-01-27T01:00:00.000Z',
  releasedBy: null,
  releasedOn: null,
  handOverBegunOn: null,
  handedOverOn: null,
}

const run: StaffBillingRunDetail = {
  guid: GUID,
  dueOn: '2027-02-01',
  state: 'built',
  currency: 'EUR',
  count: 2,
  cents: 12_600,
  moreCents: -6_300,
  toRelease: 1,
  announceOn: '2027-01-17',
  freezeOn: '2027-01-18',
  buildOn: '2027-01-27',
  handOverBy: '2027-01-28',
  before: { guid: GUID, dueOn: '2027-01-04', count: 3, cents: 18_900 },
  files: [file],
  differences: [{ cause: 'ended', contracts: 1, cents: -6_300 }],
  greatest: [{ customerNumber: 'K-1', cents: 6_300, contracts: 2, contractGuid: GUID, contractNumber: 'V-1' }],
  parked: 3,
  troubles: [{ what: 'mandateLapsed', found: 2 }],
  progress: null,
  isBankOffered: true,
  mayBuild: true,
  mayVoid: true,
}

async function open({ at = AT, rights = ALL, shown = run, given = [] as ReturnType<typeof answering>[] } = {}) {
  return renderOffice({
    at,
    answers: [
      staffDevice(rights),
      ...given,
      answering(getBillingRuns, () => [shown]),
      answering(getBillingRun, () => [shown]),
    ],
  })
}

const inputsOf = (sent: readonly { call: string; input: unknown }[], call: { name: string }) =>
  sent.flatMap(one => (one.call === call.name ? [one.input] : []))

const act = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /B0ABC-1-1/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('the list of runs', () => {
  it('shows for each day how far it is, what it comes to and what that differs by, and leads to it', async () => {
    const { user, location } = await open({ at: '/admin/einzuege' })
    const row = within(await screen.findByRole('row', { name: /1. Februar 2027/ }))
    expect(row.getByText('wartet auf Freigabe')).toBeTruthy()
    expect(row.getByText(/^126,00/)).toBeTruthy()
    expect(row.getByText(/^-63,00/)).toBeTruthy()
    await user.click(row.getByRole('link'))
    await waitFor(() => expect(location()?.pathname).toBe(AT))
  })

  it('is narrowed down by how far runs have come, and by files that wait for their release', async () => {
    const { user, sent, location } = await open({ at: '/admin/einzuege?state=toRelease' })
    const chosen = await screen.findByLabelText<HTMLSelectElement>('Stand')
    expect(chosen.value).toBe('toRelease')
    await user.selectOptions(chosen, 'bei der Bank')
    await waitFor(() => expect(location()?.search).toBe('?state=handedOver'))
    await waitFor(() =>
      expect(inputsOf(sent, getBillingRuns)).toMatchObject([
        { query: { toRelease: true, page: 0 } },
        { query: { state: 'handedOver', page: 0 } },
      ]),
    )
  })

  it('says when there is none, and why', async () => {
    await renderOffice({ at: '/admin/einzuege', answers: [staffDevice(SEES), answering(getBillingRuns, () => [])] })
    expect(await screen.findByText('Noch kein Einzug')).toBeTruthy()
  })

  it('that could not be had is asked for again', async () => {
    const { user, sent } = await renderOffice({
      at: '/admin/einzuege',
      answers: [staffDevice(SEES), refusing(getBillingRuns, 500)],
    })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(inputsOf(sent, getBillingRuns)).toHaveLength(2))
  })
})

describe('a run', () => {
  it('shows why its sum is another, the greatest debits, what is parked and what went wrong', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'Einzug zum 01.02.2027', level: 1 })).toBeTruthy()
    const causes = within(screen.getByRole('table', { name: 'Warum die Summe eine andere ist' }))
    expect(causes.getByRole('row', { name: /Beendete Verträge 1 -63,00/ })).toBeTruthy()
    const greatest = within(screen.getByRole('table', { name: 'Die größten Beträge' }))
    expect(greatest.getByRole('row', { name: /K-1 V-1 und 1 weiterer 63,00/ })).toBeTruthy()
    expect(screen.getByText(/2 Zahlende bleiben aus/)).toBeTruthy()
  })

  it('is made void with a reason, once it was said what becomes of it', async () => {
    const { user, sent } = await open({
      given: [answering(voidBillingRun, () => [{ ...run, state: 'void' as const }])],
    })
    await user.click(await screen.findByRole('button', { name: 'Einzug verwerfen' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/2 Lastschriften über 126,00/)).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), 'falscher Preis')
    await user.click(dialog.getByRole('button', { name: 'Einzug verwerfen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(inputsOf(sent, voidBillingRun)).toMatchObject([
      { params: { runGuid: GUID }, body: { reason: 'falscher Preis' } },
    ])
  })

  it('is built now, after it was said who can release it then', async () => {
    const { user, sent } = await open({
      given: [answering(buildBillingRun, () => [{ ...run, state: 'building' as const }])],
    })
    await user.click(await screen.findByRole('button', { name: 'Jetzt bilden' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/jemand anderes als Sie/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Jetzt bilden' }))
    await waitFor(() => expect(inputsOf(sent, buildBillingRun)).toHaveLength(1))
  })

  it('leaves nothing to press to who may only look', async () => {
    await open({ rights: SEES })
    await screen.findByText('B0ABC-1-1')
    expect(screen.queryByRole('button', { name: 'Einzug verwerfen' })).toBeNull()
    expect(screen.queryByRole('button', { name: /B0ABC-1-1/ })).toBeNull()
  })
})

describe('a file', () => {
  it('is released once its identifier, sum and checksum were shown', async () => {
    const released = { ...file, state: 'released' as const }
    const { user, sent } = await open({ given: [answering(releaseBankFile, () => [released])] })
    await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/B0ABC-1-1 mit 2 Lastschriften über 126,00.*abab/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText('Die Datei ist freigegeben.')).toBeTruthy()
    expect(inputsOf(sent, releaseBankFile)).toMatchObject([{ params: { fileGuid: file.guid } }])
  })

  it('waits for a second person where the company wants one, and says so', async () => {
    const asked = { id: 'x', endsOn: '2027-02-03T10:00:00.000Z', hash: 'h' }
    const { user } = await open({ given: [waiting(releaseBankFile, asked)] })
    await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText(/wartet bis 03\.02\.2027/)).toBeTruthy()
  })

  it('that the reader has built is nobody’s but others’ to release', async () => {
    const { user } = await open({ shown: { ...run, files: [{ ...file, isOwn: true, builtBy: 'Berta Beispiel' }] } })
    expect(await screen.findByText(/Freigeben muss sie jemand anderes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /B0ABC-1-1/ }))
    expect(screen.queryByRole('menuitem', { name: 'Freigeben' })).toBeNull()
  })

  it('has its button where it waits, and is not in the menu as well; of several each is, and the first by a button', async () => {
    const others = ['B0ABC-1-2', 'B0ABC-1-3'].map(messageId => ({ ...file, guid: messageId, messageId }))
    const first = { ...file, state: 'released' as const, releasedBy: 'Eve', releasedOn: file.builtOn }
    const { user, sent } = await open({
      shown: { ...run, files: [first, ...others] },
      given: [answering(releaseBankFile, () => [first])],
    })
    await user.click(await screen.findByRole('button', { name: 'Nächste Datei freigeben' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/B0ABC-1-2 mit/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Freigeben' }))
    await waitFor(() => expect(inputsOf(sent, releaseBankFile)).toMatchObject([{ params: { fileGuid: 'B0ABC-1-2' } }]))
    await user.click(screen.getByRole('button', { name: /B0ABC-1-3/ }))
    expect(screen.getByRole('menuitem', { name: 'Freigeben' })).toBeTruthy()
  })

  it('is nobody’s to release who may not', async () => {
    await open({ rights: ALL.filter(right => right !== RIGHTS.AllowedToReleaseBankFiles) })
    await screen.findByText('B0ABC-1-1')
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })

  it('is downloaded and marked as carried where there is no way to the bank', async () => {
    const released = { ...file, state: 'released' as const, releasedBy: 'Eve', releasedOn: file.builtOn }
    const error = { field: '', message: 'Das geht nur mit einer Datei.', key: 'error.bankFileNotReleased', code: 1408 }
    const { user, sent } = await open({
      shown: { ...run, isBankOffered: false, files: [released] },
      given: [refusing(downloadBankFile, 409, error)],
    })
    expect(await screen.findByText(/Es gibt keinen Weg zur Bank/)).toBeTruthy()
    await act(user, 'Herunterladen')
    await waitFor(() => expect(inputsOf(sent, downloadBankFile)).toHaveLength(1))
    expect(await screen.findByText(/^Das geht nur mit einer Datei/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /B0ABC-1-1/ }))
    expect(screen.getByRole('menuitem', { name: 'Als überbracht melden' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Noch einmal zur Bank bringen' })).toBeNull()
  })
})
