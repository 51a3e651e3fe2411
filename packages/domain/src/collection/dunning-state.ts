/** What somebody who owes has been told so far. Whoever pays is clear again at once, from every level. */
const MOVES = {
  clear: ['notified'],
  notified: ['reminded', 'clear'],
  reminded: ['warned', 'clear'],
  warned: ['terminated', 'clear'],
  terminated: ['handedOver', 'clear'],
  handedOver: ['clear'],
} as const satisfies Record<string, readonly string[]>

export type DunningState = keyof typeof MOVES

export const DUNNING_STATES = Object.keys(MOVES) as readonly DunningState[]

export const nextDunningStates = (from: DunningState): readonly DunningState[] => MOVES[from]
