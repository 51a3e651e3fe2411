import type { StaffChange } from '@billett/contract'
import {
  CANCELLATION_REASONS,
  type CARD_RECIPIENTS,
  DESK_CHARGES,
  DESK_END_REASONS,
  PAUSE_REASONS,
  REFUND_REASONS,
  REPLACEMENT_REASONS,
} from '@billett/domain'
import { centsOf } from '../../../parts/typed-cents.ts'

/** What staff can have happen to a contract; taking a change back begins at that change. */
export const WISHED_KINDS = [
  'pause',
  'resume',
  'cancel',
  'end',
  'refund',
  'charge',
  'replacement',
  'block',
  'unblock',
] as const
export type WishedKind = (typeof WISHED_KINDS)[number]

/** What no customer could have asked for: only people of the company read why. */
export const isOfDesk = (kind: Wish['kind']): boolean => ['resume', 'end', 'charge', 'block', 'unblock'].includes(kind)

/** The reasons there may be, by what is to happen; of a fee or credit what it is. */
export const WISH_REASONS = {
  pause: PAUSE_REASONS,
  cancel: CANCELLATION_REASONS,
  refund: REFUND_REASONS,
  replacement: REPLACEMENT_REASONS,
  resume: [],
  end: DESK_END_REASONS,
  charge: DESK_CHARGES,
  block: [],
  unblock: [],
} as const satisfies Record<WishedKind, readonly string[]>

/** What the fields say. */
export interface Wish {
  /** Empty until it is said what is to happen: nothing is done because somebody passed it over. */
  kind: WishedKind | ''
  from: string
  until: string
  reason: string
  /** Euros, as they are typed. */
  amount: string
  recipient: (typeof CARD_RECIPIENTS)[number]
}

export const FIRST_WISH: Wish = {
  kind: '',
  from: '',
  until: '',
  reason: '',
  amount: '',
  recipient: 'holder',
}

const among = <Word extends string>(words: readonly [Word, ...Word[]], word: string): Word =>
  words.find(one => one === word) ?? words[0]

/** The change that is meant; undefined until it is said which. A day that was left out is not known. */
export function changeOf({ kind, from, until, reason, amount, recipient }: Wish): StaffChange | undefined {
  switch (kind) {
    case '':
      return undefined
    case 'pause':
      return { kind, from, until: until || null, reason: among(PAUSE_REASONS, reason) }
    case 'cancel':
      return { kind, date: until || null, reason: among(CANCELLATION_REASONS, reason) }
    case 'refund':
      return { kind, from, until, reason: among(REFUND_REASONS, reason) }
    case 'replacement':
      return { kind, reason: among(REPLACEMENT_REASONS, reason), recipient }
    case 'resume':
      return { kind, from }
    case 'end':
      return { kind, lastDay: until, reason: among(DESK_END_REASONS, reason) }
    case 'charge':
      return { kind, what: among(DESK_CHARGES, reason), amountInCent: centsOf(amount) ?? 0 }
    default:
      return { kind }
  }
}

/** Whether the amount is one of money, where one is asked for. */
export const isReadable = ({ kind, amount }: Wish): boolean => kind !== 'charge' || Number(centsOf(amount)) > 0

/** Whether one of the reasons was chosen, where there are any: none is taken for granted. */
export const isReasoned = ({ kind, reason }: Wish): boolean =>
  kind === '' || WISH_REASONS[kind].length === 0 || WISH_REASONS[kind].some(one => one === reason)

/** Which days are asked for. */
export const daysOf = (kind: Wish['kind']): { from: boolean; until: boolean } => ({
  from: kind === 'pause' || kind === 'refund' || kind === 'resume',
  until: kind === 'pause' || kind === 'refund' || kind === 'cancel' || kind === 'end',
})
