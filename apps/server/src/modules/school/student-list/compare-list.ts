import { MAX_LIST_LINES } from '@billett/contract'
import {
  actionOf,
  type BatchAction,
  businessDateOf,
  doubleRows,
  factsAfter,
  factsOfKnown,
  factsOfNew,
  type ImportSettings,
  isEmployer,
  isHomeField,
  type KnownPupil,
  type ListRow,
  matchRows,
  personKey,
  type RowMatch,
  type RowProblem,
  readRow,
  whoLeaves,
  withoutHome,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { BatchScene, Tell } from '../batch/index.ts'
import { knownPupils, type ListedSchool, pupilsElsewhere, schoolsInside, secretInside } from './known-pupils.queries.ts'
import { rowKey } from './row-key.ts'
import {
  decisionsOf,
  fileParts,
  insertBatchRows,
  type ListedRow,
  removeRows,
  settingsOf,
} from './student-list.repository.ts'

/** Rows that are written together. */
const TOGETHER = 1000

/** Lines by which whoever wrote a file says what it is, below its rows. */
const isNote = ([first = '', ...rest]: readonly string[]): boolean =>
  first.startsWith('# ') && rest.every(cell => cell === '')

/** Between the cells of a row that is held as one text. */
const BETWEEN = '\u001F'

/** A row that cannot be taken as it stands. */
interface LeftRow extends ListRow {
  cells: readonly string[]
  problems: RowProblem[]
}

interface ReadList {
  taken: ListRow[]
  left: LeftRow[]
  lines: number
  /** How the rows that can be taken stand in the file, each as one text: there may be very many. */
  cellsOf: Map<number, string>
}

/** The cells of a row without those that say where somebody lives, or may: of a column nobody takes in. */
const cellsWithoutHome = (cells: readonly string[], columns: ImportSettings['reading']['columns']): string[] =>
  cells.map((cell, at) => {
    const field = columns[at]
    return field && !isHomeField(field) ? cell : ''
  })

/** At which school a row is: the one the batch is about, or the one it names. */
function schoolFinder(schools: readonly ListedSchool[], organisationId: string) {
  const byNumber = new Map(schools.map(({ id, number }) => [number.trim().toLowerCase(), id]))
  return (schoolNumber: string): string | undefined =>
    schoolNumber === '' ? organisationId : byNumber.get(schoolNumber.toLowerCase())
}

async function readList(
  { context, batch }: BatchScene,
  { schools, settings }: { schools: readonly ListedSchool[]; settings: ImportSettings },
  tell: Tell,
): Promise<ReadList> {
  const { world } = context
  const { reading } = settings
  const schoolOf = schoolFinder(schools, batch.organisationId)
  const today = businessDateOf(world.clock())
  const employers = new Set(schools.flatMap(({ id, kind }) => (isEmployer(kind) ? id : [])))
  // Whose home is secret elsewhere is not told by a list: it shows what it says, and the home is not written.
  const secret = new Set((await secretInside(context, world.db, batch.organisationId)).map(personKey))
  const list: ReadList = { taken: [], left: [], lines: 0, cellsOf: new Map() }
  let isFirst = reading.hasHeader
  for await (const lines of world.lists.read(fileParts(world.db, batch.id), reading)) {
    for (const { number, cells } of lines) {
      list.lines = number
      if (isFirst || isNote(cells)) {
        isFirst = false
        continue
      }
      const { pupil, problems } = readRow(cells, reading.columns, today)
      const schoolId = schoolOf(pupil.schoolNumber)
      if (schoolId === undefined)
        problems.push({ column: reading.columns.indexOf('schoolNumber'), field: 'schoolNumber', fault: 'noSchool' })
      const at = schoolId ?? batch.organisationId
      // Where employees live is not taken in either, nor a home that is secret.
      const isSecret = secret.has(personKey(pupil))
      const row = { number, pupil: employers.has(at) || isSecret ? withoutHome(pupil) : pupil, schoolId: at }
      const shown = isSecret ? cellsWithoutHome(cells, reading.columns) : cells
      if (problems.length > 0) list.left.push({ ...row, cells: shown, problems })
      else {
        list.taken.push(row)
        list.cellsOf.set(number, shown.join(BETWEEN))
      }
    }
    if (list.taken.length + list.left.length > MAX_LIST_LINES) refuse('listTooLong', 'file')
    await tell(list.taken.length + list.left.length, 0)
  }
  return list
}

/** Rows that say the same of who they are are left as well: nobody knows which is meant. */
function withoutDoubles(list: ReadList, columns: ImportSettings['reading']['columns']): ReadList {
  const doubles = doubleRows(list.taken)
  const at = columns.indexOf('lastName')
  const column = at < 0 ? null : at
  const left = list.taken
    .filter(({ number }) => doubles.has(number))
    .map(row => ({
      ...row,
      cells: (list.cellsOf.get(row.number) ?? '').split(BETWEEN),
      problems: [{ column, field: 'lastName' as const, fault: 'twice' as const }],
    }))
  return { ...list, taken: list.taken.filter(({ number }) => !doubles.has(number)), left: [...list.left, ...left] }
}

/** What others have decided of rows like these, by what the rows say. */
function decisionsFor(rows: readonly ListRow[], stored: ReadonlyMap<string, string>): Map<string, string> {
  if (stored.size === 0) return new Map()
  return new Map(
    rows.flatMap(({ pupil }) => {
      const partyId = stored.get(rowKey(pupil))
      return partyId ? [[personKey(pupil), partyId] as const] : []
    }),
  )
}

interface Found {
  batchId: string
  known: ReadonlyMap<string, KnownPupil>
  /** Who is at another place that the reader may look at, by who they are. */
  elsewhere: ReadonlyMap<string, readonly KnownPupil[]>
}

/** So many may be meant by a row, at most. */
const MOST_CANDIDATES = 5

/** Who is meant by rows that are new here, and is at another place that the reader may look at: by who they are. */
async function knownElsewhere(
  { context, batch }: BatchScene,
  rows: readonly ListRow[],
  { known, matches }: { known: ReadonlyMap<string, KnownPupil>; matches: ReadonlyMap<number, RowMatch> },
): Promise<Map<string, KnownPupil[]>> {
  const isHere = (match: RowMatch | undefined) => match?.kind === 'known' && known.get(match.id)?.isFormer === false
  const open = rows.filter(({ number }) => !isHere(matches.get(number)))
  const births = [...new Set(open.map(({ pupil }) => pupil.birthDate))]
  const asked = { organisationId: batch.organisationId, day: batch.effectiveOn, births }
  return Map.groupBy(await pupilsElsewhere(context, context.world.db, asked), personKey)
}

const base = (batchId: string, number: number) => ({ batchId, number, remarks: [] })

/** What is written of somebody whom the list is about; of whom nothing changes only who they are. */
function knownRow({ batchId, known }: Found, { number, pupil, schoolId }: ListRow, id: string): ListedRow {
  const one = known.get(id)
  const before = one ? factsOfKnown(one) : null
  const after = one ? factsAfter(one, pupil, schoolId) : factsOfNew(pupil, schoolId)
  const action: BatchAction = before && !one?.isFormer ? actionOf(before, after) : 'new'
  const row = { ...base(batchId, number), action, partyId: id, organisationId: schoolId, before }
  return { ...row, after: action === 'unchanged' ? null : after }
}

/** What is to be done about a row, by whom it is about. */
function rowOf(found: Found, listed: ListRow, match: RowMatch | undefined): ListedRow {
  const { number, pupil, schoolId } = listed
  const elsewhere = found.elsewhere.get(personKey(pupil)) ?? []
  if (match?.kind === 'known' && !elsewhere.some(({ id }) => id === match.id)) return knownRow(found, listed, match.id)
  const row = { ...base(found.batchId, number), organisationId: schoolId, after: factsOfNew(pupil, schoolId) }
  const near = match?.kind === 'unclear' ? match.candidates.flatMap(id => found.known.get(id) ?? []) : []
  const all = [...near, ...elsewhere]
  if (match?.kind !== 'unclear' && all.length === 0) return { ...row, action: 'new' }
  const candidates = all.slice(0, MOST_CANDIDATES).map(one => ({ id: one.id, before: factsOfKnown(one) }))
  return { ...row, action: 'unclear', remarks: candidates, decision: { pupil } }
}

const leftRow = (batchId: string, { number, pupil, schoolId, cells, problems }: LeftRow): ListedRow => ({
  ...base(batchId, number),
  action: 'faulty',
  organisationId: schoolId,
  cells,
  after: factsOfNew(pupil, schoolId),
  remarks: problems,
})

const leavingRow = (batchId: string, number: number, one: KnownPupil): ListedRow => ({
  ...base(batchId, number),
  action: 'leaves',
  partyId: one.id,
  organisationId: one.schoolId,
  before: factsOfKnown(one),
})

/** Holds a list against who is known, and writes what would become of everybody. */
export async function compareList(scene: BatchScene, tell: Tell): Promise<void> {
  const { context, batch } = scene
  const { db } = context.world
  const settings = await settingsOf(db, batch.id)
  const schools = await schoolsInside(context, db, batch.organisationId)
  const { taken, left, lines } = withoutDoubles(
    await readList(scene, { schools, settings }, tell),
    settings.reading.columns,
  )
  const day = batch.effectiveOn
  const all = await knownPupils(context, db, { organisationId: batch.organisationId, day })
  const known = new Map(all.map(one => [one.id, one]))
  const matches = matchRows(taken, all, decisionsFor(taken, await decisionsOf(db, batch.organisationId)))
  const isOfMany = settings.reading.columns.includes('schoolNumber')
  const listed = new Set(isOfMany ? taken.map(({ schoolId }) => schoolId) : [batch.organisationId])
  // Who comes later on is not expected in the list yet.
  const leavers = settings.isWhole
    ? whoLeaves({ known: all, matches, left, schools: listed }).filter(({ from }) => from < day)
    : []
  const ordered = leavers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const found = { batchId: batch.id, known, elsewhere: await knownElsewhere(scene, taken, { known, matches }) }
  const rows: (() => ListedRow)[] = [
    ...taken.map(one => () => rowOf(found, one, matches.get(one.number))),
    ...left.map(one => () => leftRow(batch.id, one)),
    ...ordered.map((one, index) => () => leavingRow(batch.id, lines + 1 + index, one)),
  ]
  await removeRows(db, batch.id)
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const some = rows.slice(at, at + TOGETHER).map(make => make())
    await db.transaction(tx => insertBatchRows(tx, some))
    await tell(Math.min(at + TOGETHER, rows.length), rows.length)
  }
}
