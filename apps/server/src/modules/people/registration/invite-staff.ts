import { type Language, RIGHTS, type Right, USER_TYPE } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertInvited } from './insert-invited.ts'

export interface Invited {
  email: string
  username: string
  firstName: string
  lastName: string
  /** Their numbers. */
  rights: readonly number[]
  language: Language
}

/** Makes an account of the provider's user management (Spec 1 §6), to which its owner is invited by mail. */
export const insertStaff = (world: World, tx: Transaction, { rights, ...person }: Invited): Promise<string> =>
  insertInvited(world, tx, { ...person, rights: [...rights], userType: USER_TYPE.HGS })

/** The same by somebody at the machine, who names rights instead of numbering them. */
export const inviteStaff = (
  world: World,
  { rights, ...invited }: Omit<Invited, 'rights'> & { rights: readonly Right[] },
): Promise<string> =>
  world.db.transaction(tx => insertStaff(world, tx, { ...invited, rights: rights.map(right => RIGHTS[right]) }))
