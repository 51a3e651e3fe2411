import {
  deleteSqlStatement,
  executeSqlStatement,
  executeSqlStatements,
  getReportViews,
  getSqlStatements,
  releaseSqlStatement,
  type StaffStatement,
  saveSqlStatement,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

afterEach(() => {
  cleanDevice()
  vi.restoreAllMocks()
})

const draft: StaffStatement = {
  description: 'Orders by state',
  statement: 'select state, count(*) from orders where created_on >= :from group by state',
  version: 3,
  parameters: ['from'],
  writtenOn: '2026-11-22T08:00:00.000Z',
  releasedOn: null,
}
const released: StaffStatement = {
  ...draft,
  description: 'Refunds',
  statement: 'select id from refunds',
  parameters: [],
  releasedOn: '2026-11-22T09:00:00.000Z',
}
const RUNS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToExecuteSqlStatements]
const WRITES = [...RUNS, RIGHTS.AllowedToEditSqlStatements]

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openStatements({ rights = WRITES, answers = [] as Answers, at = '/admin/sqlStatements' } = {}) {
  const listed = answering(getSqlStatements, () => [draft, released])
  const views = answering(getReportViews, () => [
    { name: 'orders', columns: ['id', 'state'], isPersonal: false },
    { name: 'buyers', columns: ['email'], isPersonal: true },
  ])
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...answers, listed, views] })
  const told = (call: { name: string }) =>
    office.sent.flatMap(({ call: name, input }) => (name === call.name ? [input] : []))
  return { ...office, told }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function choose({ user }: Awaited<ReturnType<typeof openStatements>>, row: string, action: string) {
  const found = await screen.findByRole('row', { name: new RegExp(`^${row}`) })
  await user.click(within(found).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

it('statements have the columns that the address names', async () => {
  await openStatements({ at: '/admin/sqlStatements?columns=writtenOn', rights: WRITES })
  await screen.findByRole('rowheader', { name: 'Refunds' })
  expect(screen.getByRole('columnheader', { name: 'Geschrieben' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Abfrage' })).toBeNull()
})

it('a statement that took too long says what helps, and how the database would do it', async () => {
  const message = 'Beendet. Ein Zeitraum hilft.\n\nSort: 900000\n  Seq Scan (order): 900000'
  const late = { field: '', key: 'error.statementTooLong', message, code: 940 }
  const office = await openStatements({
    at: '/admin/sqlStatements?run=Refunds',
    answers: [refusing(executeSqlStatement, 409, late)],
  })
  const form = await dialog('Refunds ausführen')
  await office.user.click(form.getByRole('button', { name: 'Ausführen' }))
  expect(await form.findByText('Beendet. Ein Zeitraum hilft.')).toBeTruthy()
  expect(form.getByText(/Seq Scan/).textContent).toBe('Sort: 900000\n  Seq Scan (order): 900000')
})

it('a statement that names a service area asks for it', async () => {
  const ofArea = { ...released, parameters: ['serviceArea'] }
  const office = await openStatements({
    at: '/admin/sqlStatements?run=Refunds',
    answers: [answering(getSqlStatements, () => [ofArea]), refusing(executeSqlStatement, 500)],
  })
  const form = await dialog('Refunds ausführen')
  await office.user.selectOptions(form.getByLabelText('Vertriebsbereich (:serviceArea)'), 'Abonnements (4)')
  await office.user.click(form.getByRole('button', { name: 'Ausführen' }))
  await waitFor(() =>
    expect(office.told(executeSqlStatement)).toEqual([
      { params: { description: 'Refunds' }, query: { serviceArea: 4 } },
    ]),
  )
})

describe('SQL statements', () => {
  it('are listed with whether they are released; who may only run them runs those', async () => {
    const office = await openStatements({ rights: RUNS })
    const row = within(await screen.findByRole('row', { name: /^Orders by state/ }))
    expect(row.getByText('Entwurf')).toBeTruthy()
    expect(row.getByText(draft.statement)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^Refunds/ })).getByText('freigegeben')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Abfrage schreiben' })).toBeNull()
    await office.user.click(within(screen.getByRole('row', { name: /^Refunds/ })).getByRole('button'))
    expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Ausführen'])
  })

  it('are written with a look at what can be asked, and checked before they are stored', async () => {
    const message = 'PostgreSQL kann diese Abfrage nicht lesen. Zeile 1: syntax error'
    const wrong = { field: 'statement', key: 'error.statementNotReadable', message, code: 933 }
    const office = await openStatements({ answers: [refusing(saveSqlStatement, 400, wrong)] })
    await office.user.click(await screen.findByRole('button', { name: 'Abfrage schreiben' }))
    const form = await dialog('Abfrage schreiben')
    await office.user.click(form.getByText('Was sich abfragen lässt'))
    expect(form.getByText('buyers')).toBeTruthy()
    type(form.getByLabelText('Beschreibung'), 'Neu')
    type(form.getByLabelText('Abfrage'), 'delete from orders')
    await office.user.click(form.getByRole('button', { name: 'Prüfen' }))
    await waitFor(() => expect(form.getByLabelText('Abfrage').getAttribute('aria-invalid')).toBe('true'))
    expect(form.getAllByText(message).length).toBeGreaterThan(0)
    expect(office.told(saveSqlStatement)).toEqual([
      { query: { dryRun: true }, body: { description: 'Neu', statement: 'delete from orders' } },
    ])
  })

  it('show what will be stored, and are stored as a draft', async () => {
    const stored = { ...draft, description: 'Neu', statement: 'select 1 from orders', version: 1 }
    const office = await openStatements({
      answers: [answering(saveSqlStatement, () => [stored])],
      at: '/admin/sqlStatements?statement=%2B',
    })
    const form = await dialog('Abfrage schreiben')
    type(form.getByLabelText('Beschreibung'), 'Neu')
    type(form.getByLabelText('Abfrage'), 'select  1 from orders')
    await office.user.click(form.getByRole('button', { name: 'Prüfen' }))
    expect(await form.findByText('select 1 from orders')).toBeTruthy()
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Abfrage ist als Entwurf gespeichert.')).toBeTruthy()
    expect(office.told(saveSqlStatement).map(({ query }) => query)).toEqual([{ dryRun: true }, {}])
  })

  it('that somebody has changed meanwhile are shown as they are now, and what was typed stays', async () => {
    const theirs = { ...draft, statement: 'select 3 from orders', version: 9 }
    let stored = draft
    const late = { field: 'version', key: 'error.changedMeanwhile', message: 'Geändert.', code: 903 }
    const first = refusing(saveSqlStatement, 409, late)
    const then = answering(saveSqlStatement, () => [{ ...theirs, version: 10 }])
    const office = await openStatements({
      at: '/admin/sqlStatements?statement=Orders+by+state',
      answers: [
        answering(getSqlStatements, () => [stored]),
        {
          name: saveSqlStatement.name,
          answer: input => {
            const isLate = stored === draft
            stored = theirs
            return (isLate ? first : then).answer(input)
          },
        },
      ],
    })
    const form = await dialog('Abfrage ändern')
    type(form.getByLabelText('Abfrage'), 'select 2 from orders')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await form.findByText('select 3 from orders')).toBeTruthy()
    expect(form.getByDisplayValue('select 2 from orders')).toBeTruthy()
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Abfrage ist als Entwurf gespeichert.')).toBeTruthy()
    expect(office.told(saveSqlStatement).map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 9 }])
  })

  it('are released after a question; what waits for a second person is said to wait', async () => {
    const office = await openStatements({ answers: [answering(releaseSqlStatement, () => [])] })
    await choose(office, 'Orders by state', 'Freigeben')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(draft.statement)).toBeTruthy()
    await office.user.click(question.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText('Die Freigabe wartet, bis eine zweite Person zustimmt.')).toBeTruthy()
    expect(office.told(releaseSqlStatement)).toEqual([
      { params: { description: 'Orders by state' }, body: { version: 3 } },
    ])
  })

  it('ask for the moments they name, and their file goes to the downloads', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const file = { blob: new Blob(['x']), fileName: 'Orders by state.csv' }
    const ran = { name: executeSqlStatement.name, answer: async () => ({ ok: true, status: 200, data: [], file }) }
    const office = await openStatements({ answers: [ran] })
    await choose(office, 'Orders by state', 'Ausführen')
    const form = await dialog('Orders by state ausführen')
    await office.user.click(form.getByRole('button', { name: 'Ausführen' }))
    await waitFor(() => expect(form.getByLabelText('Von (:from)').getAttribute('aria-invalid')).toBe('true'))
    type(form.getByLabelText('Von (:from)'), '2026-11-22T09:00')
    await office.user.click(form.getByRole('button', { name: 'Ausführen' }))
    expect(await screen.findByText('Die Datei Orders by state.csv ist da.')).toBeTruthy()
    expect(saved).toHaveBeenCalledWith(file.blob)
    expect(office.told(executeSqlStatement)).toEqual([
      { params: { description: 'Orders by state' }, query: { from: '2026-11-22T08:00:00.000Z' } },
    ])
  })

  it('say in the database’s words why they could not be run', async () => {
    const message = 'Die Datenbank hat die Abfrage abgelehnt. column "x" does not exist'
    const refused = refusing(executeSqlStatement, 409, { field: '', key: 'error.statementRefused', message, code: 939 })
    const office = await openStatements({ answers: [refused], at: '/admin/sqlStatements?run=Refunds' })
    const form = await dialog('Refunds ausführen')
    await office.user.click(form.getByRole('button', { name: 'Ausführen' }))
    expect(await form.findByText(/column "x" does not exist/)).toBeTruthy()
  })

  it('are deleted after a question', async () => {
    const done = { name: deleteSqlStatement.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
    const office = await openStatements({ answers: [done] })
    await choose(office, 'Refunds', 'Löschen')
    await office.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Refunds/ })).toBeNull())
  })

  it('are chosen and run together, with the moments that any of them asks for, and say which of them is wrong', async () => {
    const wrong = { field: 'descriptions.1', key: 'error.statementIsDraft', message: 'Ein Entwurf.', code: 938 }
    const office = await openStatements({ answers: [refusing(executeSqlStatements, 409, wrong)] })
    for (const name of [/^Orders by state/, /^Refunds/])
      await office.user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'))
    await office.user.click(screen.getByRole('button', { name: 'Zusammen ausführen' }))
    const form = await dialog('2 Abfragen ausführen')
    type(form.getByLabelText('Von (:from)'), '2026-11-01T00:00')
    await office.user.click(form.getByRole('button', { name: 'Ausführen' }))
    expect(await form.findByText('Refunds: Ein Entwurf.')).toBeTruthy()
    const descriptions = ['Orders by state', 'Refunds']
    expect(office.told(executeSqlStatements)).toEqual([{ query: { from: '2026-10-31T23:00:00.000Z', descriptions } }])
  })
})
