import type { KeptBytes } from './kept-bytes.ts'

/** Values by the question they answer; the ones that were not asked for the longest make room. */
export interface Kept<Value> {
  get: (question: string) => Value | undefined
  put: (question: string, value: Value) => void
}

/** Keeps so many. */
export function kept<Value>(most: number): Kept<Value> {
  const values = new Map<string, Value>()
  return {
    get(question) {
      const value = values.get(question)
      if (value === undefined) return undefined
      values.delete(question)
      values.set(question, value)
      return value
    },
    put(question, value) {
      values.set(question, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}

/** Replies as they are sent: their JSON. */
export type KeptReplies = Kept<KeptBytes>

/** A reply of some 30 kB that many times is what a process has to spare. */
const MOST_KEPT = 1_000

/** Questions that were asked once, of which only their text is remembered. */
const MOST_ASKED = 10_000

/**
 * A reply is kept from the second time on: most relations are asked for once on a day, and would only take the room of
 * others.
 */
export function keptReplies(most: number = MOST_KEPT): KeptReplies {
  const replies = kept<KeptBytes>(most)
  const asked = kept<true>(MOST_ASKED)
  return {
    get: replies.get,
    put(question, reply) {
      if (asked.get(question)) replies.put(question, reply)
      else asked.put(question, true)
    },
  }
}

/** The JSON of replies that are alike, in the pieces between a text in which alone they differ. */
export type KeptTexts = Kept<readonly Buffer[]>

const MOST_TEXTS = 600

export const keptTexts = (): KeptTexts => kept(MOST_TEXTS)
