/**
 * States of an application (Spec 3 §4) and the moves between them. Everything not listed here cannot happen. `None` is
 * never stored; `Unknown` is what an import could not read.
 */
const MOVES = {
  None: [],
  StartingState: ['New', 'Cancelled'],
  New: [
    'EmailVerified',
    'ApprovalOrganizationPending',
    'ApprovalPayerPending',
    'TransporterExamination',
    'Rejected',
    'Cancelled',
  ],
  EmailVerified: [
    'CreditRatingRequested',
    'ApprovalOrganizationPending',
    'ApprovalPayerPending',
    'TransporterExamination',
    'ManualProcessingNecessary',
    'Granted',
    'Cancelled',
  ],
  CreditRatingRequested: [
    'CreditRatingConfirmed',
    'CreditRatingConspicuous1',
    'CreditRatingConspicuous2',
    'CreditRatingFailed',
    'Cancelled',
  ],
  CreditRatingConfirmed: [
    'ApprovalEMARequired',
    'ApprovalOrganizationPending',
    'ApprovalPayerPending',
    'TransporterExamination',
    'Granted',
    'Cancelled',
  ],
  CreditRatingConspicuous1: ['ApprovalEMARequired', 'ManualProcessingNecessary', 'Granted', 'Cancelled'],
  CreditRatingConspicuous2: ['ManualProcessingNecessary', 'Rejected', 'Cancelled'],
  CreditRatingFailed: ['CreditRatingRequested', 'ManualProcessingNecessary', 'Cancelled'],
  ApprovalEMARequired: ['ApprovalEMADone', 'Rejected', 'Resubmission', 'Cancelled'],
  ApprovalEMADone: [
    'ApprovalOrganizationPending',
    'ApprovalPayerPending',
    'TransporterExamination',
    'Granted',
    'Cancelled',
  ],
  ApprovalOrganizationPending: [
    'ApprovalPayerPending',
    'DistrictExamination',
    'Approved',
    'Rejected',
    'Resubmission',
    'Cancelled',
  ],
  ApprovalPayerPending: [
    // A school that takes its confirmation back.
    'ApprovalOrganizationPending',
    'DistrictExamination',
    'Approved',
    'Rejected',
    'Resubmission',
    'Cancelled',
  ],
  DistrictExamination: ['TransporterExamination', 'Approved', 'Rejected', 'Resubmission', 'Cancelled'],
  TransporterExamination: ['Granted', 'Rejected', 'ManualProcessingNecessary', 'Resubmission', 'Cancelled'],
  Approved: ['Granted', 'Cancelled'],
  ManualProcessingNecessary: ['TransporterExamination', 'Granted', 'Rejected', 'Resubmission', 'Cancelled'],
  Resubmission: [
    'ApprovalEMARequired',
    'ApprovalOrganizationPending',
    'ApprovalPayerPending',
    'DistrictExamination',
    'TransporterExamination',
    'ManualProcessingNecessary',
    'Cancelled',
  ],
  Granted: ['Change', 'ReApprovalOrganizationPending', 'ReApprovalPayerPending', 'ContractTerminated', 'Cancelled'],
  Change: [
    'Granted',
    'ReApprovalOrganizationPending',
    'ReApprovalPayerPending',
    'ManualProcessingNecessary',
    'ContractTerminated',
    'Cancelled',
  ],
  ReApprovalOrganizationPending: ['ReApprovalPayerPending', 'Granted', 'ContractTerminated', 'Cancelled'],
  ReApprovalPayerPending: ['Granted', 'ContractTerminated', 'Cancelled'],
  Unknown: ['ManualProcessingNecessary', 'Cancelled'],
  Rejected: [],
  Cancelled: [],
  ContractTerminated: [],
} as const satisfies Record<string, readonly string[]>

export type ApplicationState = keyof typeof MOVES

export const APPLICATION_STATES = Object.keys(MOVES) as readonly ApplicationState[]

export const isApplicationState = (text: string): text is ApplicationState =>
  APPLICATION_STATES.some(state => state === text)

export const nextApplicationStates = (from: ApplicationState): readonly ApplicationState[] => MOVES[from]

export const canMoveApplication = (from: ApplicationState, to: ApplicationState): boolean =>
  nextApplicationStates(from).includes(to)

/** Nothing follows any more. */
export const isFinalApplication = (state: ApplicationState): boolean => nextApplicationStates(state).length === 0

/** Schools and who pays for pupils have it in their lists: a refused one too, as somebody has to answer for it. */
export const isShownToSchools = (state: ApplicationState): boolean =>
  state !== 'StartingState' && state !== 'Cancelled' && state !== 'ContractTerminated'

/** Whoever has ordered it has confirmed that by mail, and it has come to no end. */
export const isUnderWay = (state: ApplicationState): boolean =>
  state !== 'StartingState' && state !== 'New' && !isFinalApplication(state)

/** It was ordered, and nobody has turned it down or taken it back, whatever became of it afterwards. */
export const isStanding = (state: ApplicationState): boolean =>
  state !== 'StartingState' && state !== 'Rejected' && state !== 'Cancelled'

/** There is a contract behind it. */
export const isContract = (state: ApplicationState): boolean =>
  state === 'Granted' ||
  state === 'Change' ||
  state === 'ReApprovalOrganizationPending' ||
  state === 'ReApprovalPayerPending'
