import type { Instant } from '../time/instant.ts'

/** Of a title, in characters. */
export const MESSAGE_TITLE_LENGTH = 120

/** Of a message in one language with its markup, in characters. */
export const MESSAGE_LENGTH = 5000

export const MESSAGE_STATES = ['planned', 'shown', 'over'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Whether passengers see a message now: from its first moment on, and no more at its last. */
export function messageState({ from, to }: { from: Instant; to: Instant }, now: Instant): MessageState {
  if (now < from) return 'planned'
  return now < to ? 'shown' : 'over'
}
