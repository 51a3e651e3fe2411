import type { StaffEnforcementCase } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import type { StoredCase } from '../../ticket/enforcement-case/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { presentStaffCase } from './staff-case.present.ts'
import { seenCase } from './staff-case.queries.ts'

/** A case with who of the company has entered it, and whom it is about as far as the reader may know. */
export async function shownCase(
  { world, visitor }: Context,
  tx: Transaction,
  stored: StoredCase,
): Promise<StaffEnforcementCase> {
  const { enteredVia, enteredBy } = stored
  return presentStaffCase(world, stored, {
    enteredBy: enteredVia === 'staff' ? await nameOfStaff(tx, enteredBy) : null,
    isFull: holdsRights(visitor.rights, ['AllowedToSeePersonalDetails']),
  })
}

/** Everything about it, and the note that it was read; refuses `enforcementNotFound` for others' as for none. */
export async function showCase(context: Context, id: string, tx: Transaction): Promise<Done<StaffEnforcementCase>> {
  const stored = (await seenCase(tx, scopeOf(context).clientIds, id)) ?? refuse('enforcementNotFound', 'caseId')
  const shown = await shownCase(context, tx, stored)
  return {
    answer: item(shown),
    act: { kind: 'enforcement', id, clientId: stored.clientId, after: { shownInFull: !shown.isMasked } },
  }
}
