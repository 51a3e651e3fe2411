import type { Cents } from '@billett/domain'
import { NotWritable } from '../not-writable.ts'

/** Characters that are put together before they are handed on. */
const PIECE = 65_536

interface Frame<T> {
  head: string
  foot: string
  count: number
  sumCents: Cents
  one: (payment: T) => string
}

/**
 * A file around its payments, in pieces: however many there are, one piece is held. What the head said of them is
 * held against what came, so that no file that differs is ever ended.
 */
export async function* pieces<T extends { cents: Cents }>(
  payments: Iterable<T> | AsyncIterable<T>,
  { head, foot, count, sumCents, one }: Frame<T>,
): AsyncGenerator<string> {
  let text = head
  let written = 0
  let sum = 0
  for await (const payment of payments) {
    text += one(payment)
    written += 1
    sum += payment.cents
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  if (written !== count) throw new NotWritable('NbOfTxs', `${count} payments were announced, ${written} came`)
  if (sum !== sumCents) throw new NotWritable('CtrlSum', `${sumCents} cents were announced, ${sum} came`)
  yield text + foot
}
