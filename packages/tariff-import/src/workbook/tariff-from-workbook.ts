import { type CheckedTariff, readTariff } from '../check/check-tariff.ts'
import { problem, type TariffProblem } from '../check/problem.ts'
import { sanitised } from '../check/sanitised.ts'
import { isSheetName, planOf, SHEET_NAMES } from './columns.ts'
import { locate } from './locate.ts'
import { readSheet, type Sheet } from './sheet-rows.ts'
import { unknownVersions, versionEntries } from './version-entries.ts'

const nameOf = ({ sheet }: Sheet): string => sheet.trim().toLowerCase()

const checkSheets = (sheets: readonly Sheet[]): TariffProblem[] => {
  const missing = SHEET_NAMES.filter(name => planOf(name).required && !sheets.some(sheet => nameOf(sheet) === name))
  const unknown = sheets.filter(sheet => !isSheetName(nameOf(sheet)))
  return [
    ...missing.map(sheet => ({ ...problem('error', 'sheetMissing', [], sheet), where: { sheet } })),
    ...unknown.map(({ sheet }) => ({ ...problem('warning', 'unknownSheet', [], sheet), where: { sheet } })),
  ]
}

/**
 * A provider's tariff from the sheets of a workbook (`docs/tariff-workbook.md`). Every problem names sheet, line and
 * column.
 */
export const tariffFromWorkbook = (sheets: readonly Sheet[]): CheckedTariff => {
  const problems = checkSheets(sheets)
  const dataOf = (name: string) => sheets.find(sheet => nameOf(sheet) === name)?.data ?? []
  const [about] = readSheet('tariff', dataOf('tariff'), '', [])
  const currency = typeof about?.entry.currency === 'string' ? about.entry.currency : ''
  const rows = new Map(
    SHEET_NAMES.map(name => {
      const data = dataOf(name)
      return [name, data.length > 0 ? readSheet(name, data, currency, problems) : []]
    }),
  )
  const rowsOf: Parameters<typeof versionEntries>[0] = name => rows.get(name) ?? []
  problems.push(...unknownVersions(rowsOf))
  const { versions, sources } = versionEntries(rowsOf, problems)
  const read = readTariff({ currency: about?.entry.currency, versions })
  const found = locate([...problems, ...(read.ok ? read.warnings : read.problems)], sources)
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warning')
  return read.ok && errors.length === 0
    ? { ok: true, tariff: sanitised(read.tariff), warnings }
    : { ok: false, problems: [...errors, ...warnings] }
}
