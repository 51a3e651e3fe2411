import type { Surroundings } from '../../../world.ts'
import { endCase, openCases, type PaymentCase } from './payment-case.repository.ts'

/** How giving the money of a case back has ended: `refunded`, or what the provider said. */
interface CaseEnd {
  found: PaymentCase
  end: string
}

/**
 * Gives back what was charged without an order that is known. The case's id is the idempotency key, so repeating it is
 * safe; a case whose refund the provider does not carry out stays open.
 */
export async function refundCases(world: Surroundings): Promise<CaseEnd[]> {
  const ends: CaseEnd[] = []
  for (const found of await openCases(world.db)) {
    if (found.kind !== 'noOrder' || found.provider !== world.payments.name) continue
    const { id, reference, amountCents, currency } = found
    const answer = await world.payments.refundPayment(reference, { amountCents, currency }, id)
    if (answer.state === 'refunded') await endCase(world.db, id, { state: 'refunded', closedOn: world.clock() })
    ends.push({ found, end: answer.state === 'refused' ? `refused: ${answer.reason}` : answer.state })
  }
  return ends
}
