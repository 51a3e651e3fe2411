import { type Call, takesIdempotencyKey } from '@billett/contract'
import type { Outcome } from './outcome.ts'
import { addressOf, type CallInput } from './request.ts'

/** What keys need of the world around them. */
export interface KeyWorld {
  /** Cannot be guessed, and never comes twice. */
  newKey(): string
  /** Milliseconds since whenever. */
  now(): number
}

/** Milliseconds after which the same request is meant anew, and does not repeat one that was never answered. */
const REPEATED_WITHIN = 5 * 60_000

/** A GET of ours may be made twice: what it changes is the same afterwards. */
const isKeyed = (call: Call): boolean => takesIdempotencyKey(call) && call.method !== 'GET'

/** The server has said how it ended, or that nothing was done. */
const isAnswered = (outcome: Outcome<unknown>): boolean =>
  outcome.ok ||
  (outcome.status > 0 && outcome.status < 500 && outcome.errors.every(({ key }) => key !== 'error.requestInProgress'))

/** What is asked, as a text; undefined where files go along, which cannot be compared. */
const textOf = (call: Call, input: CallInput): string | undefined =>
  call.upload ? undefined : JSON.stringify([call.method, addressOf(call, input), input.body])

/** Asks under the key it is given, or without one. */
type Ask<I> = (key: string | undefined) => Promise<Outcome<I>>

/**
 * Gives every write a key under which the server does it once. Whoever repeats a request that had no answer repeats its
 * key, too, so that a ticket is not in the cart twice because a train went through a tunnel.
 */
export function createRequestKeys({ newKey, now }: KeyWorld) {
  const unanswered = new Map<string, { key: string; since: number }>()

  return async <P, Q, B, I>(call: Call<P, Q, B, I>, input: CallInput, ask: Ask<I>): Promise<Outcome<I>> => {
    if (!isKeyed(call)) return ask(undefined)
    for (const [text, { since }] of unanswered) if (now() - since > REPEATED_WITHIN) unanswered.delete(text)
    const text = textOf(call, input)
    const key = (text && unanswered.get(text)?.key) ?? newKey()
    const outcome = await ask(key)
    if (text && isAnswered(outcome)) unanswered.delete(text)
    else if (text) unanswered.set(text, { key, since: now() })
    return outcome
  }
}
