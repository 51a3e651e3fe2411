import { createHash } from 'node:crypto'
import { type Bytes, checkPayments, readAnswers, writeDirectDebits } from '@billett/sepa'
import { number, share } from '../measure/written.ts'
import type { Row } from '../row.ts'
import { debitsOf, FILE, fileOf, statementOf } from './sample.ts'

const MEGABYTE = 1024 * 1024

async function* bytesOf(file: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of writeDirectDebits(fileOf(file), debitsOf(file))) yield encoder.encode(piece)
}

/** Seconds of something, and what it came to. */
async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now()
  const result = await work()
  return { seconds: (performance.now() - start) / 1000, result }
}

async function hashed(bytes: Bytes): Promise<number> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of bytes) {
    hash.update(piece)
    size += piece.length
  }
  hash.digest()
  return size
}

/** Files for the bank, written and read again, and a statement of returns; beside them the same bytes only hashed. */
export const bankFiles: Row = {
  name: 'bankFiles',
  measure: async ({ quick, step }) => {
    const files = quick ? 3 : 50
    const returns = quick ? 5000 : 100_000
    const before = process.memoryUsage.rss()
    let most = before
    step('writing files')
    const written = await timed(async () => {
      let bytes = 0
      for (let file = 1; file <= files; file += 1) {
        const checked = await checkPayments(bytesOf(file))
        if (checked.faults.length > 0 || checked.count !== FILE) throw new Error(`file ${file}: ${checked.faults}`)
        bytes += checked.bytes
        most = Math.max(most, process.memoryUsage.rss())
      }
      return bytes
    })
    const again: Uint8Array[] = []
    for await (const piece of bytesOf(1)) again.push(piece)
    const one = await timed(() => hashed(again))
    step('reading returns')
    const read = await timed(async () => {
      let count = 0
      for await (const answer of readAnswers(statementOf(returns))) {
        if (answer.kind !== 'movement') continue
        count += 1
        if (count % 1000 === 0) most = Math.max(most, process.memoryUsage.rss())
      }
      return count
    })
    if (read.result !== returns) throw new Error(`${read.result} returns were read`)
    const only = await timed(() => hashed(statementOf(returns)))
    const grown = (most - before) / MEGABYTE
    return [
      {
        what: `${files} files of ${number(FILE)} debits written, read again and hashed`,
        value: `${number(written.seconds)} s for ${number(written.result / MEGABYTE)} MB`,
        reference: `${number(one.seconds * files)} s to hash the same bytes`,
        compared: share(one.seconds * files, written.seconds),
        aim: '≤ 180 s',
        met: written.seconds <= 180,
      },
      {
        what: `${number(returns)} returns of a statement read`,
        value: `${number(read.seconds)} s for ${number(only.result / MEGABYTE)} MB`,
        reference: `${number(only.seconds)} s to make and hash the same bytes`,
        compared: share(only.seconds, read.seconds),
        aim: '≤ 300 s',
        met: read.seconds <= 300,
      },
      {
        what: 'memory that both took at most, more than before',
        value: `${number(grown)} MB`,
        reference: `${number(before / MEGABYTE)} MB (before)`,
        aim: '≤ 150 MB',
        met: grown <= 150,
      },
    ]
  },
}
