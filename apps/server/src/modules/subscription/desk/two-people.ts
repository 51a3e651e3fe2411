import { peopleNamed } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'

/** The names of two people who decide together. Refuses `secondPersonNeeded` one, and one named twice. */
export function twoPeople(by: readonly string[]): string[] {
  const people = peopleNamed(by)
  if (people.length < 2) refuse('secondPersonNeeded')
  return people
}
