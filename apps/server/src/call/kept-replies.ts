/** A reply as it is sent: its JSON, and what it was compressed to so far, by encoding. */
export interface KeptReply {
  json: Buffer
  compressed: Map<string, Buffer>
}

/** Replies by what they answer; the ones that were not asked for the longest make room. */
export interface KeptReplies {
  get: (question: string) => KeptReply | undefined
  put: (question: string, reply: KeptReply) => void
}

/** A reply of some 30 kB that many times is what a process has to spare. */
const MOST_KEPT = 1_000

export function keptReplies(most: number = MOST_KEPT): KeptReplies {
  const kept = new Map<string, KeptReply>()
  return {
    get(question) {
      const reply = kept.get(question)
      if (!reply) return undefined
      kept.delete(question)
      kept.set(question, reply)
      return reply
    },
    put(question, reply) {
      kept.set(question, reply)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
