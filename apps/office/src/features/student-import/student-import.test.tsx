import {
  applyBatch,
  type Batch,
  type BatchRow,
  compareBatch,
  decideBatchRow,
  exportStudents,
  getBatch,
  getBatches,
  getBatchRows,
  importStudents,
  rehearseBatch,
  undoBatch,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

const GUID = '5c400000-0000-4000-8000-0000000000b1'
const AT = `/studentImport/${SCHOOL_ID}`

const aBatch = (over: Partial<Batch> = {}): Batch => ({
  guid: GUID,
  kind: 'import',
  state: 'staged',
  version: 1,
  organisation: { guid: SCHOOL_ID, name: 'Lindenschule' },
  fileName: 'liste.csv',
  effectiveOn: '2026-12-01',
  counts: [],
  sums: [],
  needsReason: false,
  reason: '',
  task: null,
  doneRows: 0,
  dueRows: 0,
  failedRows: 0,
  error: null,
  list: {
    reading: {
      kind: 'csv',
      charset: 'windows-1252',
      separator: ';',
      hasHeader: true,
      columns: ['lastName', 'firstName', 'birthDate', null],
    },
    header: ['NAME', 'VORNAME', 'GEBOREN', 'LINIE'],
    sample: [['Müller', 'Anna', '04.03.2014', '12']],
    isGarbled: false,
    profile: null,
    isWhole: true,
    endsContracts: true,
  },
  startedBy: 'Con Tact',
  createdOn: '2026-11-20T09:00:00.000Z',
  appliedOn: null,
  ...over,
})

const aRow = (over: Partial<BatchRow> = {}): BatchRow => ({
  number: 2,
  action: 'unclear',
  lastName: 'Maier',
  firstName: 'Eva',
  birthDate: '2014-03-04',
  class: '7b',
  changes: [],
  problems: [],
  candidates: [
    { lastName: 'Meier', firstName: 'Eva', birthDate: '2014-03-04', class: '7a', organisation: 'Ostschule' },
  ],
  isDone: false,
  error: null,
  ...over,
})

const aRefusal = (name: string, code: number) => ({ field: '', code, key: `error.${name}`, message: name })

const COUNTS: Batch['counts'] = [
  { action: 'new', count: 2 },
  { action: 'unclear', count: 1 },
]

async function open(
  batch: Batch,
  { at = `${AT}?list=${GUID}`, more = [] as ReturnType<typeof answering>[], pays = false } = {},
) {
  const office = await renderOffice({
    at,
    answers: [
      ...portalDevice(['ChangeRequest', 'StudentOverview'], pays ? { view: 'payer' } : {}),
      ...more,
      answering(getBatches, () => [batch]),
      answering(getBatch, () => [batch]),
      answering(getBatchRows, () => [aRow()]),
    ],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('a list', () => {
  it('is sent in and opened at once; those of before stand below', async () => {
    const { user, asked } = await open(aBatch(), { at: AT, more: [answering(importStudents, () => [aBatch()])] })
    expect(await screen.findByRole('row', { name: /^liste.csv/ })).toBeTruthy()
    await user.upload(screen.getByLabelText('Datei', { selector: 'input' }), new File(['x'], 'liste.csv'))
    expect(await screen.findByText('Was steht in welcher Spalte?')).toBeTruthy()
    // The field that was pressed is gone: the keyboard goes on at the steps.
    const steps = screen.getByRole('list', { name: 'Schritte' })
    await waitFor(() => expect(document.activeElement).toBe(steps.parentElement))
    expect(asked(importStudents.name)[0]).toMatchObject({ params: { orgGuid: SCHOOL_ID } })
  })

  it('that was taken in before is asked about, and sent again on purpose', async () => {
    const more = [refusing(importStudents, 409, aRefusal('listThere', 1147))]
    const { user, asked } = await open(aBatch(), { at: AT, more })
    const field = await screen.findByLabelText('Datei', { selector: 'input' })
    await user.upload(field, new File(['x'], 'liste.csv'))
    await user.click(await screen.findByRole('button', { name: 'Noch einmal einlesen' }))
    await waitFor(() => expect(asked(importStudents.name)).toHaveLength(2))
    expect(asked(importStudents.name)[1]).toMatchObject({ body: { again: 'true' } })
  })

  it('is compared as whoever knows it says it is read', async () => {
    const { user, asked } = await open(aBatch(), {
      more: [answering(compareBatch, () => [aBatch({ task: 'compare' })])],
    })
    await user.selectOptions(await screen.findByLabelText('Zeichensatz'), 'utf-8')
    await user.selectOptions(screen.getByLabelText('LINIE'), 'class')
    await user.click(screen.getByRole('button', { name: 'Vergleichen' }))
    expect(await screen.findByText('Die Liste wird verglichen')).toBeTruthy()
    expect(asked(compareBatch.name)[0]).toMatchObject({
      body: {
        version: 1,
        effectiveOn: '2026-12-01',
        isWhole: true,
        reading: { charset: 'utf-8', columns: ['lastName', 'firstName', 'birthDate', 'class'] },
      },
    })
  })

  it('shows what stands in the file where that is no date, and why it is not taken', async () => {
    const problem = { column: 3, field: 'birthDate' as const, fault: 'date', text: 'Geburtsdatum ist kein Datum' }
    const faulty = aRow({
      ...{ action: 'faulty', birthDate: '', candidates: [] },
      problems: [{ ...problem, said: '31.02.2014' }],
    })
    await open(aBatch({ state: 'compared', counts: [{ action: 'faulty', count: 1 }] }), {
      more: [answering(getBatchRows, () => [faulty])],
    })
    const row = within(await screen.findByRole('row', { name: /Maier, Eva/ }))
    expect(row.getByText('31.02.2014')).toBeTruthy()
    expect(row.getByText('Geburtsdatum ist kein Datum: „31.02.2014“')).toBeTruthy()
  })

  it('asks who is meant where it is unclear, and leads whoever pays nothing past the costs', async () => {
    const compared = aBatch({ state: 'compared', counts: COUNTS })
    const decided = aBatch({ state: 'compared', version: 2, counts: [{ action: 'changedData', count: 1 }] })
    const more = [
      answering(decideBatchRow, () => [decided]),
      answering(rehearseBatch, () => [aBatch({ state: 'rehearsed' })]),
    ]
    const { user, asked } = await open(compared, { more })
    expect(await screen.findByRole('radio', { name: 'unklar 1' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Entscheiden: Maier, Eva' }))
    await user.click(await screen.findByRole('button', { name: /^Eva Meier, geboren 04.03.2014/ }))
    await waitFor(() => expect(asked(decideBatchRow.name)).toMatchObject([{ body: { number: 2, candidate: 0 } }]))
    await user.click(await screen.findByRole('button', { name: 'Weiter zum Übernehmen' }))
    expect(await screen.findByText(/^Ihre Einrichtung zahlt nichts/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Was es kostet' })).toBeNull()
    const steps = within(screen.getByRole('list', { name: 'Schritte' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1. Lesen', '2. Vergleichen', '3. Übernehmen'])
  })

  it('of which so many leave is applied with a reason only; who pays sees what it costs', async () => {
    const rehearsed = aBatch({
      state: 'rehearsed',
      needsReason: true,
      counts: [{ action: 'leaves', count: 9 }],
      sums: [{ payer: { guid: PAYER_ID, name: 'Kreis' }, month: '2026-12', beforeInCent: 6300, afterInCent: 0 }],
    })
    const { user, asked } = await open(rehearsed, {
      more: [refusing(applyBatch, 409, aRefusal('leavesTooMany', 1150))],
      pays: true,
    })
    expect((await screen.findAllByText(/^-63,00/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('rowheader', { name: 'Dezember 2026' })).toBeTruthy()
    await user.type(screen.getByLabelText('Warum die Liste stimmt'), 'Zusammenlegung')
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
    await waitFor(() => expect(asked(applyBatch.name)).toMatchObject([{ body: { reason: 'Zusammenlegung' } }]))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByDisplayValue('Zusammenlegung')).toBeTruthy()
  })

  it('that was applied is taken back after a question', async () => {
    const applied = aBatch({ state: 'applied', dueRows: 3, counts: COUNTS })
    const { user } = await open(applied, { more: [answering(undoBatch, () => [aBatch({ state: 'undone' })])] })
    expect(await screen.findByText('3 Änderungen sind übernommen.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zurücknehmen' }))
    expect(await screen.findByText('Die Liste ist zurückgenommen. Alles ist wie vorher.')).toBeTruthy()
  })

  it('can be fetched with the columns it is taken in with', async () => {
    const { user, asked } = await open(aBatch(), { at: AT, more: [refusing(exportStudents, 500)] })
    await user.click(await screen.findByRole('button', { name: 'Als Excel-Datei' }))
    await waitFor(() => expect(asked(exportStudents.name)).toMatchObject([{ query: { format: 'xlsx' } }]))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
