import type { BankChannel, TakingAnswer } from '../../ports/payment/bank-channel.ts'

export interface FakeBank extends BankChannel {
  /** What it has, by id, in the order it came. */
  files: Map<string, string>
  /** How the next file is answered, and whether it is kept all the same. */
  answerNext: (answer: TakingAnswer, isKept: boolean) => void
}

/** A bank that a test steers. */
export function fakeBank(): FakeBank {
  const files = new Map<string, string>()
  let next: { answer: TakingAnswer; isKept: boolean } | undefined
  return {
    isOffered: true,
    files,
    answerNext: (answer, isKept) => {
      next = { answer, isKept }
    },
    lastFile: async () => ({ state: 'known', messageId: [...files.keys()].at(-1) ?? null }),
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
