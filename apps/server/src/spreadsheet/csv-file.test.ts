import { expect, it } from 'vitest'
import { csvFile } from './csv-file.ts'
import type { Row } from './sheet.ts'

it('a long table comes in short pieces, with every row once and in order', async () => {
  const rows = Array.from({ length: 450 }, (_, index): Row => [`row ${index}`, index])
  async function* batches() {
    yield rows.slice(0, 401)
    yield rows.slice(401)
  }
  const pieces: string[] = []
  for await (const piece of csvFile(
    { name: 'rows', head: ['Name', 'No'], batches: batches(), foot: () => 'end' },
    'en',
  ))
    pieces.push(piece)
  expect(pieces.map(piece => piece.split('\r\n').length - 1)).toEqual([1, 200, 200, 1, 49, 1])
  const lines = pieces.join('').split('\r\n')
  expect(lines).toEqual(['\uFEFFName;No', ...rows.map(([name, number]) => `${name};${number}`), 'end', ''])
})
