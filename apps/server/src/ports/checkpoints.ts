/**
 * Points along a purchase. Between any two of them a process may die, or another may come first; whatever happens
 * there, money and tickets have to agree in the end. `…ToBe…`: the last moment before a commit or a call of the outside
 * world; the past participle: the first one after it.
 */
export const CHECKPOINTS = [
  'cartStored',
  'changeToBeStored',
  'changeStored',
  'orderToBePlaced',
  'orderPlaced',
  'paymentToBeCreated',
  'paymentCreated',
  'openingToBeStored',
  'openingStored',
  'forgettingToBeStored',
  'forgettingStored',
  'paymentToBeCancelled',
  'paymentCancelled',
  'messageReceived',
  'paymentToBeFetched',
  'paymentFetched',
  'settlementToBeStored',
  'settlementStored',
  'ticketsTaken',
  'ticketsToBeStored',
  'ticketsStored',
  'ridesToBeStored',
  'ridesStored',
  'mailTaken',
  'mailToBeSent',
  'mailSent',
  'mailNoted',
  'refundTaken',
  'refundToBeAsked',
  'refundAnswered',
  'refundToBeStored',
  'refundStored',
] as const

/**
 * The same along the order of a subscription: stored, confirmed, and taken from state to state; then claimed, its
 * passes issued, and changed by who holds it and who decides.
 */
export const SUBSCRIPTION_CHECKPOINTS = [
  'applicationToBeStored',
  'applicationStored',
  'confirmationToBeStored',
  'confirmationStored',
  'creditToBeAsked',
  'creditAnswered',
  'registerToBeAsked',
  'applicationMoveToBeStored',
  'applicationMoveStored',
  'claimsToBeStored',
  'claimsStored',
  'passesToBeStored',
  'passesStored',
  'contractChangeToBeStored',
  'contractChangeStored',
  'decisionToBeStored',
  'decisionStored',
] as const

/** The same along the making of a chip card. */
export const CARD_CHECKPOINTS = ['cardToBeOrdered', 'cardAnswered', 'cardToBeStored', 'cardStored'] as const

/** The same along the collecting of a day: told, frozen, put into files, taken to the bank, and heard of again. */
export const COLLECTING_CHECKPOINTS = [
  'noticesToBeStored',
  'noticesStored',
  'collectionsToBeStored',
  'collectionsStored',
  'fileToBeStored',
  'fileStored',
  'fileToBeBuilt',
  'fileBuilt',
  'runToBeMoved',
  'runMoved',
  'fileToBeHandedOver',
  'fileTaken',
  'handOverStored',
  'bankLinesToBeStored',
  'bankLinesStored',
] as const

/** The same along a campaign of new prices: told, reminded, settled. */
export const CAMPAIGN_CHECKPOINTS = ['campaignPartToBeStored', 'campaignPartStored'] as const

/** The same where a suspicion is looked at anew, and decided about. */
export const SUSPICION_CHECKPOINTS = ['assessmentToBeStored', 'verdictToBeStored'] as const

export type Checkpoint =
  | (typeof CHECKPOINTS)[number]
  | (typeof SUBSCRIPTION_CHECKPOINTS)[number]
  | (typeof CARD_CHECKPOINTS)[number]
  | (typeof COLLECTING_CHECKPOINTS)[number]
  | (typeof CAMPAIGN_CHECKPOINTS)[number]
  | (typeof SUSPICION_CHECKPOINTS)[number]

const ALL: readonly Checkpoint[] = [
  ...CHECKPOINTS,
  ...SUBSCRIPTION_CHECKPOINTS,
  ...CARD_CHECKPOINTS,
  ...COLLECTING_CHECKPOINTS,
  ...CAMPAIGN_CHECKPOINTS,
  ...SUSPICION_CHECKPOINTS,
]

export const isCheckpoint = (name: unknown): name is Checkpoint => ALL.some(known => known === name)

/**
 * Says that a point has been reached. Nobody listens in production; tests end the process there, or hold it until
 * another has come.
 */
export type Reached = (checkpoint: Checkpoint) => Promise<void> | undefined
