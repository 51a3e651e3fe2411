import { behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import { chosenFor, movePayment, outcomeOf } from '../payment/move-payment.ts'
import type { Payment } from '../payment/payment.ts'
import type { StoredInstrument } from './setup.ts'

type Means = { ledger: Ledger; randomId: () => string }

/**
 * Charges a new payment to what was stored: at once, or after the bank's question, for which the customer has to come.
 */
export const chargeStored = (means: Means, payment: Payment, stored: StoredInstrument): void => {
  const { ledger } = means
  const { instrument, needsChallenge } = stored
  const chosen: Chosen | undefined = chosenFor(ledger, payment, stored.chosen)
  if (needsChallenge) {
    ledger.record({ kind: 'challenged', reference: payment.reference, challenge: { instrument, chosen } })
    return
  }
  const behaviour = behaviourOf(chosen)
  const outcome = behaviour.whenStored ?? behaviour.outcome
  movePayment(means, payment, outcomeOf(ledger, payment, { ...behaviour, outcome }), chosen, instrument)
}
