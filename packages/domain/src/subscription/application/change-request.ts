/** What can be asked for about a contract (Spec 3 §4). */
export const CHANGE_REQUEST_KINDS = [
  'newStudent',
  'newStudentWithContract',
  'newContract',
  'change',
  'customerCard',
  'replacementCard',
  'pause',
  'cancel',
  'refund',
  'personalDataChange',
  'documentUpload',
] as const
export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number]

/**
 * States of a change request (Spec 3 §4) and the moves between them. `unknown` is what an import could not read. What
 * the cost unit approved is still rejected where the transport operator has the last word and says no.
 */
const MOVES = {
  new: ['inProcess'],
  inProcess: ['accepted', 'acceptedWithModification', 'rejected', 'costUnitCheckPending'],
  costUnitCheckPending: ['checkedByCostUnit'],
  checkedByCostUnit: ['approvedByCostUnit', 'rejectedByCostUnit'],
  approvedByCostUnit: ['accepted', 'acceptedWithModification', 'rejected'],
  rejectedByCostUnit: ['rejected'],
  unknown: ['inProcess'],
  accepted: [],
  acceptedWithModification: [],
  rejected: [],
} as const satisfies Record<string, readonly string[]>

export type ChangeRequestState = keyof typeof MOVES

export const CHANGE_REQUEST_STATES = Object.keys(MOVES) as readonly ChangeRequestState[]

export const nextChangeRequestStates = (from: ChangeRequestState): readonly ChangeRequestState[] => MOVES[from]

export const canMoveChangeRequest = (from: ChangeRequestState, to: ChangeRequestState): boolean =>
  nextChangeRequestStates(from).includes(to)

/** Every move of the table, as it can be stored. */
export const CHANGE_REQUEST_MOVES = CHANGE_REQUEST_STATES.flatMap(from =>
  nextChangeRequestStates(from).map(to => ({ from, to })),
)

/** Somebody still has to decide. */
export const isUndecided = (state: ChangeRequestState): boolean => nextChangeRequestStates(state).length > 0
