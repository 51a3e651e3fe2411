import type { Transaction } from '../../../db/database.ts'
import { subscribersOf } from './family.queries.ts'
import { contractsOfFamily } from './plan-shares.ts'

/** Contracts with those of brothers and sisters among them, each in one group; what is none stands alone. */
export async function byFamily(tx: Transaction, contractIds: readonly string[]): Promise<string[][]> {
  const subscribers = await subscribersOf(tx, contractIds)
  const grouped = new Set<string>()
  const groups: string[][] = []
  for (const id of contractIds) {
    if (grouped.has(id)) continue
    const subscriber = subscribers.get(id)
    const family = new Set(subscriber === undefined ? [] : await contractsOfFamily(tx, subscriber))
    const group = contractIds.filter(one => one === id || (family.has(one) && !grouped.has(one)))
    for (const one of group) grouped.add(one)
    groups.push(group)
  }
  return groups
}
