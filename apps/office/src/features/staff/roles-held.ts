import { RIGHTS, ROLES, type Role } from '@billett/domain'

const numbersOf = (role: Role): number[] => ROLES[role].map(right => RIGHTS[right])

const all = Object.keys(ROLES).filter((name): name is Role => Object.hasOwn(ROLES, name))

/** The rights a role begins with, by their numbers. */
export const rightsOfRole = (role: Role): readonly number[] => numbersOf(role)

/** Whether somebody may give or take a right: nobody does what they do not hold. */
export const mayGive = (own: readonly number[], right: number): boolean =>
  own.includes(RIGHTS.IsAdministrator) || own.includes(right)

/** The roles all of whose rights somebody holds; one that is part of another of these is not named beside it. */
export function rolesHeld(held: readonly number[]): Role[] {
  const full = all.filter(role => numbersOf(role).every(right => held.includes(right)))
  const isPartOf = (role: Role, other: Role) =>
    role !== other && numbersOf(role).every(right => numbersOf(other).includes(right))
  return full.filter(role => !full.some(other => isPartOf(role, other)))
}
