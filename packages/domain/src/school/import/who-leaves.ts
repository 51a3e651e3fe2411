import type { BatchCounts } from '../batch/batch.ts'
import { type KnownIdentity, meantBy, type RowIdentity, type RowMatch } from './match-rows.ts'
import { nameKey } from './name-key.ts'

/** Percent of those who are there. */
const MOST_LEAVING = 40

/**
 * Whether so many would leave that the list is likely another school's, or a part of one: then nothing is done until
 * somebody has said why.
 */
export function leavesTooMany(counts: BatchCounts): boolean {
  const { leaves = 0, changedClass = 0, changedData = 0, changedSchool = 0, continues = 0, unchanged = 0 } = counts
  const there = leaves + changedClass + changedData + changedSchool + continues + unchanged
  return leaves > 0 && leaves * 100 >= there * MOST_LEAVING
}

interface Sorted<Known extends KnownIdentity> {
  known: readonly Known[]
  matches: ReadonlyMap<number, RowMatch>
  /** Rows that could not be taken, as far as they say who they are about. */
  left: readonly Pick<RowIdentity, 'pupil'>[]
  /** Schools that the list is about. */
  schools: ReadonlySet<string>
}

/**
 * Who is at the schools of a list and not in it. Whoever may be meant by a row that is unclear or wrong does not leave:
 * a slip of the pen ends nobody's ticket.
 */
export function whoLeaves<Known extends KnownIdentity>({ known, matches, left, schools }: Sorted<Known>): Known[] {
  const meant = new Set<string>()
  for (const match of matches.values()) for (const id of meantBy(match)) meant.add(id)
  const names = new Set(left.map(({ pupil }) => `${nameKey(pupil.lastName)}|${nameKey(pupil.firstName)}`))
  const numbers = new Set(left.flatMap(({ pupil }) => (pupil.number === '' ? [] : [pupil.number.toLowerCase()])))
  return known.filter(
    one =>
      !one.isFormer &&
      !meant.has(one.id) &&
      schools.has(one.schoolId) &&
      !names.has(`${nameKey(one.lastName)}|${nameKey(one.firstName)}`) &&
      !(one.number !== '' && numbers.has(one.number.toLowerCase())),
  )
}
