import { holdsRights } from '@billett/domain'
import type { Visitor } from '../../../call/visitor/visitor.ts'

/** Everybody changes their own account; administrators of this client any other, too (Spec 3 §2.4). */
export const mayChange = ({ kind, id, rights }: Visitor, accountId: string): boolean =>
  id === accountId || (kind === 'staff' && holdsRights(rights, ['IsAdministrator']))
