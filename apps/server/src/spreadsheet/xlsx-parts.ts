/** The parts of a workbook beside its sheets (ECMA-376 part 1, §12 and §18.2). */

const BEGIN = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const SHEET_BEGIN = `${BEGIN}<worksheet xmlns="${MAIN}"><sheetData>`
export const SHEET_END = '</sheetData></worksheet>'

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

const relationships = (all: readonly string[]): string =>
  `${BEGIN}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="r${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const PLAIN = 'fontId="0" fillId="0" borderId="0"'
const STYLES = `${BEGIN}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" ${PLAIN}/></cellStyleXfs>\
<cellXfs count="4"><xf numFmtId="0" ${PLAIN} xfId="0"/><xf numFmtId="4" ${PLAIN} xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="14" ${PLAIN} xfId="0" applyNumberFormat="1"/><xf numFmtId="22" ${PLAIN} xfId="0" applyNumberFormat="1"/></cellXfs>\
</styleSheet>`

const typeOf = (path: string, type: string): string =>
  `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`

/** What belongs to a workbook of so many sheets, by its path; sheets after the first have a number in their name. */
export function workbookParts(name: string, sheets: number): [path: string, xml: string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  const named = (number: number) => (number === 1 ? name : `${name} ${number}`)
  const listed = numbers.map(number => `<sheet name="${named(number)}" sheetId="${number}" r:id="r${number}"/>`)
  const targets = numbers.map(number => relationship(number, 'worksheet', `worksheets/sheet${number}.xml`))
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    typeOf('xl/workbook.xml', 'sheet.main'),
    typeOf('xl/styles.xml', 'styles'),
    ...numbers.map(number => typeOf(sheetPath(number), 'worksheet')),
  ]
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`
  return [
    ['xl/workbook.xml', BEGIN + workbook],
    ['xl/styles.xml', STYLES],
    ['xl/_rels/workbook.xml.rels', relationships([...targets, relationship(sheets + 1, 'styles', 'styles.xml')])],
    ['_rels/.rels', relationships([relationship(1, 'officeDocument', 'xl/workbook.xml')])],
    ['[Content_Types].xml', `${BEGIN}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`],
  ]
}
