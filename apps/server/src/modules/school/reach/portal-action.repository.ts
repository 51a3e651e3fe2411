import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { portalAction } from '../../../db/schema/index.ts'

type Detail = (typeof portalAction.$inferInsert)['detail']

/** Notes who of the portal did what, in the transaction that does it. */
export async function notePortalAct(
  { world, visitor }: Context,
  db: Statements,
  { name }: { name: string },
  { aboutId, ...detail }: { aboutId: string } & Detail,
): Promise<void> {
  const row = { clientId: clientIdOf(world), accountId: visitor.id, call: name, aboutId, doneOn: world.clock() }
  await db.insert(portalAction).values({ id: world.newRowId(), ...row, detail })
}
