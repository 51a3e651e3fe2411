import type { Debt } from '@billett/contract'
import { addMonths, businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { owedBy, returnsSince, returnWords } from '../dunning/index.ts'
import { openPayments } from './debt-payment.repository.ts'
import { payerOfLink } from './payer-of-link.ts'
import { referenceOf } from './reference-of.ts'
import { settleDebts } from './settle-debt.ts'

/** Months back that returns are told of. */
const MONTHS = 13

/** What the reader of a link owes, after it was looked up whether a payment has come. */
export async function showDebt({ world, language }: Context, secret: string): Promise<Debt> {
  const { payerId } = await payerOfLink(world, secret)
  await settleDebts(world, payerId)
  const { cents } = await owedBy(world, world.db, payerId)
  const pending = await openPayments(world.db, { clientId: clientIdOf(world), payerId, most: 1 })
  const since = addMonths(businessDateOf(world.clock()), -MONTHS)
  const returned = cents > 0 ? await returnsSince(world.db, payerId, since) : []
  return {
    state: cents <= 0 ? 'paid' : pending.length > 0 ? 'pending' : 'owed',
    amountInCent: Math.max(0, cents),
    returned: returned.map(({ returnedOn, cents: amountInCent, code }) => ({
      on: returnedOn,
      amountInCent,
      reason: returnWords(code, language),
    })),
    reference: await referenceOf(world.db, payerId),
    iban: world.client.config.operator.collectionAccount?.iban ?? null,
  }
}
