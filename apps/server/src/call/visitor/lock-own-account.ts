import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { userAccount } from '../../db/schema/index.ts'
import { clientIdOf } from '../client-id-of.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refused.ts'

/** Holds the caller's account until the transaction ends, so that what belongs to it is changed one after another. */
export async function lockOwnAccount(tx: Transaction, { world, visitor }: Context): Promise<void> {
  const clientId = clientIdOf(world)
  const [row] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, visitor.id), eq(userAccount.clientId, clientId), eq(userAccount.state, 'active')))
    .for('update')
  if (!row) refuse('userNotFound')
}
