import type { Transaction } from '../../../db/database.ts'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import type { Surroundings } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { insertCase, type PaymentCase } from './payment-case.repository.ts'

/** What is wrong with a payment. */
export type Trouble = Pick<PaymentCase, 'kind' | 'amountCents' | 'orderId'>

interface Found {
  report: PaymentReport
  trouble: Trouble
  /** Whose staff is told, as far as that is known. */
  clientId: string | null
}

/** The case, and the event that tells of it. Nothing where both are there already. */
export async function openCase(
  world: Surroundings,
  tx: Transaction,
  { report, trouble, clientId }: Found,
): Promise<PaymentCase | undefined> {
  const { reference, currency } = report
  const stored = await insertCase(tx, {
    ...trouble,
    id: world.newId(),
    provider: world.payments.name,
    reference,
    currency,
    foundOn: world.clock(),
    state: 'open',
    closedOn: null,
  })
  if (!stored) return undefined
  const facts = { what: stored.kind, reference, amountCents: stored.amountCents, currency }
  await raiseEvent(tx, world, clientId, { kind: 'payment', about: stored.id, facts })
  return stored
}
