import * as calls from '@billett/contract'
import { holdsRights, isUndoneInTime, type Undoing, undoingOf } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { type DoneToOne, eachOf } from '../../../call/act/each-of.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { confirmBaseData } from '../base-data/index.ts'
import { setActive } from '../staff-user/index.ts'
import { actNumbered, type StoredAct } from './acts.queries.ts'

/** Who may do a thing may put it back. */
const DONE_BY = { state: calls.setStaffUserActive, confirmed: calls.confirmBaseData } as const

/** What can be put back of an act; nothing after thirty days. */
const undoable = ({ world }: Pick<Context, 'world'>, act: StoredAct): Undoing[] =>
  isUndoneInTime(act, world.realClock()) ? undoingOf(act) : []

/** What of it the caller may put back. */
export const undoneBy = (context: Pick<Context, 'world' | 'visitor'>, act: StoredAct): Undoing[] =>
  undoable(context, act).filter(({ what }) => {
    const { access } = DONE_BY[what]
    return access.who === 'staff' && holdsRights(context.visitor.rights, access.rights)
  })

async function putBack(context: Context, undoing: Undoing, tx: Transaction): Promise<DoneToOne> {
  const { userId } = undoing
  const { act } =
    undoing.what === 'state'
      ? await setActive(context, { userId, active: undoing.made === 'disabled', expected: undoing.made }, tx)
      : await confirmBaseData(context, { userId, expected: undoing.made }, tx)
  return { before: act.before ?? {}, after: act.after ?? {} }
}

/**
 * Puts back what an act changed, person by person, by the rules that made it; what somebody has changed since stays
 * (`changedMeanwhile`). Refuses `notFound` for an act that the caller does not see, `notUndoable`, and `forbidden` to
 * who could not have done it.
 */
export async function undoAct(context: Context, number: number, tx: Transaction): Promise<Done<calls.BulkUser>> {
  const act = (await actNumbered(tx, scopeOf(context).clientIds, number)) ?? refuse('notFound', 'number')
  const undoings = new Map(undoneBy(context, act).map(undoing => [undoing.userId, undoing]))
  if (undoings.size === 0) refuse(undoable(context, act).length === 0 ? 'notUndoable' : 'forbidden', 'number')
  const { shown, act: done } = await eachOf(context, tx, [...undoings.keys()], async userId => {
    const undoing = undoings.get(userId) ?? refuse('notFound', 'number')
    return putBack(context, undoing, tx)
  })
  return {
    answer: items(shown),
    act: { ...done, clientId: act.subjectClientId, after: { ...done.after, undone: number } },
  }
}
