import { exportStudents, getBatchProblems, type StudentListQuery } from '@billett/contract'
import { businessDateOf, GENDER, type Gender, IMPORT_FIELDS, type ImportField, type Language } from '@billett/domain'
import type { StreamedFile } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import type { Row } from '../../../spreadsheet/sheet.ts'
import { xlsxFile } from '../../../spreadsheet/xlsx-file.ts'
import { fetchedBy, mustReach, notePortalAct } from '../reach/index.ts'
import { pupilsThere } from './known-pupils.queries.ts'
import { COLUMN_WORDS, problemText } from './problem-words.ts'
import { shownBatch } from './show-batches.ts'
import { rowsOf } from './shown-batch.queries.ts'
import { settingsOf } from './student-list.repository.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const GENDERS: Readonly<Record<Gender, string>> = {
  [GENDER.Unknown]: '',
  [GENDER.Male]: 'm',
  [GENDER.Female]: 'w',
  [GENDER.Undetermined]: 'd',
}

const germanDate = (date: string): string => date.split('-').toReversed().join('.')

type Said = Readonly<Record<Exclude<ImportField, 'gender'>, string>> & { gender: Gender }

/** A pupil as a line of a list, which is read again as the same. */
function lineOf(said: Said): string[] {
  return IMPORT_FIELDS.map(field => {
    if (field === 'gender') return GENDERS[said.gender]
    return field === 'birthDate' ? germanDate(said.birthDate) : said[field]
  })
}

/** A line that begins so is no pupil's: taken in again, it is left out. */
const NO_PUPIL = '# '

const WORDS = {
  de: { list: 'Schuelerliste', problems: 'Probleme', problem: 'Problem', line: 'Zeile' },
  en: { list: 'students', problems: 'problems', problem: 'Problem', line: 'Line' },
} as const

const headOf = (language: Language): string[] => IMPORT_FIELDS.map(field => COLUMN_WORDS[field][language])

/**
 * Who is there today, with the columns that are taken in: taken in again nothing changes. It is noted before it goes,
 * and says below its rows when it was fetched. Refuses `organisationNotFound`.
 */
export async function exportList(
  context: Context,
  organisationId: string,
  { format = 'csv' }: StudentListQuery,
): Promise<StreamedFile> {
  const { world, language } = context
  await mustReach(context, world.db, organisationId)
  await world.db.transaction(tx => notePortalAct(context, tx, exportStudents, { aboutId: organisationId, format }))
  const day = businessDateOf(world.clock())
  const words = WORDS[language]
  async function* batches(): AsyncGenerator<readonly Row[]> {
    for await (const some of pupilsThere(context, { organisationId, day })) yield some.map(lineOf)
  }
  const fetched = await fetchedBy(context, 'list')
  const foot = () => `${NO_PUPIL}${world.client.config.texts.nameShort}, ${fetched}`
  const sheet = { name: words.list, head: headOf(language), batches: batches(), foot }
  return {
    fileName: `${words.list}-${day}.${format}`,
    mimeType: TYPES[format],
    chunks: format === 'csv' ? csvFile(sheet, language) : xlsxFile(sheet),
  }
}

/** The rows that could not be taken, as they were sent in, with what is wrong. Refuses `batchNotFound`. */
export async function problemsFile(context: Context, batchId: string): Promise<StreamedFile> {
  const { world, language } = context
  await shownBatch(context, world.db, batchId)
  const { reading, header } = await settingsOf(world.db, batchId)
  await world.db.transaction(tx => notePortalAct(context, tx, getBatchProblems, { aboutId: batchId }))
  const words = WORDS[language]
  const named = reading.columns.map((field, index) => header[index] ?? (field ? COLUMN_WORDS[field][language] : ''))
  async function* batches(): AsyncGenerator<readonly Row[]> {
    const SOME = 1000
    for (let after = 0; ; ) {
      const rows = await rowsOf(world.db, batchId, { action: 'faulty', after }, { limit: SOME, offset: 0 })
      if (rows.length > 0)
        yield rows.map(({ cells, remarks }): Row => {
          const faults = remarks.flatMap(remark => ('fault' in remark ? [problemText(remark, language)] : []))
          const own = named.map((_, index) => cells?.[index] ?? '')
          return [...own, faults.join('; ')]
        })
      if (rows.length < SOME) return
      after = rows.at(-1)?.number ?? after
    }
  }
  const fetched = await fetchedBy(context, 'problems')
  const foot = () => `${NO_PUPIL}${fetched}`
  const sheet = { name: words.problems, head: [...named, words.problem], batches: batches(), foot }
  return { fileName: `${words.problems}.csv`, mimeType: TYPES.csv, chunks: csvFile(sheet, language) }
}
