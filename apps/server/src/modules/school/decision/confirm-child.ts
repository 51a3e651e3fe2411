import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { confirmedChild, joinSchool, takeHolder } from './family-part.repository.ts'

/**
 * What parents said of a child is confirmed: it is a pupil of the school. Whoever is there by name and birth date
 * already is the same, and keeps their customer's number.
 */
export async function confirmChild(world: World, tx: Transaction, contractId: string): Promise<void> {
  const child = await confirmedChild(tx, contractId)
  if (!child || child.isMember) return
  if (child.likeId !== null) return takeHolder(tx, contractId, child.likeId)
  await joinSchool(tx, { ...child, id: world.newRowId() })
}
