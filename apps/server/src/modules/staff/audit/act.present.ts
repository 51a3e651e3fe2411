import type { StaffAct } from '@billett/contract'
import { ACT_KINDS } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { clientName } from '../listing/index.ts'
import type { ListedAct } from './acts.queries.ts'
import { undoneBy } from './undo-act.ts'

const jsonOf = (facts: Record<string, unknown> | null): string => (facts === null ? '' : JSON.stringify(facts))

/** What a person is called; null where nothing is known of them any more. */
export const nameOf = ({ firstName, lastName }: Pick<ListedAct, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null

export function presentAct(context: Context, { act, ...person }: ListedAct): StaffAct {
  const { number, on, actorId, address, call, subjectKind, subjectId, subjectClientId, before, after, hash } = act
  return {
    number,
    on,
    actorId,
    actorName: nameOf(person),
    address,
    call,
    subjectKind: ACT_KINDS.find(kind => kind === subjectKind) ?? 'shop',
    subjectId,
    clientId: subjectClientId,
    client: clientName(context.world, subjectClientId),
    before: jsonOf(before),
    after: jsonOf(after),
    hash,
    isUndoable: undoneBy(context, act).length > 0,
  }
}
