import type { StaffChange } from '@billett/contract'
import {
  CANCELLATION_REASONS,
  type CARD_RECIPIENTS,
  PAUSE_REASONS,
  REFUND_REASONS,
  REPLACEMENT_REASONS,
} from '@billett/domain'

/** What staff can have happen to a contract; taking a change back begins at that change. */
export const WISHED_KINDS = ['pause', 'cancel', 'refund', 'replacement', 'block', 'unblock'] as const
export type WishedKind = (typeof WISHED_KINDS)[number]

/** The reasons a customer may have, by what they wish for. */
export const WISH_REASONS = {
  pause: PAUSE_REASONS,
  cancel: CANCELLATION_REASONS,
  refund: REFUND_REASONS,
  replacement: REPLACEMENT_REASONS,
  block: [],
  unblock: [],
} as const satisfies Record<WishedKind, readonly string[]>

/** What the fields say. */
export interface Wish {
  kind: WishedKind
  from: string
  until: string
  reason: string
  recipient: (typeof CARD_RECIPIENTS)[number]
}

export const FIRST_WISH: Wish = { kind: 'pause', from: '', until: '', reason: PAUSE_REASONS[0], recipient: 'holder' }

const among = <Word extends string>(words: readonly [Word, ...Word[]], word: string): Word =>
  words.find(one => one === word) ?? words[0]

/** The change that is meant; a day that was left out is not known. */
export function changeOf({ kind, from, until, reason, recipient }: Wish): StaffChange {
  switch (kind) {
    case 'pause':
      return { kind, from, until: until || null, reason: among(PAUSE_REASONS, reason) }
    case 'cancel':
      return { kind, date: until || null, reason: among(CANCELLATION_REASONS, reason) }
    case 'refund':
      return { kind, from, until, reason: among(REFUND_REASONS, reason) }
    case 'replacement':
      return { kind, reason: among(REPLACEMENT_REASONS, reason), recipient }
    default:
      return { kind }
  }
}

/** Which days are asked for. */
export const daysOf = (kind: WishedKind): { from: boolean; until: boolean } => ({
  from: kind === 'pause' || kind === 'refund',
  until: kind === 'pause' || kind === 'refund' || kind === 'cancel',
})
