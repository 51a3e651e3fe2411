import type { Buyer, Order } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { personOf } from '../../party/index.ts'
import { findOrdered } from '../application.repository.ts'

type FirstPayer = Pick<Buyer, 'email' | 'firstName' | 'lastName'>

/**
 * Who was asked for a first payment: whoever ordered the contract, at the address they confirmed. Undefined for other
 * orders, and where nothing is known of them any more.
 */
export async function payerOfFirst(world: World, { tickets }: Pick<Order, 'tickets'>): Promise<FirstPayer | undefined> {
  const contractId = tickets.find(({ firstPayment }) => firstPayment)?.firstPayment?.contractId
  const ordered = contractId === undefined ? undefined : await findOrdered(world.db, clientIdOf(world), contractId)
  const person = ordered && (await personOf(world.db, ordered.contract.subscriberId))
  if (!ordered || !person) return undefined
  const { firstName, lastName } = person
  return { email: ordered.application.email, firstName, lastName }
}
