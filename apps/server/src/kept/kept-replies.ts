import type { KeptBytes } from './kept-bytes.ts'
import { type LastAsked, lastAsked } from './last-asked.ts'

/** Replies as they are sent: their JSON. */
export type KeptReplies = LastAsked<KeptBytes>

/** A reply of some 30 kB that many times is what a process has to spare. */
const MOST_KEPT = 1_000

/** Questions that were asked once, of which only their text is remembered. */
const MOST_ASKED = 10_000

/**
 * A reply is kept from the second time on: most relations are asked for once on a day, and would only take the room of
 * others.
 */
export function keptReplies(most: number = MOST_KEPT): KeptReplies {
  const replies = lastAsked<KeptBytes>(most)
  const asked = lastAsked<true>(MOST_ASKED)
  return {
    get: replies.get,
    put(question, reply) {
      if (asked.get(question)) replies.put(question, reply)
      else asked.put(question, true)
    },
  }
}

/** The JSON of replies that are alike, in the pieces between a text in which alone they differ. */
export type KeptTexts = LastAsked<readonly Buffer[]>

const MOST_TEXTS = 600

export const keptTexts = (): KeptTexts => lastAsked(MOST_TEXTS)
