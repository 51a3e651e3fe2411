import * as contract from '@billett/contract'
import {
  countStaffActs,
  exportStaffList,
  getStaffClients,
  getStaffRefusals,
  getStaffTakeOvers,
  type StaffAct,
  type StaffRefusal,
  type StaffTakeOver,
  searchStaffActs,
  undoStaffAct,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { auditActs } from '../../texts/de/audit-acts.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeAudit, RIGHTS.AllowedToSeeUsers]

const disabled: StaffAct = {
  number: 4711,
  on: '2026-11-22T10:15:00.000Z',
  actorId: '00000000-0000-4000-8000-00000000000a',
  actorName: 'A. Brede',
  address: '192.0.2.7',
  call: 'admin/setStaffUserActive',
  subjectKind: 'user',
  subjectId: '00000000-0000-4000-8000-00000000000b',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  before: '{"active":true}',
  after: '{"active":false}',
  hash: 'ab'.repeat(32),
  isUndoable: false,
}

const refused: StaffRefusal = {
  day: '2026-11-22',
  actorId: disabled.actorId,
  actorName: 'A. Brede',
  call: 'admin/cancelOrder',
  right: 'AllowedToCancelOrders',
  translationKey: 'error.forbidden',
  times: 3,
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
}

const list = answering(searchStaffActs, () => [disabled])
const count = answering(countStaffActs, () => [{ count: 1, isExact: true }])
const clients = answering(getStaffClients, () => [])
const refusals = answering(getStaffRefusals, () => [refused])

async function openAudit({ at = '/admin/protokoll', given = [list, count, refusals, clients], rights = SEES } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...given] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input.query ?? {}] : []))
  return { ...office, asked }
}

/** Calls that are none any more, and stand in the audit: each list had its own way to a file. */
const PAST = ['admin/exportActs', 'admin/exportContracts', 'admin/exportEvents', 'admin/exportUsers']

it('every call that is or was noted has words, and no words are of none', () => {
  const isCall = (one: unknown): one is contract.Call =>
    typeof one === 'object' && one !== null && 'summary' in one && 'access' in one
  const noted = Object.values<unknown>(contract).filter(isCall).filter(contract.isNoted)
  const wanted = [...noted.map(({ name }) => name), ...PAST].map(name => `audit.acts.${name.split('/').at(-1)}`)
  expect(Object.keys(auditActs).toSorted()).toEqual(wanted.toSorted())
})

describe('the audit', () => {
  it('lists who did what, and shows what changed by it', async () => {
    const { user, asked, location } = await openAudit()
    const row = within(await screen.findByRole('row', { name: /^4711/ }))
    expect(row.getByText('22.11.2026, 11:15')).toBeTruthy()
    expect(row.getByText('Konto')).toBeTruthy()
    expect(row.getByText('Konto gesperrt oder freigeschaltet')).toBeTruthy()
    expect(await screen.findByText('1 Eintrag')).toBeTruthy()
    expect(asked(searchStaffActs.name)).toEqual([{ page: 0, pageSize: 1_000 }])
    await user.click(row.getByRole('link', { name: '4711' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Eintrag 4711' }))
    expect(dialog.getByRole('row', { name: 'Aktiv Ja Nein' })).toBeTruthy()
    expect(dialog.getByText('192.0.2.7')).toBeTruthy()
    // Whoever narrows the list down by the call finds its name here.
    expect(dialog.getByText(disabled.call)).toBeTruthy()
    const way = dialog.getByRole('link', { name: disabled.subjectId })
    expect(way.getAttribute('href')).toBe(`/admin/benutzer?user=${disabled.subjectId}`)
    expect(location()?.search).toBe('?act=4711')
  })

  it('puts back what can be, after it has said of how many people', async () => {
    const several = {
      ...disabled,
      call: 'admin/setStaffUsersActive',
      subjectId: '',
      before: '{"ada":{"state":"active"},"bea":{"state":"active"}}',
      after: '{"ada":{"state":"disabled"},"bea":{"state":"disabled"}}',
      isUndoable: true,
    }
    const left = {
      ...{ translationKey: 'error.changedMeanwhile', errorCode: 903, fieldName: '' },
      ...{ customerErrorMessage: 'X', errorMessage: 'X' },
    }
    const told = [
      { changed: true, error: null },
      { changed: false, error: left },
    ]
    const { user, asked } = await openAudit({
      at: '/admin/protokoll?act=4711',
      given: [answering(searchStaffActs, () => [several]), count, clients, answering(undoStaffAct, () => told)],
    })
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Eintrag 4711 rückgängig machen' }))
    expect((await dialog.findByRole('listitem')).textContent).toMatch(/^bea: /)
    await user.click(dialog.getByRole('button', { name: 'Bei 1 Person rückgängig machen' }))
    expect(await screen.findByText('Es ist rückgängig gemacht.')).toBeTruthy()
    expect(asked(undoStaffAct.name)).toEqual([{ dryRun: true }, {}])
  })

  it('offers to put back nothing that cannot be', async () => {
    await openAudit({ at: '/admin/protokoll?act=4711' })
    await screen.findByRole('dialog', { name: 'Eintrag 4711' })
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
  })

  it.each([
    ['submission', RIGHTS.AllowedToSeeSubmissions, '/admin/eingaenge?submission='],
    ['organisation', RIGHTS.AllowedToEditOrganisations, '/admin/einrichtungen?organisation='],
    ['invoice', RIGHTS.AllowedToSeeBilling, '/admin/rechnungen/'],
  ] as const)('leads to the %s that was acted on, whoever may see it', async (subjectKind, right, way) => {
    const act = { ...disabled, subjectKind }
    const given = [answering(searchStaffActs, () => [act]), count, refusals, clients]
    const { unmount } = await openAudit({ at: '/admin/protokoll?act=4711', given, rights: [...SEES, right] })
    const led = await screen.findByRole('link', { name: act.subjectId })
    expect(led.getAttribute('href')).toBe(`${way}${act.subjectId}`)
    unmount()
    await openAudit({ at: '/admin/protokoll?act=4711', given })
    await screen.findByText(act.subjectId)
    expect(screen.queryByRole('link', { name: act.subjectId })).toBeNull()
  })

  it('says of what waits for a second person that it was asked for, and is not done', async () => {
    const waits = { ...disabled, subjectKind: 'approval' as const, before: '', after: '{"asked":"c734"}' }
    await openAudit({ given: [answering(searchStaffActs, () => [waits]), count, refusals, clients] })
    expect(await screen.findByText(/^Beantragt, noch nicht geschehen: Konto gesperrt/)).toBeTruthy()
  })

  it('is narrowed down as its address says, both days included', async () => {
    const at = '/admin/protokoll?search=bre&call=admin/getUser&subjectKind=user&from=2026-11-21&to=2026-11-22'
    const { user, asked, location } = await openAudit({ at })
    await screen.findByRole('row', { name: /^4711/ })
    const filter = {
      search: 'bre',
      call: 'admin/getUser',
      subjectKind: 'user',
      from: '2026-11-20T23:00:00.000Z',
      before: '2026-11-22T23:00:00.000Z',
    }
    expect(asked(searchStaffActs.name)[0]).toEqual({ ...filter, page: 0, pageSize: 1_000 })
    expect(asked(countStaffActs.name)[0]).toEqual(filter)
    await user.selectOptions(screen.getByLabelText('Was'), 'Bestellung storniert')
    await waitFor(() => expect(asked(searchStaffActs.name).at(-1)).toMatchObject({ call: 'cancelOrder' }))
    await user.type(screen.getByLabelText('Grund'), 'doppelt')
    await waitFor(() => expect(asked(searchStaffActs.name).at(-1)).toMatchObject({ reason: 'doppelt' }))
    await user.selectOptions(screen.getByLabelText('Gegenstand'), 'Bestellung')
    await waitFor(() => expect(asked(searchStaffActs.name).at(-1)).toMatchObject({ subjectKind: 'order' }))
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(location()?.search).toBe(''))
  })

  it('is put in order by the server; what was refused has neither that order nor those columns', async () => {
    const { user, asked, location } = await openAudit({ at: '/admin/protokoll?columns=on.call' })
    await user.click(await screen.findByRole('button', { name: 'Wann' }))
    await waitFor(() => expect(asked(searchStaffActs.name).at(-1)).toMatchObject({ sort: 'on', page: 0 }))
    expect(location()?.search).toBe('?columns=on.call&sort=on')
    await user.click(screen.getByRole('tab', { name: 'Verweigerungen' }))
    await waitFor(() => expect(location()?.search).toBe('?view=refusals'))
  })

  it('is handed to the downloads as it is narrowed down', async () => {
    const csv = { name: exportStaffList.name, answer: vi.fn(async () => ({ ok: true, status: 200, data: [] })) }
    const { user, asked } = await openAudit({ at: '/admin/protokoll?search=bre', given: [list, count, clients, csv] })
    await user.click(await screen.findByRole('button', { name: 'Exportieren' }))
    await user.click(screen.getByRole('menuitem', { name: 'Als CSV' }))
    await waitFor(() => expect(asked(exportStaffList.name)).toEqual([{ address: 'search=bre', format: 'csv' }]))
  })

  it('says what was refused, how often and why', async () => {
    const { user, asked, location } = await openAudit()
    await user.click(await screen.findByRole('tab', { name: 'Verweigerungen' }))
    const row = within(await screen.findByRole('row', { name: /^A\. Brede/ }))
    expect(row.getByText('Bestellungen stornieren')).toBeTruthy()
    expect(row.getByText('Nicht geschehen: Bestellung storniert')).toBeTruthy()
    expect(row.queryByText(/admin\//)).toBeNull()
    expect(row.getByText('3')).toBeTruthy()
    expect(row.queryByText('error.forbidden')).toBeNull()
    expect(location()?.search).toBe('?view=refusals')
    expect(asked(getStaffRefusals.name)).toEqual([{ page: 0, pageSize: 1_000 }])
  })

  it('reports in whose place somebody acted, beginning with the month that runs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-24T12:00:00.000Z') })
    const taken: StaffTakeOver = {
      number: 7,
      on: '2026-11-22T10:15:00.000Z',
      actorName: 'A. Brede',
      userId: disabled.subjectId,
      customerNumber: 'K-1',
      reason: 'findet das Ticket nicht',
      ticketNumber: '',
      changed: ['details', 'order'],
      toldOn: null,
      clientId: 'client',
      client: 'Verkehrsverbund Demo',
    }
    const { user, asked, location } = await openAudit({
      given: [list, count, clients, answering(getStaffTakeOvers, () => [taken])],
    })
    await user.click(await screen.findByRole('tab', { name: 'Übernahmen' }))
    const row = within(await screen.findByRole('row', { name: /K-1/ }))
    expect(row.getByText('findet das Ticket nicht')).toBeTruthy()
    expect(row.getByText('Angaben im Konto, Bestellungen')).toBeTruthy()
    expect(screen.getByText('1 Übernahme')).toBeTruthy()
    expect(location()?.search).toBe('?view=takeOvers&from=2026-11-01')
    expect(asked(getStaffTakeOvers.name)).toEqual([{ from: '2026-10-31T23:00:00.000Z', page: 0, pageSize: 1_000 }])
    vi.useRealTimers()
  })

  it('can be asked for again where it could not be had, and may be empty', async () => {
    const { user, asked } = await openAudit({ given: [refusing(searchStaffActs, 500), count, clients] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(searchStaffActs.name)).toHaveLength(2))
  })
})
