import type { DebtPayment } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { linkAddress, linkSecret, makeLink } from '../../subscription/link/index.ts'
import { owedBy } from '../dunning/index.ts'
import { heldContract } from '../own-contract/index.ts'

/**
 * Leads whoever pays for a contract to the page on which they see and pay all they owe, as the link of a reminder does;
 * who has paid meanwhile sees that there. Refuses `contractNotFound` of anybody else's, and `notPayer`.
 */
export async function payOwnDebt(context: Context, contractId: string): Promise<DebtPayment> {
  const { world, language } = context
  const { booked, ownPayers } = await heldContract(context, contractId)
  const payerIds = [...new Set(booked.map(({ payer }) => payer))].filter(payer => ownPayers.has(payer))
  const owed = await Promise.all(
    payerIds.map(async payerId => ({ payerId, cents: (await owedBy(world, world.db, payerId)).cents })),
  )
  const [most] = owed.toSorted((a, b) => b.cents - a.cents)
  if (!most) return refuse('notPayer')
  const { payerId } = most
  const link = await world.db.transaction(tx => makeLink(world, tx, { contractId, act: 'pay', payerId }))
  return { redirectUrl: linkAddress(world, language, linkSecret(world, link.id)) }
}
