/** How far the collecting of one day has come. It can be made void until its first file was handed over. */
const MOVES = {
  planned: ['claiming', 'void'],
  claiming: ['announcing', 'void'],
  announcing: ['frozen', 'void'],
  frozen: ['building', 'void'],
  // Closed at once where there is nothing to collect.
  building: ['built', 'closed', 'void'],
  // What was in a file that was made void goes into another.
  // With the bank where what of it was not released is void, and the rest is there.
  built: ['building', 'released', 'handedOver', 'void'],
  released: ['building', 'built', 'handedOver', 'void'],
  handedOver: ['closed'],
  closed: [],
  void: [],
} as const satisfies Record<string, readonly string[]>

export type RunState = keyof typeof MOVES

export const RUN_STATES = Object.keys(MOVES) as readonly RunState[]

export const nextRunStates = (from: RunState): readonly RunState[] => MOVES[from]
