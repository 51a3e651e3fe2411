import type { Unreachable } from '../unreachable.ts'

/** A file for the bank. */
export interface FileForBank {
  /** The bank knows it by this: sent twice, it is taken once. */
  messageId: string
  content: AsyncIterable<Uint8Array>
}

export type TakingAnswer = { state: 'taken' } | { state: 'refused'; detail: string } | Unreachable

/** The last file of ours that the bank has; null: it never had one, or, of its bytes, does not know. */
export type LastAnswer = { state: 'known'; messageId: string | null; sha256: string | null } | Unreachable

/** A file that the bank sends; its bytes are fetched when they are read. */
export interface FileOfBank {
  /** In the order of sending: what comes later sorts later, sign by sign. */
  id: string
  content: () => AsyncIterable<Uint8Array>
}

export type SentAnswer = { state: 'known'; messages: FileOfBank[] } | Unreachable

/** The way to the company's bank. Never throws; a call has a time-out of its own. */
export interface BankChannel {
  /** False where there is none: files wait for somebody who carries them. */
  isOffered: boolean
  lastFile: () => Promise<LastAnswer>
  handOver: (file: FileForBank) => Promise<TakingAnswer>
  /** What the bank has sent after one of its files, the earliest first; null: from the beginning. Reading may throw. */
  answersSince: (after: string | null, most: number) => Promise<SentAnswer>
}
