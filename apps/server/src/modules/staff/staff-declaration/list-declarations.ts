import type { DeclarationsQuery, StaffDeclaration } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { worldOf } from '../../../world-of.ts'
import { declarationsToDecide } from '../../subscription/desk/index.ts'
import { askedClients } from '../listing/index.ts'
import { presentDeclaration } from './staff-declaration.present.ts'

/** What was declared to the clients that the caller sees and waits for a person; and the note of whose was read. */
export async function listDeclarations(context: Context, query: DeclarationsQuery): Promise<Done<StaffDeclaration>> {
  const { world, visitor } = context
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const listed: StaffDeclaration[] = []
  for (const clientId of askedClients(scopeOf(context), query.clientId))
    for (const declaration of await declarationsToDecide(worldOf(world, clientId)))
      listed.push(presentDeclaration(world, declaration, { clientId, isFull }))
  return {
    answer: items(listed.toSorted((a, b) => (a.receivedOn < b.receivedOn ? -1 : 1))),
    act: { kind: 'shop', id: '', after: { shownInFull: isFull, declarations: listed.map(({ guid }) => guid) } },
  }
}
