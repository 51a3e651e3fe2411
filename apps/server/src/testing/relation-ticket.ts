import type { CartTicket } from '@billett/contract'
import * as calls from '@billett/contract'
import type { visitorOf } from './client.ts'

/** The two busiest stops of the region: a relation every product is sold for. */
export async function busiestStops(
  visitor: ReturnType<typeof visitorOf>,
): Promise<{ origin: string; destination: string }> {
  const { items } = await visitor.send(calls.searchOrigins, { query: { date: '2026-11-21' } })
  const [origin, destination] = items
  if (!origin || !destination) throw new Error('the region has no stops')
  return { origin: origin.reference, destination: destination.reference }
}

/** A ticket for a relation, chosen as the shop's own page would: from what is offered. */
export async function aRelationTicket(
  visitor: ReturnType<typeof visitorOf>,
  sortId: string,
  over: Partial<CartTicket> = {},
): Promise<CartTicket> {
  const validFrom = over.validFrom ?? '2026-11-21T10:00'
  const query = { date: validFrom.slice(0, 10), ...(await busiestStops(visitor)) }
  const { items } = await visitor.send(calls.getRelationGroups, { query })
  const offer = items.flatMap(group => group.products).find(product => product.sortId === sortId)
  if (!offer) throw new Error(`${sortId} is not offered`)
  return { sortId, relationId: offer.relationId, validFrom, passengerCount: 1, ...over }
}
