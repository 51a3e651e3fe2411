import { hasUserType, holdsRights, type Right, USER_TYPE } from '@billett/domain'
import type { Visitor } from '../../../call/visitor/visitor.ts'

/** Who changes what they are not shown would not know what they replace. */
const EDITS: readonly Right[] = [
  'AllowedToUseAdminPanel',
  'AllowedToSeeUsers',
  'AllowedToSeePersonalDetails',
  'AllowedToEditUsers',
]

/**
 * Everybody changes their own account; staff of this client whoever's they may edit, and a colleague's where they
 * manage these (Spec 3 §2.4).
 */
export const mayChange = ({ kind, id, rights }: Visitor, account: { id: string; userType: number }): boolean =>
  id === account.id ||
  (kind === 'staff' &&
    holdsRights(rights, hasUserType(account.userType, USER_TYPE.HGS) ? [...EDITS, 'AllowedToManageStaff'] : EDITS))
