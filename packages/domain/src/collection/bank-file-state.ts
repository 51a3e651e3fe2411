import type { PlainDate } from '../time/plain-date.ts'

/**
 * How far a file for the bank has come. Until it is handed over it can be made void; after that only the bank answers.
 */
const MOVES = {
  building: ['built', 'void'],
  built: ['released', 'void'],
  released: ['handedOver', 'void'],
  handedOver: ['accepted', 'partlyRejected', 'rejected'],
  accepted: ['partlyRejected', 'rejected', 'closed'],
  partlyRejected: ['closed'],
  rejected: [],
  closed: [],
  void: [],
} as const satisfies Record<string, readonly string[]>

export type BankFileState = keyof typeof MOVES

export const BANK_FILE_STATES = Object.keys(MOVES) as readonly BankFileState[]

export const nextBankFileStates = (from: BankFileState): readonly BankFileState[] => MOVES[from]

const UNDER_WAY: ReadonlySet<BankFileState> = new Set(['handedOver', 'accepted', 'partlyRejected'])

/** The bank has a file and moves its money, whatever it says of it before. */
export const isMoneyMoved = (state: BankFileState): boolean => UNDER_WAY.has(state)

/** States in which somebody has released a file. */
export const RELEASED_FILE_STATES: readonly BankFileState[] = [
  'released',
  'handedOver',
  'accepted',
  'partlyRejected',
  'rejected',
  'closed',
]

/** Nobody has let a file go while the bank would have taken it: what is in it is free for another day. */
export const isLapsed = (
  { state, handOverBy }: { state: BankFileState; handOverBy: PlainDate },
  today: PlainDate,
): boolean => (state === 'building' || state === 'built') && today > handOverBy

/** Somebody has let a file go, and nobody knows whether the bank has it, which takes it no more. */
export const isOverdue = (
  { state, handOverBy }: { state: BankFileState; handOverBy: PlainDate },
  today: PlainDate,
): boolean => state === 'released' && today > handOverBy
