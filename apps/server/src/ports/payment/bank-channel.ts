import type { Unreachable } from '../unreachable.ts'

/** A file for the bank. */
export interface FileForBank {
  /** The bank knows it by this: sent twice, it is taken once. */
  messageId: string
  content: AsyncIterable<Uint8Array>
}

export type TakingAnswer = { state: 'taken' } | { state: 'refused'; detail: string } | Unreachable

/** The last file of ours that the bank has; null: it never had one. */
export type LastAnswer = { state: 'known'; messageId: string | null } | Unreachable

/** The way to the company's bank. Never throws; a call has a time-out of its own. */
export interface BankChannel {
  /** False where there is none: files wait for somebody who carries them. */
  isOffered: boolean
  lastFile: () => Promise<LastAnswer>
  handOver: (file: FileForBank) => Promise<TakingAnswer>
}
