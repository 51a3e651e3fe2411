import { escapeMarkup } from '@billett/markup'
import { strToU8, zipSync } from 'fflate'
import type { Sheet } from './sheet-rows.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A day for the entries of the archive, which have to have one. */
const NO_DAY = '1980-01-02T00:00:00Z'

const LETTERS = 26

/** How a column is called: A to Z, AA to AZ … */
const columnName = (index: number): string => {
  const letter = String.fromCodePoint(65 + (index % LETTERS))
  return index < LETTERS ? letter : columnName(Math.floor(index / LETTERS) - 1) + letter
}

const cellXml = (cell: unknown, row: number, column: number): string => {
  const at = `${columnName(column)}${row}`
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${escapeMarkup(String(cell))}</t></is></c>`
}

/** A workbook (.xlsx) with only what the format asks for (ECMA-376 part 1, §12). */
export const writtenWorkbook = (sheets: readonly Sheet[]): Uint8Array => {
  const files: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ sheet }, i) => `<sheet name="${sheet}" sheetId="${i + 1}" r:id="s${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${sheets.map((_, i) => `<Relationship Id="s${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
  }
  sheets.forEach(({ data }, i) => {
    const rows = data.map(
      (row, r) => `<row r="${r + 1}">${row.map((cell, c) => cellXml(cell, r + 1, c)).join('')}</row>`,
    )
    files[`xl/worksheets/sheet${i + 1}.xml`] =
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`
  })
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: NO_DAY,
  })
}
