import { RIGHTS, type Right } from './rights.ts'

const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name)

/** All rights by their names; apart from their numbers, so that no passenger fetches them. */
export const RIGHT_NAMES: readonly Right[] = Object.keys(RIGHTS).filter(isRight)
