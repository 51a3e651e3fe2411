import { epochOf } from '@billett/domain'
import type { FastifyReply } from 'fastify'
import { type Behaviour, behaviourOf, type Call, type Chosen, type Fault } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import { chosenFor } from '../payment/move-payment.ts'
import type { Payment } from '../payment/payment.ts'

/** Thrown where a scenario asks for an unexplained answer: becomes HTTP 500. */
class PlannedException extends Error {}

export const faultAt = (behaviour: Behaviour, call: Call): Fault['kind'] | undefined =>
  behaviour.fault?.at === call ? behaviour.fault.kind : undefined

/**
 * The fault that an existing payment meets in a call. Those chosen for the payment end some seconds after its last
 * change.
 */
export const faultOf = (ledger: Ledger, payment: Payment, call: Call): Fault['kind'] | undefined => {
  const chosen: Chosen | undefined = chosenFor(ledger, payment)
  const behaviour = behaviourOf(chosen)
  const since = (epochOf(ledger.now()) - epochOf(payment.changedAt)) / 1000
  const over = call === 'fetch' && payment.chosen !== undefined && since >= behaviour.seconds
  return over ? undefined : faultAt(behaviour, call)
}

/** Throws or falls silent before anything is done; false when the call may go on. */
export const failsBefore = (reply: FastifyReply, fault: Fault['kind'] | undefined): boolean => {
  if (fault === 'exception') throw new PlannedException('an exception as ordered')
  if (fault === 'timeout') reply.hijack()
  return fault === 'timeout'
}

/** Falls silent after everything was done; false when the answer may be sent. */
export const failsAfter = (reply: FastifyReply, fault: Fault['kind'] | undefined): boolean => {
  if (fault === 'answerLost') reply.hijack()
  return fault === 'answerLost'
}
