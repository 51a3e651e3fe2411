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
