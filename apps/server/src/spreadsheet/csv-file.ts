import type { Language } from '@billett/domain'
import { cellText } from './cell.ts'
import { CSV_BEGIN, csvLine } from './csv-line.ts'
import type { Sheet } from './sheet.ts'

/** A table as CSV, as much of it at a time as is read of it. */
export async function* csvFile({ head, batches, foot }: Sheet, language: Language): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(head)
  for await (const rows of batches) yield rows.map(row => csvLine(row.map(cell => cellText(cell, language)))).join('')
  yield csvLine([foot()])
}
