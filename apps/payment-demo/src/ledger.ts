import { epochOf, type Instant, toInstant } from '@billett/domain'
import { apply, type Book, emptyBook } from './payment/book.ts'
import type { Entry } from './payment/entry.ts'
import type { World } from './world.ts'

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never

/** The book together with its journal: `record` is the only way to change it. */
export type Ledger = {
  book: Readonly<Book>
  /** The time of this service, which may be put forward. */
  now(): Instant
  /** Writes the entry down and then adds it to the book; when the disk refuses, it throws and nothing has changed. */
  record(entry: WithoutTime<Entry>): void
  /** Resolves when everything recorded is safely on the disk. */
  settled(): Promise<void>
}

export const openLedger = ({ journal, clock }: Pick<World, 'journal' | 'clock'>): Ledger => {
  const book = emptyBook()
  for (const entry of journal.entries) apply(book, entry)
  const now = () => toInstant(epochOf(clock()) + book.aheadSeconds * 1000)
  return {
    book,
    now,
    record: fact => {
      const entry: Entry = { ...fact, at: now() }
      // A message that is not known to have been taken is sent once more.
      journal.append(entry, entry.kind === 'delivered')
      apply(book, entry)
    },
    settled: journal.settled,
  }
}
