import type { Language } from '@billett/domain'
import { cellText } from './cell.ts'
import { CSV_BEGIN, csvLine } from './csv-line.ts'
import type { Sheet } from './sheet.ts'

/** Lines that are sent at once: a longer text would be kept among what lives long, and a long file fill it up. */
const LINES = 200

/** A table as CSV, no more of it at a time than is read of it. */
export async function* csvFile({ head, batches, foot }: Sheet, language: Language): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(head)
  for await (const rows of batches)
    for (let first = 0; first < rows.length; first += LINES)
      yield rows
        .slice(first, first + LINES)
        .map(row => csvLine(row.map(cell => cellText(cell, language))))
        .join('')
  yield csvLine([foot()])
}
