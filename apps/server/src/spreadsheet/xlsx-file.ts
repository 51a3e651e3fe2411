import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Row, Sheet } from './sheet.ts'
import { SHEET_BEGIN, SHEET_END, sheetPath, workbookParts } from './xlsx-parts.ts'
import { xlsxRow } from './xlsx-row.ts'

/** Rows a worksheet can have; what comes after them stands on another one. */
const SHEET_ROWS = 1_048_576

/** A day for the entries of the archive, which have to have one. */
const NO_DAY = '1980-01-02T00:00:00Z'

/** An archive that is taken away while it is written; it holds what was not taken yet. */
function archive() {
  const written: Uint8Array[] = []
  const zip = new Zip((failure, part) => {
    if (failure) throw failure
    written.push(part)
  })
  const open = (path: string) => {
    const entry = new ZipDeflate(path, { level: 1 })
    entry.mtime = NO_DAY
    zip.add(entry)
    return {
      write: (xml: string) => entry.push(strToU8(xml)),
      end: (xml: string) => entry.push(strToU8(xml), true),
    }
  }
  return { open, end: () => zip.end(), taken: () => Buffer.concat(written.splice(0)) }
}

/** A table as a workbook, as much of it at a time as is read of it. `most`: rows of one of its sheets. */
export async function* xlsxFile({ name, head, batches, foot }: Sheet, most = SHEET_ROWS): AsyncGenerator<Uint8Array> {
  const zip = archive()
  let sheets = 0
  let rows = 0
  const begin = () => {
    sheets += 1
    rows = 1
    const sheet = zip.open(sheetPath(sheets))
    sheet.write(SHEET_BEGIN + xlsxRow(head, rows))
    return sheet
  }
  let sheet = begin()
  const add = (added: readonly Row[]): void => {
    const [here, beyond] = [added.slice(0, most - rows), added.slice(most - rows)]
    sheet.write(here.map((row, index) => xlsxRow(row, rows + index + 1)).join(''))
    rows += here.length
    if (beyond.length === 0) return
    sheet.end(SHEET_END)
    sheet = begin()
    add(beyond)
  }
  for await (const batch of batches) {
    add(batch)
    yield zip.taken()
  }
  add([[foot()]])
  sheet.end(SHEET_END)
  for (const [path, xml] of workbookParts(name, sheets)) zip.open(path).end(xml)
  zip.end()
  yield zip.taken()
}
