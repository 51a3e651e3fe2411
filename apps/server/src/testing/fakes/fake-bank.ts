import { createHash } from 'node:crypto'
import type { BankChannel, TakingAnswer } from '../../ports/payment/bank-channel.ts'

export interface FakeBank extends BankChannel {
  /** What it has, by id, in the order it came. */
  files: Map<string, string>
  /** What it sends, by id. */
  sent: Map<string, string>
  /** How the next file is answered, and whether it is kept all the same. */
  answerNext: (answer: TakingAnswer, isKept: boolean) => void
}

/** A bank that a test steers. */
export function fakeBank(): FakeBank {
  const files = new Map<string, string>()
  const sent = new Map<string, string>()
  let next: { answer: TakingAnswer; isKept: boolean } | undefined
  return {
    isOffered: true,
    files,
    sent,
    answerNext: (answer, isKept) => {
      next = { answer, isKept }
    },
    async lastFile() {
      const [messageId, text] = [...files].at(-1) ?? [null, null]
      const sha256 = text === null ? null : createHash('sha256').update(text).digest('hex')
      return { state: 'known', messageId, sha256 }
    },
    answersSince: async (after, most) => ({
      state: 'known',
      messages: [...sent]
        .filter(([id]) => after === null || id > after)
        .slice(0, most)
        .map(([id, text]) => ({
          id,
          async *content() {
            yield new TextEncoder().encode(text)
          },
        })),
    }),
    async handOver({ messageId, content }) {
      const pieces: Uint8Array[] = []
      for await (const piece of content) pieces.push(piece)
      const { answer, isKept } = next ?? { answer: { state: 'taken' } as const, isKept: true }
      next = undefined
      if (isKept) files.set(messageId, Buffer.concat(pieces).toString())
      return answer
    },
  }
}
