import type { Row, Sheet } from './sheet.ts'
import { xlsxArchive } from './xlsx-archive.ts'
import { SHEET_BEGIN, SHEET_END, sheetPath, workbookParts } from './xlsx-parts.ts'
import { xlsxRow } from './xlsx-row.ts'

/** Rows a worksheet can have; what comes after them stands on another one. */
const SHEET_ROWS = 1_048_576

/** Rows that are written at once: a longer text would be kept among what lives long, and a long file fill it up. */
const ROWS = 100

/** A table as a workbook, as much of it at a time as is read of it. `most`: rows of one of its sheets. */
export async function* xlsxFile({ name, head, batches, foot }: Sheet, most = SHEET_ROWS): AsyncGenerator<Uint8Array> {
  const zip = xlsxArchive()
  let sheets = 0
  let rows = 0
  const begin = async () => {
    sheets += 1
    rows = 1
    const begun = zip.open(sheetPath(sheets))
    await begun.write(SHEET_BEGIN + xlsxRow(head, rows))
    return begun
  }
  let sheet = await begin()
  async function* add(added: readonly Row[]): AsyncGenerator<Uint8Array> {
    for (let first = 0; first < added.length; ) {
      if (rows === most) {
        await sheet.end(SHEET_END)
        sheet = await begin()
      }
      const some = added.slice(first, first + Math.min(ROWS, most - rows))
      await sheet.write(some.map((row, index) => xlsxRow(row, rows + index + 1)).join(''))
      rows += some.length
      first += some.length
      const part = zip.taken()
      if (part.length > 0) yield part
    }
  }
  try {
    for await (const batch of batches) yield* add(batch)
    yield* add([[foot()]])
    await sheet.end(SHEET_END)
    for (const [path, xml] of workbookParts(name, sheets)) await zip.open(path).end(xml)
    zip.end()
    yield zip.taken()
  } finally {
    sheet.close()
  }
}
