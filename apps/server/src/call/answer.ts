import type { AskedApproval } from '@billett/contract'
import type { KeptReplies, KeptTexts } from '../kept/kept-replies.ts'

/**
 * Replies to other questions that differ from this one in nothing but `part`, a text that stands in them as it is: they
 * are written once, all of them.
 */
export interface Alike {
  texts: KeptTexts
  /** What they have in common. */
  question: string
  part: string
}

/** Items that stay the same for a question as long as `replies` is kept: they are made and written once. */
export interface KeptItems<Item> {
  replies: KeptReplies
  /** Everything the items depend on, besides what `replies` is kept for. */
  question: string
  make: () => Item[]
  /** Asked only where the reply is not kept itself. */
  alike?: () => Alike | undefined
}

/** A file that is never held as a whole. */
export interface StreamedFile {
  chunks: AsyncIterable<string | Uint8Array>
  mimeType: string
  fileName: string
}

/**
 * A reply before it has become HTTP. `authorization` hands out a token, `location` sends the browser on (Spec 2 §4.2),
 * `waiting` says that nothing is done before a second person has agreed (202).
 */
export type Answer<Item> =
  | { items: Item[]; authorization?: string; location?: string }
  | { kept: KeptItems<Item> }
  | { waiting: AskedApproval }
  | { file: { bytes: Uint8Array; mimeType: string; fileName: string } }
  | { streamed: StreamedFile }

export const items = <Item>(all: Item[]): Answer<Item> => ({ items: all })
export const item = <Item>(one: Item): Answer<Item> => ({ items: [one] })
export const kept = <Item>(same: KeptItems<Item>): Answer<Item> => ({ kept: same })
export const nothing: Answer<never> = { items: [] }
