import { readSheets } from '@billett/tariff-import'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Row } from './sheet.ts'
import { xlsxFile } from './xlsx-file.ts'

async function* inBatches(all: readonly (readonly Row[])[]) {
  yield* all
}

async function written(batches: readonly (readonly Row[])[], most?: number): Promise<Uint8Array> {
  const sheet = { name: 'orders', head: ['Number', 'Amount'], batches: inBatches(batches), foot: () => 'the end' }
  const parts: Uint8Array[] = []
  for await (const part of xlsxFile(sheet, most)) parts.push(part)
  return Buffer.concat(parts)
}

it('a workbook has its rows as they are, amounts as numbers, and no formula', async () => {
  const formula = '=HYPERLINK("https://evil.example","x")'
  const money = { cents: 123_405, currency: 'EUR' }
  const file = await written([
    [
      ['a<b>&"c"', money],
      [formula, -3],
    ],
    [['two\nlines _x000D_', null]],
  ])
  expect(await readSheets(file)).toEqual([
    {
      sheet: 'orders',
      data: [
        ['Number', 'Amount'],
        ['a<b>&"c"', 1234.05],
        [formula, -3],
        ['two\nlines _x000D_', null],
        ['the end', null],
      ],
    },
  ])
  const xml = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).toContain('<v>1234.05</v>')
  expect(xml).not.toContain('<f')
})

it('another program reads days and moments as dates, cents as numbers, and what looks like a formula as text', async () => {
  const rows: Row[] = [
    [{ on: '2026-11-30' }, { cents: -5, currency: 'EUR' }],
    [{ on: '2026-03-29 02:30' }, { cents: 1_000_000_01, currency: 'EUR' }],
    [{ on: '1999-12-31' }, '2026-11-30'],
    ['+49 30 1', '@SUM(A1)'],
  ]
  const [sheet] = (await readSheets(await written([rows]))) ?? []
  expect(sheet?.data.slice(1, -1)).toEqual([
    [new Date('2026-11-30T00:00:00Z'), -0.05],
    [new Date('2026-03-29T02:30:00Z'), 1_000_000.01],
    [new Date('1999-12-31T00:00:00Z'), '2026-11-30'],
    ['+49 30 1', '@SUM(A1)'],
  ])
})

it('what does not fit a sheet stands on another one, below the same head', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => [`row ${index}`, index])
  const sheets = await readSheets(await written([rows], 3))
  expect(sheets?.map(({ sheet }) => sheet)).toEqual(['orders', 'orders 2', 'orders 3'])
  expect(sheets?.map(({ data }) => data.map(([first]) => first))).toEqual([
    ['Number', 'row 0', 'row 1'],
    ['Number', 'row 2', 'row 3'],
    ['Number', 'row 4', 'the end'],
  ])
})

it('signs that no file of this kind can say do not break it', async () => {
  const sheets = await readSheets(await written([[['a\u0000b\uD800c', null]]]))
  expect(sheets?.[0]?.data[1]?.[0]).toBe('a\uFFFDb\uFFFDc')
})

it('a long batch is handed over in pieces, and who stops reading it ends what is read for it', async () => {
  let isEnded = false
  async function* endless(): AsyncGenerator<readonly Row[]> {
    try {
      for (;;) yield Array.from({ length: 5000 }, (_, index) => [`row ${Math.sin(index)}`, index])
    } finally {
      isEnded = true
    }
  }
  const file = xlsxFile({ name: 'orders', head: ['Number', 'Amount'], batches: endless(), foot: () => 'the end' })
  const sizes: number[] = []
  for await (const part of file) if (sizes.push(part.length) === 20) break
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024)
  expect(isEnded).toBe(true)
})
