import { MAX_LIST_LINES } from '@billett/contract'
import {
  businessDateOf,
  doubleRows,
  type ImportSettings,
  isEmployer,
  isHomeField,
  type ListRow,
  personKey,
  type RowProblem,
  readRow,
  withoutHome,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { BatchScene, Tell } from '../batch/index.ts'
import { type ListedSchool, secretInside } from './known-pupils.queries.ts'
import { sharedTexts } from './shared-texts.ts'
import { fileParts } from './student-list.repository.ts'

/** Lines by which whoever wrote a file says what it is, below its rows. */
const isNote = ([first = '', ...rest]: readonly string[]): boolean =>
  first.startsWith('# ') && rest.every(cell => cell === '')

/** A row that cannot be taken as it stands. */
export interface LeftRow extends ListRow {
  cells: readonly string[]
  problems: RowProblem[]
}

interface ReadList {
  taken: ListRow[]
  left: LeftRow[]
  lines: number
  /** Whose home is secret, by who they are. */
  secret: ReadonlySet<string>
}

/** The cells of a row without those that say where somebody lives, or may: of a column nobody takes in. */
const cellsWithoutHome = (cells: readonly string[], columns: ImportSettings['reading']['columns']): string[] =>
  cells.map((cell, at) => {
    const field = columns[at]
    return field && !isHomeField(field) ? cell : ''
  })

/** A pupil of a row, with what many rows say alike held once. */
const lean = (pupil: ListRow['pupil'], share: (text: string) => string): ListRow['pupil'] => ({
  ...pupil,
  schoolNumber: share(pupil.schoolNumber),
  firstName: share(pupil.firstName),
  birthDate: share(pupil.birthDate),
  class: share(pupil.class),
  grade: share(pupil.grade),
  street: share(pupil.street),
  postCode: share(pupil.postCode),
  city: share(pupil.city),
})

/** At which school a row is: the one the batch is about, or the one it names. */
function schoolFinder(schools: readonly ListedSchool[], organisationId: string) {
  const byNumber = new Map(schools.map(({ id, number }) => [number.trim().toLowerCase(), id]))
  return (schoolNumber: string): string | undefined =>
    schoolNumber === '' ? organisationId : byNumber.get(schoolNumber.toLowerCase())
}

async function readRows(
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
  const share = sharedTexts()
  const list: ReadList = { taken: [], left: [], lines: 0, secret }
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
      else list.taken.push({ ...row, pupil: lean(row.pupil, share) })
    }
    if (list.taken.length + list.left.length > MAX_LIST_LINES) refuse('listTooLong', 'file')
    await tell(list.taken.length + list.left.length, 0)
  }
  return list
}

/** Some rows as they stand in the file, which is read once more: hardly any has such rows, and all were held. */
async function cellsOf(
  { context: { world }, batch }: BatchScene,
  { reading }: ImportSettings,
  numbers: ReadonlySet<number>,
): Promise<Map<number, readonly string[]>> {
  const found = new Map<number, readonly string[]>()
  if (numbers.size === 0) return found
  for await (const lines of world.lists.read(fileParts(world.db, batch.id), reading))
    for (const { number, cells } of lines) if (numbers.has(number)) found.set(number, cells)
  return found
}

/** Rows that say the same of who they are are left as well: nobody knows which is meant. */
async function withoutDoubles(scene: BatchScene, list: ReadList, settings: ImportSettings): Promise<ReadList> {
  const { columns } = settings.reading
  const doubles = doubleRows(list.taken)
  const at = columns.indexOf('lastName')
  const column = at < 0 ? null : at
  const cells = await cellsOf(scene, settings, doubles)
  const shown = ({ number, pupil }: ListRow): readonly string[] => {
    const said = cells.get(number) ?? []
    return list.secret.has(personKey(pupil)) ? cellsWithoutHome(said, columns) : said
  }
  const left = list.taken
    .filter(({ number }) => doubles.has(number))
    .map(row => ({
      ...row,
      cells: shown(row),
      problems: [{ column, field: 'lastName' as const, fault: 'twice' as const }],
    }))
  return { ...list, taken: list.taken.filter(({ number }) => !doubles.has(number)), left: [...list.left, ...left] }
}

/** What a list says: the rows that can be taken, and those that cannot, with what is wrong with them. */
export const readList = async (
  scene: BatchScene,
  known: { schools: readonly ListedSchool[]; settings: ImportSettings },
  tell: Tell,
): Promise<ReadList> => withoutDoubles(scene, await readRows(scene, known, tell), known.settings)
