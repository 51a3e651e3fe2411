import { businessDateOf, gradeNumber, placeSince } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { confirmedChild, gradesOf, joinSchool, takeHolder } from './family-part.repository.ts'

/**
 * What parents said of a child is confirmed: it is a pupil of the school. Whoever is there by name and birth date
 * already is the same, and keeps their customer's number. Confirmed in a later school year than that of the ticket's
 * first day, it is as many grades further. Refuses `gradeNotKnown` where nobody can tell it, or the school has none of
 * that grade: as after its last, whom it no longer has.
 */
export async function confirmChild(world: World, tx: Transaction, contractId: string): Promise<void> {
  const child = await confirmedChild(tx, contractId)
  if (!child || child.isMember) return
  if (child.likeId !== null) return takeHolder(tx, contractId, child.likeId)
  const today = businessDateOf(world.clock())
  const place = placeSince(child, today) ?? refuse('gradeNotKnown')
  if (place.validFrom !== child.validFrom) {
    const grades = await gradesOf(tx, child.organisationId, today)
    if (!grades.some(grade => gradeNumber(grade) === gradeNumber(place.grade))) refuse('gradeNotKnown')
  }
  await joinSchool(tx, { ...child, ...place, id: world.newRowId() })
}
