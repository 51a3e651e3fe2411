import type { Entry, SetupEntry } from '../payment/entry.ts'
import type { Setup, StoredInstrument } from './setup.ts'

/** The part of the book that is about setups. */
export type SetupBook = {
  setups: Map<string, Setup>
  setupByKey: Map<string, string>
  setupByToken: Map<string, string>
  /** Ways to pay that were stored, by what a merchant charges them by. */
  stored: Map<string, StoredInstrument>
  /** References of setups that time alone may still move. */
  unfinishedSetups: Set<string>
}

const change = (
  book: SetupBook,
  { reference, at }: { reference: string; at: Entry['at'] },
  changed: Partial<Setup>,
): Setup => {
  const setup = book.setups.get(reference)
  if (!setup) throw new Error(`the journal speaks of setup ${reference} before it was begun`)
  const next = { ...setup, ...changed, changedAt: at, step: setup.step + 1 }
  book.setups.set(reference, next)
  if (next.state !== 'open' && next.state !== 'pending') book.unfinishedSetups.delete(reference)
  return next
}

/** Adds what happened to a setup, or to what it stored, to the book. */
export const applySetup = (book: SetupBook, entry: SetupEntry & { at: Entry['at'] }): void => {
  switch (entry.kind) {
    case 'setupBegun': {
      const { kind: _, at, ...facts } = entry
      const setup: Setup = { ...facts, createdAt: at, changedAt: at, state: 'open', step: 0 }
      book.setups.set(setup.reference, setup)
      book.setupByKey.set(setup.idempotencyKey, setup.reference)
      book.setupByToken.set(setup.payToken, setup.reference)
      book.unfinishedSetups.add(setup.reference)
      return
    }
    case 'setupChallenged':
      change(book, entry, { challenge: entry.challenge })
      return
    case 'setupMoved': {
      const known = book.setups.get(entry.reference)
      const moved = change(book, entry, {
        challenge: undefined,
        pending: undefined,
        ...entry.move,
        instrument: entry.instrument ?? known?.instrument,
        chosen: entry.chosen ?? known?.chosen,
        needsChallenge: entry.needsChallenge ?? known?.needsChallenge,
      })
      const { instrument, chosen, needsChallenge = false } = moved
      if (entry.move.state === 'confirmed' && instrument)
        book.stored.set(entry.move.token, { instrument, chosen, needsChallenge })
      return
    }
    case 'tokenForgotten':
      book.stored.delete(entry.token)
      return
    default:
      throw new Error(`the journal tells of something that this version does not know: ${JSON.stringify(entry)}`)
  }
}
