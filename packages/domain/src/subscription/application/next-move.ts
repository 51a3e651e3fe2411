import { firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import { later } from '../contract/day-span.ts'
import type { ApplicationState } from './application-state.ts'

/** How likely an order is a fraud. `block`: people look at it, whatever else is known. */
export const RISK_LEVELS = ['low', 'middle', 'high', 'block'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Of whom it has to be shown that the account is theirs. */
export const needsAccountProof = (level: RiskLevel): boolean => level === 'middle' || level === 'high'

/** What an application has to pass before it is granted. */
export interface ApplicationNeeds {
  /** An agency is asked: money is collected later. */
  credit: boolean
  /** What the fraud guard said; null while it has not been asked. Of a high risk the address has to be known. */
  risk: RiskLevel | null
  /** Something is owed first, of which it can be asked that it is paid before. */
  owesFirst: boolean
  /** There is a register that can be asked. */
  hasRegister: boolean
  /** An organisation has to say yes to its people. */
  organisation: boolean
  /** Somebody has to look at a proof. */
  examination: boolean
  /** How often the agency has not answered. */
  failures: number
  /** What is owed first has been paid, for whom it had to be. */
  hasPaidFirst: boolean
}

/** What is to be done with an application as it stands. */
export type NextMove =
  | { kind: 'move'; to: ApplicationState }
  /** Somebody outside is asked, and answers. */
  | { kind: 'ask'; whom: 'agency' | 'fraudGuard' | 'register' }
  /** A person has to decide, or nothing follows. */
  | { kind: 'wait' }

const move = (to: ApplicationState): NextMove => ({ kind: 'move', to })

function afterResidence({ organisation, examination }: ApplicationNeeds): NextMove {
  if (organisation) return move('ApprovalOrganizationPending')
  return move(examination ? 'TransporterExamination' : 'Granted')
}

/** How often an agency that does not answer is asked before people look. */
const MOST_FAILURES = 3

/** States in which somebody has to decide. */
const UNDECIDED: readonly ApplicationState[] = [
  'ApprovalOrganizationPending',
  'ApprovalPayerPending',
  'DistrictExamination',
  'TransporterExamination',
  'ManualProcessingNecessary',
]

export const awaitsDecision = (state: ApplicationState): boolean => UNDECIDED.includes(state)

/** The transport operator itself looks at it; in the other undecided states somebody else says yes or no. */
export const isExamined = (state: ApplicationState): boolean =>
  state === 'TransporterExamination' || state === 'ManualProcessingNecessary'

/** Where a decision leads: who only says yes for others grants nothing yet. */
export function decidedState(state: ApplicationState, decision: 'approve' | 'reject'): ApplicationState {
  if (decision === 'reject') return 'Rejected'
  return isExamined(state) ? 'Granted' : 'Approved'
}

/** What an agency warned of is granted by two people. */
export const needsTwoPeople = (before: readonly ApplicationState[]): boolean =>
  before.some(state => state === 'CreditRatingConspicuous1' || state === 'CreditRatingConspicuous2')

/** A middle risk pays the first month by other means than a debit. */
const isToPayFirst = ({ risk, owesFirst }: ApplicationNeeds): boolean => risk === 'middle' && owesFirst

/** Why an order of which an agency says nothing bad is paid first all the same; stays with the move. */
export const SUSPECTED = 'fraudGuard'

/** Why an order is refused that an agency has warned of clearly; stays with the move. */
export const WARNED_OF = 'creditAgency'

/** Where the answer of an agency leads, and why where it is the guard who wants it so. */
export const afterRating = (
  answered: ApplicationState,
  needs: ApplicationNeeds,
): { to: ApplicationState; because?: string } =>
  answered === 'CreditRatingConfirmed' && isToPayFirst(needs)
    ? { to: 'CreditRatingConspicuous1', because: SUSPECTED }
    : { to: answered }

/** Where an application goes by itself. Whoever asks again gets the same, so that any process can go on with it. */
export function nextMove(state: ApplicationState, needs: ApplicationNeeds): NextMove {
  switch (state) {
    case 'EmailVerified':
      if (needs.risk === null) return { kind: 'ask', whom: 'fraudGuard' }
      if (needs.risk === 'block') return move('ManualProcessingNecessary')
      return needs.credit || isToPayFirst(needs) ? move('CreditRatingRequested') : afterCredit(state, needs)
    case 'CreditRatingRequested':
      if (!needs.credit && isToPayFirst(needs)) return move('CreditRatingConspicuous1')
      return { kind: 'ask', whom: 'agency' }
    case 'CreditRatingConfirmed':
      return afterCredit(state, needs)
    case 'CreditRatingFailed':
      return needs.failures < MOST_FAILURES ? { kind: 'wait' } : move('ManualProcessingNecessary')
    case 'CreditRatingConspicuous1':
      return afterWarning(needs)
    case 'CreditRatingConspicuous2':
      return move('Rejected')
    case 'ApprovalEMARequired':
      return { kind: 'ask', whom: 'register' }
    case 'ApprovalEMADone':
      return afterResidence(needs)
    case 'Approved':
      return move('Granted')
    default:
      return { kind: 'wait' }
  }
}

/** Where the address has to be known and no register can be asked, or none after an agency, people look. */
function afterCredit(state: 'EmailVerified' | 'CreditRatingConfirmed', needs: ApplicationNeeds): NextMove {
  if (needs.risk !== 'high') return afterResidence(needs)
  if (state === 'EmailVerified') return move('ManualProcessingNecessary')
  return move(needs.hasRegister ? 'ApprovalEMARequired' : 'TransporterExamination')
}

/**
 * Whoever an agency warned of a little pays the first month before the contract is concluded. Where somebody has to
 * decide all the same, they decide about this too.
 */
function afterWarning({ organisation, examination, hasPaidFirst, risk, hasRegister }: ApplicationNeeds): NextMove {
  if (organisation || examination) return move('ManualProcessingNecessary')
  if (!hasPaidFirst) return { kind: 'wait' }
  if (risk !== 'high') return move('Granted')
  return move(hasRegister ? 'ApprovalEMARequired' : 'ManualProcessingNecessary')
}

/**
 * The first day of a contract that was granted late: a month that was over when it was is not paid for, as nobody had a
 * pass in it.
 */
export const firstDayGranted = (wanted: PlainDate, grantedOn: PlainDate): PlainDate =>
  later(wanted, firstOfMonth(grantedOn))
