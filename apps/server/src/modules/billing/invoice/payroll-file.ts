import { LIST_TYPES, type ListFormat } from '@billett/contract'
import { type Language, nameOfComponent } from '@billett/domain'
import type { StreamedFile } from '../../../call/answer.ts'
import type { Statements } from '../../../db/database.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import { xlsxFile } from '../../../spreadsheet/xlsx-file.ts'
import { type Payroll, payrollRows } from './payroll.queries.ts'

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Personalnummer',
    'Nachname',
    'Vorname',
    'Abteilung',
    'Ticket',
    'Posten',
    'Monat',
    'Anteil Arbeitgeber',
    'Vom Lohn einzubehalten',
  ],
  en: [
    'Personnel number',
    'Last name',
    'First name',
    'Department',
    'Ticket',
    'Item',
    'Month',
    'Share of the employer',
    'To keep back from the wage',
  ],
}

const NAMES: Readonly<Record<Language, string>> = { de: 'Lohnabzugsliste', en: 'payroll-list' }

interface Wanted {
  language: Language
  format: ListFormat
}

/** What a company keeps back from wages for a month, person by person, read while it is sent. */
export function payrollFile(db: Statements, list: Payroll, { language, format }: Wanted): StreamedFile {
  const { currency } = list
  async function* batches() {
    for await (const rows of payrollRows(db, list.id, language))
      yield rows.map(row => [
        row.personnelNumber,
        row.lastName,
        row.firstName,
        row.department,
        row.product,
        nameOfComponent(row.component, language),
        row.periodStart.slice(0, 7),
        { cents: row.employerCents, currency },
        { cents: row.employeeCents, currency },
      ])
  }
  const sheet = {
    name: NAMES[language],
    head: HEADS[language],
    batches: batches(),
    foot: () => `${list.company}, ${list.month}`,
  }
  return {
    chunks: format === 'csv' ? csvFile(sheet, language) : xlsxFile(sheet),
    mimeType: format === 'csv' ? `${LIST_TYPES.csv}; charset=utf-8` : LIST_TYPES.xlsx,
    fileName: `${NAMES[language]}-${list.month}.${format}`,
  }
}
