/**
 * How far money has come that is given to a payer by a transfer. One that was rejected or came back is over: what it
 * was for is owed again, and goes out by another.
 */
const MOVES = {
  filed: ['sent', 'dropped'],
  sent: ['paid', 'rejected', 'returned'],
  paid: ['returned'],
  rejected: [],
  returned: [],
  dropped: [],
} as const satisfies Record<string, readonly string[]>

export type PayoutState = keyof typeof MOVES

export const PAYOUT_STATES = Object.keys(MOVES) as readonly PayoutState[]

export const nextPayoutStates = (from: PayoutState): readonly PayoutState[] => MOVES[from]

/** The states in which its credits are nobody else's to set off. */
export const HOLDING_PAYOUT_STATES = ['filed', 'sent', 'paid'] as const satisfies readonly PayoutState[]
