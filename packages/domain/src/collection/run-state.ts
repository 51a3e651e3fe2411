/** How far the collecting of one day has come. It can be made void until its first file was handed over. */
const MOVES = {
  planned: ['claiming', 'void'],
  claiming: ['announcing', 'void'],
  announcing: ['frozen', 'void'],
  frozen: ['building', 'void'],
  building: ['built', 'void'],
  built: ['released', 'void'],
  released: ['handedOver', 'void'],
  handedOver: ['closed'],
  closed: [],
  void: [],
} as const satisfies Record<string, readonly string[]>

export type RunState = keyof typeof MOVES

export const RUN_STATES = Object.keys(MOVES) as readonly RunState[]

export const nextRunStates = (from: RunState): readonly RunState[] => MOVES[from]
