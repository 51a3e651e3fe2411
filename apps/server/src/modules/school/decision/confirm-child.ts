import {
  addDays,
  businessDateOf,
  gradeNumber,
  type PlainDate,
  placeSince,
  proposeMember,
  schoolPlanOf,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type ConfirmedChild, confirmedChild, gradesOf, joinSchool, takeHolder } from './family-part.repository.ts'
import { stepAhead } from './step-ahead.queries.ts'

interface Place {
  grade: string
  class: string
  validFrom: PlainDate
  validUntil: PlainDate | null
}

/**
 * Where somebody is from a day on, of whose school the step into the next year has taken effect already: until that
 * year begins, and then where the others of their class go. Refuses `gradeNotKnown` whom the step would not keep there.
 */
async function withStep(
  tx: Transaction,
  { partyId, organisationId }: ConfirmedChild,
  place: Omit<Place, 'validUntil'>,
  today: PlainDate,
): Promise<Place[]> {
  const step = await stepAhead(tx, organisationId, today)
  if (!step || place.validFrom >= step.from) return [{ ...place, validUntil: null }]
  const last = addDays(step.from, -1)
  const plan = schoolPlanOf(step, await gradesOf(tx, organisationId, last))
  const member = { ...place, key: partyId, organisationId, until: null }
  const { to } = proposeMember(member, plan, { firstDay: step.from })
  if (to?.organisationId !== organisationId) return refuse('gradeNotKnown')
  const next = { grade: to.grade, class: to.class, validFrom: step.from, validUntil: null }
  return [{ ...place, validUntil: last }, next]
}

/**
 * What parents said of a child is confirmed: it is a pupil of the school. Whoever is there by name and birth date
 * already is the same, and keeps their customer's number. Confirmed in a later school year than that of the ticket's
 * first day, it is as many grades further; after the step into the next year, with that year one more. Refuses
 * `gradeNotKnown` where nobody can tell it, or the school has none of that grade: as after its last, whom it no longer
 * has. Returns the places at the school that were made for it.
 */
export async function confirmChild(world: World, tx: Transaction, contractId: string): Promise<string[]> {
  const child = await confirmedChild(tx, contractId)
  if (!child || child.isMember) return []
  if (child.likeId !== null) {
    await takeHolder(tx, contractId, child.likeId)
    return []
  }
  const today = businessDateOf(world.clock())
  const place = placeSince(child, today) ?? refuse('gradeNotKnown')
  if (place.validFrom !== child.validFrom) {
    const grades = await gradesOf(tx, child.organisationId, today)
    if (!grades.some(grade => gradeNumber(grade) === gradeNumber(place.grade))) refuse('gradeNotKnown')
  }
  const { grade, class: name, validFrom } = place
  const places = await withStep(tx, child, { grade, class: name, validFrom }, today)
  const joined = places.map(one => ({ ...child, ...one, id: world.newRowId() }))
  for (const one of joined) await joinSchool(tx, one)
  return joined.map(({ id }) => id)
}
