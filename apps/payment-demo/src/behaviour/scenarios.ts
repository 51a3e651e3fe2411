import type { DeclineReason } from '../payment/decline-reason.ts'

export type Call = 'create' | 'fetch' | 'cancel' | 'refund' | 'pay'

/**
 * `exception` answers 500 and `timeout` never, both before anything is done; `refused` says no in good order;
 * `answerLost` does it and never answers; `crash` does it and ends the process.
 */
export type Fault = { at: Call; kind: 'exception' | 'timeout' | 'refused' | 'answerLost' | 'crash' }

export type Outcome =
  | { kind: 'paid' }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'cancelled' }
  | { kind: 'pending'; end: 'paid' | 'declined' }

export type WebhookManner = 'normal' | 'duplicate' | 'reordered' | 'late' | 'lost' | 'forged'

export type Behaviour = {
  outcome: Outcome
  webhook: WebhookManner
  wrongAmount: boolean
  /** What becomes of a payment that is charged to it once it is stored; as `outcome` where it is missing. */
  whenStored?: Outcome
  fault?: Fault
  /** How long a payment stays pending, a late webhook waits, or a fault of `fetch` lasts after the last change. */
  seconds: number
}

const ordinary: Behaviour = { outcome: { kind: 'paid' }, webhook: 'normal', wrongAmount: false, seconds: 20 }
const declined = (reason: DeclineReason): Behaviour => ({ ...ordinary, outcome: { kind: 'declined', reason } })
const pending = (end: 'paid' | 'declined'): Behaviour => ({ ...ordinary, outcome: { kind: 'pending', end } })
const webhook = (manner: WebhookManner, seconds = 20): Behaviour => ({ ...ordinary, webhook: manner, seconds })
const fault = (at: Call, kind: Fault['kind']): Behaviour => ({ ...ordinary, fault: { at, kind }, seconds: 60 })

/** Everything that can be made to happen, by name. */
export const SCENARIOS = {
  paid: ordinary,
  'declined-insufficient-funds': declined('insufficientFunds'),
  'declined-limit-exceeded': declined('limitExceeded'),
  'declined-card-expired': declined('cardExpired'),
  'declined-card-blocked': declined('cardBlocked'),
  'declined-authentication': declined('authenticationFailed'),
  'declined-account-closed': declined('accountClosed'),
  'declined-not-honoured': declined('notHonoured'),
  cancelled: { ...ordinary, outcome: { kind: 'cancelled' } },
  'pending-then-paid': pending('paid'),
  'pending-then-declined': pending('declined'),
  'wrong-amount': { ...ordinary, wrongAmount: true },
  'webhook-duplicate': webhook('duplicate'),
  'webhook-reordered': webhook('reordered', 5),
  'webhook-late': webhook('late', 120),
  'webhook-lost': webhook('lost'),
  'webhook-forged': webhook('forged'),
  'pay-exception': fault('pay', 'exception'),
  'pay-timeout': fault('pay', 'timeout'),
  'silent-after-charge': fault('pay', 'answerLost'),
  'crash-after-charge': fault('pay', 'crash'),
  'create-exception': fault('create', 'exception'),
  'create-timeout': fault('create', 'timeout'),
  'create-refused': fault('create', 'refused'),
  'create-answer-lost': fault('create', 'answerLost'),
  'fetch-exception': fault('fetch', 'exception'),
  'fetch-timeout': fault('fetch', 'timeout'),
  'cancel-exception': fault('cancel', 'exception'),
  'cancel-timeout': fault('cancel', 'timeout'),
  'cancel-answer-lost': fault('cancel', 'answerLost'),
  'refund-exception': fault('refund', 'exception'),
  'refund-timeout': fault('refund', 'timeout'),
  'refund-refused': fault('refund', 'refused'),
  'refund-answer-lost': fault('refund', 'answerLost'),
  'stored-declined': { ...ordinary, whenStored: { kind: 'declined', reason: 'insufficientFunds' } },
} as const satisfies Record<string, Behaviour>

export type ScenarioName = keyof typeof SCENARIOS

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name)

/** A scenario as somebody asked for it, perhaps with other seconds. */
export type Chosen = { scenario: ScenarioName; seconds?: number | undefined }

export const behaviourOf = (chosen: Chosen | undefined): Behaviour => {
  const behaviour: Behaviour = SCENARIOS[chosen?.scenario ?? 'paid']
  return chosen?.seconds === undefined ? behaviour : { ...behaviour, seconds: chosen.seconds }
}
