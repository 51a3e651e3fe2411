/** One try at paying an order. Final states are left by nothing; a final failure frees the order for the next try. */
const MOVES = {
  /** Stored, the provider not asked yet or its answer lost. */
  created: ['open', 'pending', 'unknown', 'paid', 'declined', 'cancelled', 'expired'],
  /** The passenger is at the provider. */
  open: ['pending', 'unknown', 'paid', 'declined', 'cancelled', 'expired'],
  /** The provider has not decided (a bank transfer under way). */
  pending: ['open', 'unknown', 'paid', 'declined', 'cancelled', 'expired'],
  /** Nobody can say; asked again until somebody can. */
  unknown: ['open', 'pending', 'paid', 'declined', 'cancelled', 'expired'],
  paid: [],
  /**
   * A provider may still report money for these: it pays an order that still waits for just that, and goes back
   * otherwise (`settle`).
   */
  declined: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
} as const satisfies Record<string, readonly string[]>

export type AttemptState = keyof typeof MOVES

export const ATTEMPT_STATES = Object.keys(MOVES) as readonly AttemptState[]

export const canAttemptMove = (from: AttemptState, to: AttemptState): boolean =>
  (MOVES[from] as readonly AttemptState[]).includes(to)

/**
 * The attempt in state `to`: the only way its state changes. What the table does not list is refused; to stay is no
 * move.
 */
export const movedAttempt = <A extends { state: AttemptState }>(
  attempt: A,
  to: AttemptState,
): { ok: true; attempt: A } | { ok: false; reason: 'paymentInProgress' } =>
  attempt.state === to || canAttemptMove(attempt.state, to)
    ? { ok: true, attempt: { ...attempt, state: to } }
    : { ok: false, reason: 'paymentInProgress' }

/** Nothing the provider could still say changes anything. */
export const isFinal = (state: AttemptState): boolean => MOVES[state].length === 0

/** A decision has fallen: the provider need not be asked again. */
export const isDecided = (state: AttemptState): boolean =>
  state === 'paid' || state === 'declined' || state === 'cancelled' || state === 'expired'
