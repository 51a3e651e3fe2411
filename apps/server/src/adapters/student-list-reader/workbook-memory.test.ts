import { expect, it } from 'vitest'
import { xlsxFile } from '../../spreadsheet/xlsx-file.ts'
import { listReader, unpackWithin, WORKBOOK_LIMITS } from './list-reader.ts'

const ROWS = 10_000

/** A list as a school's program writes it. */
async function workbook(): Promise<Uint8Array> {
  async function* batches() {
    for (let begun = 0; begun < ROWS; begun += 500)
      yield Array.from({ length: 500 }, (_, row) => [`Name${begun + row}`, 'Mia', '5a', '04.03.2014', 'Lange Straße'])
  }
  const head = ['NAME', 'VORNAME', 'KLASSE', 'GEBOREN', 'STRASSE']
  const parts: Uint8Array[] = []
  for await (const part of xlsxFile({ name: 'Liste', head, batches: batches(), foot: () => '' })) parts.push(part)
  return Buffer.concat(parts)
}

const how = { kind: 'xlsx', charset: 'utf-8', separator: ';' } as const

it('reads a workbook in a thread that has 300 MB at most, and gives up where it needs more than it has', async () => {
  expect(WORKBOOK_LIMITS.megabytes).toBeLessThanOrEqual(300)
  const file = await workbook()
  async function* parts() {
    yield file
  }
  let rows = 0
  for await (const lines of listReader().read(parts(), how)) rows += lines.length
  expect(rows).toBe(ROWS + 1)
  // Only a thread of its own can be ended by its memory, and the process goes on.
  expect(await listReader(unpackWithin({ ...WORKBOOK_LIMITS, megabytes: 16 })).begin(file)).toBeUndefined()
})

it('reads text as it comes: a line is there before the end of the file is', async () => {
  let asked = 0
  async function* parts() {
    for (; asked < 1_000; asked += 1) yield Buffer.from('Muster;Mia;5a\n'.repeat(1_000))
  }
  const lines = listReader().read(parts(), { kind: 'csv', charset: 'utf-8', separator: ';' })
  const first = await lines[Symbol.asyncIterator]().next()
  expect(first.value).toHaveLength(500)
  expect(asked).toBeLessThan(500)
})
