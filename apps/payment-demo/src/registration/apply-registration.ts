import type { Entry, RegistrationEntry } from '../payment/entry.ts'
import type { Registration, StoredInstrument } from './registration.ts'

/** The part of the book that is about registrations. */
export type RegistrationBook = {
  registrations: Map<string, Registration>
  registrationByKey: Map<string, string>
  registrationByToken: Map<string, string>
  /** Ways to pay that were stored, by what a merchant charges them by. */
  stored: Map<string, StoredInstrument>
  /** References of registrations that time alone may still move. */
  unfinishedRegistrations: Set<string>
}

const change = (
  book: RegistrationBook,
  { reference, at }: { reference: string; at: Entry['at'] },
  changed: Partial<Registration>,
): Registration => {
  const registration = book.registrations.get(reference)
  if (!registration) throw new Error(`the journal speaks of registration ${reference} before it was begun`)
  const next = { ...registration, ...changed, changedAt: at, step: registration.step + 1 }
  book.registrations.set(reference, next)
  if (next.state !== 'open' && next.state !== 'pending') book.unfinishedRegistrations.delete(reference)
  return next
}

/** Adds what happened to a registration, or to what it stored, to the book. */
export const applyRegistration = (book: RegistrationBook, entry: RegistrationEntry & { at: Entry['at'] }): void => {
  switch (entry.kind) {
    case 'registrationBegun': {
      const { kind: _, at, ...facts } = entry
      const registration: Registration = { ...facts, createdAt: at, changedAt: at, state: 'open', step: 0 }
      book.registrations.set(registration.reference, registration)
      book.registrationByKey.set(registration.idempotencyKey, registration.reference)
      book.registrationByToken.set(registration.payToken, registration.reference)
      book.unfinishedRegistrations.add(registration.reference)
      return
    }
    case 'registrationChallenged':
      change(book, entry, { challenge: entry.challenge })
      return
    case 'registrationMoved': {
      const known = book.registrations.get(entry.reference)
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
  }
}
