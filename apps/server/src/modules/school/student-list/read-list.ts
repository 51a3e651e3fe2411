import {
  businessDateOf,
  type ImportSettings,
  isEmployer,
  isHomeField,
  type ListRow,
  type PlainDate,
  personKey,
  type RowProblem,
  readRow,
  withoutHome,
} from '@billett/domain'
import type { BatchScene } from '../batch/index.ts'
import { type ListedSchool, secretInside } from './known-pupils.queries.ts'
import { fileParts, settingsOf } from './student-list.repository.ts'

/** A row as it stands in the list, with what is wrong with it. */
export interface ReadRow extends ListRow {
  cells: readonly string[]
  problems: RowProblem[]
}

/** By what a list is read, which is the same however often it is. */
export interface ListReading {
  settings: ImportSettings
  today: PlainDate
  /** At which school a row is: the one the batch is about, or the one it names. */
  schoolOf: (schoolNumber: string) => string | undefined
  employers: ReadonlySet<string>
  /** Whose home is secret, by who they are. */
  secret: ReadonlySet<string>
}

/** Lines by which whoever wrote a file says what it is, below its rows. */
const isNote = ([first = '', ...rest]: readonly string[]): boolean =>
  first.startsWith('# ') && rest.every(cell => cell === '')

/** The cells of a row without those that say where somebody lives, or may: of a column nobody takes in. */
const cellsWithoutHome = (cells: readonly string[], columns: ImportSettings['reading']['columns']): string[] =>
  cells.map((cell, at) => {
    const field = columns[at]
    return field && !isHomeField(field) ? cell : ''
  })

function schoolFinder(schools: readonly ListedSchool[], organisationId: string): ListReading['schoolOf'] {
  const byNumber = new Map(schools.map(({ id, number }) => [number.trim().toLowerCase(), id]))
  return schoolNumber => (schoolNumber === '' ? organisationId : byNumber.get(schoolNumber.toLowerCase()))
}

/** How the list of a batch is read, which is about these schools. */
export async function listReading(
  { context, batch }: BatchScene,
  schools: readonly ListedSchool[],
): Promise<ListReading> {
  const { world } = context
  return {
    settings: await settingsOf(world.db, batch.id),
    today: businessDateOf(world.clock()),
    schoolOf: schoolFinder(schools, batch.organisationId),
    employers: new Set(schools.flatMap(({ id, kind }) => (isEmployer(kind) ? id : []))),
    // Whose home is secret elsewhere is not told by a list: it shows what it says, and the home is not written.
    secret: new Set((await secretInside(context, world.db, batch.organisationId)).map(personKey)),
  }
}

interface Line {
  number: number
  cells: readonly string[]
}

function rowOf({ number, cells }: Line, organisationId: string, by: ListReading): ReadRow {
  const { columns } = by.settings.reading
  const { pupil, problems } = readRow(cells, columns, by.today)
  const schoolId = by.schoolOf(pupil.schoolNumber)
  if (schoolId === undefined)
    problems.push({ column: columns.indexOf('schoolNumber'), field: 'schoolNumber', fault: 'noSchool' })
  const at = schoolId ?? organisationId
  // Where employees live is not taken in either, nor a home that is secret.
  const isSecret = by.secret.has(personKey(pupil))
  return {
    number,
    pupil: by.employers.has(at) || isSecret ? withoutHome(pupil) : pupil,
    schoolId: at,
    cells: isSecret ? cellsWithoutHome(cells, columns) : cells,
    problems,
  }
}

/** The rows of the list of a batch, some at a time. A list may be long: no more of it is held than that. */
export async function* listedRows({ context, batch }: BatchScene, by: ListReading): AsyncGenerator<readonly ReadRow[]> {
  const { world } = context
  const { reading } = by.settings
  let isFirst = reading.hasHeader
  for await (const lines of world.lists.read(fileParts(world.db, batch.id), reading)) {
    const rows = isFirst ? lines.slice(1) : lines
    if (lines.length > 0) isFirst = false
    yield rows.filter(({ cells }) => !isNote(cells)).map(line => rowOf(line, batch.organisationId, by))
  }
}
