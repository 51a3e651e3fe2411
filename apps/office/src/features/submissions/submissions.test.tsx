import {
  assignStaffSubmission,
  commentStaffSubmission,
  countStaffSubmissions,
  finishStaffSubmission,
  getStaffSubmission,
  matchStaffDeclaration,
  type StaffSubmissionDetail,
  searchStaffSubmissions,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeSubmissions]
const HANDLES: number[] = [...SEES, RIGHTS.AllowedToHandleSubmissions]

const barrier: StaffSubmissionDetail = {
  guid: '00000000-0000-4000-8000-000000000001',
  kind: 'barrier',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  receivedOn: '2026-11-20T10:15:00.000Z',
  about: '/fahrplan',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  isMasked: false,
  assignedTo: null,
  assignedId: null,
  isMine: false,
  doneOn: null,
  doneBy: null,
  outcome: null,
  facts: [{ name: 'Was nicht geht', value: 'Die Zeiten sind unlesbar' }],
  comments: [],
  proposals: [],
  contractGuid: null,
}
const withdrawal: StaffSubmissionDetail = {
  ...barrier,
  kind: 'withdrawal',
  about: 'A-4711',
  facts: [],
  proposals: [
    { contractGuid: '00000000-0000-4000-8000-000000004711', contractNumber: 'A-4711', reasons: ['number', 'name'] },
  ],
}
const done = { ...barrier, doneOn: '2026-11-23T05:00:00.000Z', doneBy: 'A. Brede' }

const list = (row = barrier) => [
  answering(searchStaffSubmissions, () => [row]),
  answering(countStaffSubmissions, () => [{ count: 1, isExact: true }]),
  answering(getStaffSubmission, () => [row]),
]
const AT = '/admin/eingaenge'
const OPEN = `${AT}?submission=${barrier.guid}`

const open = ({ at = AT, rights = HANDLES, given = list() } = {}) =>
  renderOffice({ at, answers: [staffDevice(rights), ...given] })

describe('the list of submissions', () => {
  it('begins with what is open, and a row leads to all about it', async () => {
    const { sent, user } = await open()
    const row = within(await screen.findByRole('row', { name: /^Barriere/ }))
    expect(row.getByText('offen')).toBeTruthy()
    expect(await screen.findByText('1 Eingang')).toBeTruthy()
    expect(sent.find(({ call }) => call === searchStaffSubmissions.name)?.input.query).toMatchObject({ state: 'open' })
    await user.click(row.getByRole('link', { name: 'Barriere' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Barriere' }))
    expect(await dialog.findByText('Die Zeiten sind unlesbar')).toBeTruthy()
  })

  it('asks for what its address says, both days included', async () => {
    const { sent } = await open({
      at: `${AT}?state=all&kinds=feedback&from=2026-11-21&to=2026-11-22&search=Ada&page=2&pageSize=20`,
    })
    await screen.findByRole('row', { name: /^Barriere/ })
    expect(sent.find(({ call }) => call === searchStaffSubmissions.name)?.input.query).toEqual({
      kinds: ['feedback'],
      search: 'Ada',
      from: '2026-11-20T23:00:00.000Z',
      before: '2026-11-22T23:00:00.000Z',
      page: 1,
      pageSize: 20,
    })
  })

  it('says that there is nothing, and can be tried again where it could not be had', async () => {
    await open({ given: [answering(searchStaffSubmissions, () => [])] })
    expect(await screen.findByText('Alles erledigt')).toBeTruthy()
    cleanDevice()
    await open({ given: [answering(searchStaffSubmissions, () => [])], at: `${AT}?search=Ada` })
    expect(await screen.findByText('Kein solcher Eingang')).toBeTruthy()
    cleanDevice()
    const { user, sent } = await open({ given: [refusing(searchStaffSubmissions, 500)] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === searchStaffSubmissions.name)).toHaveLength(2))
  })
})

describe('a submission', () => {
  it('is taken on, and the list shows it at once', async () => {
    const given = [...list(), answering(assignStaffSubmission, () => [{ ...barrier, isMine: true }])]
    const { user, sent } = await open({ at: OPEN, given })
    await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
    expect(await screen.findByRole('button', { name: 'Zurücklegen' })).toBeTruthy()
    expect(screen.getAllByText('von mir übernommen', { selector: 'span' })).toHaveLength(2)
    const { input } = sent.find(({ call }) => call === assignStaffSubmission.name) ?? expect.unreachable()
    expect(input).toMatchObject({ params: { submissionGuid: barrier.guid }, body: { isMine: true, expected: null } })
  })

  it('says so where a colleague has taken it on meanwhile, and who that is', async () => {
    const state = { taken: false }
    const why = { field: 'expected', message: 'Geändert.', code: 1, key: 'error.changedMeanwhile' }
    const refused = refusing(assignStaffSubmission, 409, why)
    const given = [
      ...list().slice(0, 2),
      answering(getStaffSubmission, () => [
        state.taken ? { ...barrier, assignedTo: 'F. Fink', assignedId: 'f' } : barrier,
      ]),
      {
        ...refused,
        answer: (input: Parameters<typeof refused.answer>[0]) => {
          state.taken = true
          return refused.answer(input)
        },
      },
    ]
    const { user } = await open({ at: OPEN, given })
    await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((await screen.findAllByText(/F\. Fink/)).length).toBeGreaterThan(0)
  })

  it('gets a comment that says something; what was typed stays where it could not be stored', async () => {
    const { user, sent } = await open({ at: OPEN, given: [...list(), refusing(commentStaffSubmission, 500)] })
    await user.click(await screen.findByRole('button', { name: 'Bemerkung hinzufügen' }))
    expect(screen.getByText('Bitte schreiben Sie etwas.')).toBeTruthy()
    expect(sent.some(({ call }) => call === commentStaffSubmission.name)).toBe(false)
    await user.type(screen.getByLabelText('Bemerkung'), 'angerufen')
    await user.click(screen.getByRole('button', { name: 'Bemerkung hinzufügen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bemerkung').value).toBe('angerufen')
  })

  it('is done with what was done, and has no such button any more', async () => {
    const { user, sent } = await open({ at: OPEN, given: [...list(), answering(finishStaffSubmission, () => [done])] })
    await user.type(await screen.findByLabelText('Bemerkung'), 'behoben')
    await user.click(screen.getByRole('button', { name: 'Erledigt' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Erledigt' })).toBeNull())
    expect(sent.find(({ call }) => call === finishStaffSubmission.name)?.input.body).toEqual({ text: 'behoben' })
    expect(screen.getAllByText(/A\. Brede, 23\.11\.2026, 06:00/)).toHaveLength(2)
  })

  it('says that its words are hidden, and has no buttons for whoever may not handle it', async () => {
    const hidden = { ...barrier, isMasked: true, name: 'A•••', facts: [] }
    await open({ at: OPEN, rights: SEES, given: list(hidden) })
    expect(await screen.findByText(/^Namen und Texte sind verborgen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
  })
})

describe('a withdrawal', () => {
  const rights = [...HANDLES, RIGHTS.AllowedToSeeContracts, RIGHTS.AllowedToActOnContracts]

  it('is matched with a contract, with a reason, and what follows is asked before', async () => {
    const refused = refusing(matchStaffDeclaration, 409, {
      field: '',
      message: 'zu spät',
      code: 871,
      key: 'error.withdrawalTooLate',
    })
    const { user, sent } = await open({ at: OPEN, rights, given: [...list(withdrawal), refused] })
    await user.click(await screen.findByRole('button', { name: 'Vertrag A-4711 beenden' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vertrag A-4711 beenden' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Zuordnen' })).toBeNull()
    expect(sent.find(({ call }) => call === matchStaffDeclaration.name)?.input).toMatchObject({
      query: { dryRun: true },
      body: { contractGuid: withdrawal.proposals[0]?.contractGuid },
    })
    expect(screen.queryByRole('button', { name: 'Erledigt' })).toBeNull()
  })

  it('is matched with another contract by its number, which is said to be wrong before', async () => {
    const unknown = { field: 'contractNumber', message: 'nichts', code: 870, key: 'error.contractNotFound' }
    const given = [...list(withdrawal), refusing(matchStaffDeclaration, 404, unknown)]
    const { user, sent } = await open({ at: OPEN, rights, given })
    await user.click(await screen.findByRole('button', { name: 'Vertrag ansehen' }))
    expect(await screen.findByText('Bitte geben Sie eine Vertragsnummer ein.')).toBeTruthy()
    await user.type(screen.getByLabelText(/Nummer eines anderen Vertrags/), ' a 4712 ')
    await user.click(screen.getByRole('button', { name: 'Vertrag ansehen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vertrag a 4712 beenden' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(sent.find(({ call }) => call === matchStaffDeclaration.name)?.input).toMatchObject({
      query: { dryRun: true },
      body: { contractNumber: 'a 4712' },
    })
  })

  it('is decided by nobody who may not act on contracts', async () => {
    await open({ at: OPEN, given: list(withdrawal) })
    await screen.findByRole('button', { name: 'Übernehmen' })
    expect(screen.queryByRole('button', { name: /beenden$/ })).toBeNull()
  })
})
