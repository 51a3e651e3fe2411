import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { changed, goodWorkbook } from '../testing/good-workbook.ts'
import { tariffFromXlsx } from './read-workbook.ts'
import { tariffFromWorkbook } from './tariff-from-workbook.ts'
import { writtenWorkbook } from './written-workbook.ts'

describe('an .xlsx file', () => {
  it('is read as its sheets are', async () => {
    expect(await tariffFromXlsx(writtenWorkbook(goodWorkbook()))).toEqual(tariffFromWorkbook(goodWorkbook()))
  })

  it('has its faults in the lines the spreadsheet shows', async () => {
    const read = await tariffFromXlsx(writtenWorkbook(changed('prices', 4, 'price', -1)))
    expect(read.ok ? [] : read.problems.map(({ where }) => where)).toEqual([
      { sheet: 'prices', line: 4, column: 'price' },
    ])
  })

  it('that unpacks to more than a tariff can be is not read', async () => {
    const [first, ...rest] = goodWorkbook()
    const padded = first ? [{ ...first, data: [...first.data, [' '.repeat(8_000_000)]] }, ...rest] : []
    expect(await tariffFromXlsx(writtenWorkbook(padded))).toMatchObject({
      ok: false,
      problems: [{ code: 'unreadable' }],
    })
  })

  it('that is none is told', async () => {
    for (const file of [new Uint8Array(), strToU8('not a workbook'), zipSync({ 'a.txt': strToU8('x') })]) {
      expect(await tariffFromXlsx(file)).toMatchObject({ ok: false, problems: [{ code: 'unreadable' }] })
    }
  })
})
