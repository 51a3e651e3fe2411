import { expect, it } from 'vitest'
import { planOf, SHEET_NAMES } from './columns.ts'
import { exampleWorkbook } from './example-workbook.ts'
import { tariffFromXlsx } from './read-workbook.ts'
import { writtenWorkbook } from './written-workbook.ts'

it('the workbook to be filled has every sheet and every column, each with a line that shows it', () => {
  const sheets = exampleWorkbook()
  expect(sheets.map(({ sheet }) => sheet)).toEqual(SHEET_NAMES)
  for (const { sheet, data } of sheets) {
    const [headings = [], ...lines] = data
    const wanted = SHEET_NAMES.filter(name => name === sheet).flatMap(name => planOf(name).columns)
    for (const { name, kind } of wanted) expect(headings).toContain(kind === 'texts' ? `${name}_en` : name)
    expect(lines.length).toBeGreaterThan(0)
  }
})

it('written and read again it is a tariff without a fault or a remark, and stays the same file', async () => {
  const file = writtenWorkbook(exampleWorkbook())
  const read = await tariffFromXlsx(file)
  expect(read).toMatchObject({ ok: true, warnings: [], tariff: { versions: [{ id: '2027' }, { id: '2028' }] } })
  expect(writtenWorkbook(exampleWorkbook())).toEqual(file)
})
