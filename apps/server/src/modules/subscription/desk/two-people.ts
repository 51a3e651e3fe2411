import { refuse } from '../../../call/refused.ts'

/** The names of two people who decide together. Refuses `secondPersonNeeded` one, and one named twice. */
export function twoPeople(by: readonly string[]): string[] {
  const names = by.map(name => name.trim()).filter(name => name !== '')
  if (new Set(names.map(name => name.toLowerCase())).size < 2) refuse('secondPersonNeeded')
  return names
}
