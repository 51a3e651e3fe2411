import { createHmac } from 'node:crypto'
import { ATTEMPT_LIMITS, type AttemptKind, counted } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { networkOf } from '../../call/network-of.ts'
import { refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { attemptCount } from '../../db/schema/index.ts'

type Scope = keyof (typeof ATTEMPT_LIMITS)[AttemptKind]

/** Neither account nor address can be read from it, and without our key not be guessed either. */
const keyOf = ({ world, caller }: Context, kind: AttemptKind, scope: Scope, subject: string): string => {
  const from = networkOf(caller)
  const what = { pair: [subject, from], account: [subject], address: [from] }[scope]
  return createHmac('sha256', world.tokens.key)
    .update(JSON.stringify([kind, scope, what]))
    .digest('base64url')
}

async function count(
  context: Context,
  tx: Transaction,
  kind: AttemptKind,
  scope: Scope,
  subject: string,
): Promise<boolean> {
  const { world } = context
  const limit = ATTEMPT_LIMITS[kind][scope]
  const key = keyOf(context, kind, scope, subject)
  // Whoever tries at the same moment waits for this row.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [before] = await tx.select().from(attemptCount).where(eq(attemptCount.key, key))
  const now = counted(before, limit, world.clock())
  await tx
    .insert(attemptCount)
    .values({ key, ...now })
    .onConflictDoUpdate({ target: attemptCount.key, set: now })
  return now.count <= limit.most
}

/** Counts one more try and refuses it when there were too many: the same for accounts that exist and those that do not. */
export async function limitAttempts(context: Context, kind: AttemptKind, subject: string): Promise<void> {
  const { world } = context
  if (world.config.RATE_LIMIT === 0) return
  const allowed = await world.db.transaction(async tx => {
    const address = await count(context, tx, kind, 'address', subject)
    const pair = await count(context, tx, kind, 'pair', subject)
    return (await count(context, tx, kind, 'account', subject)) && pair && address
  })
  if (!allowed) refuse('tooManyRequests')
}

/** After a success the earlier tries of this account from this address were their owner's. */
export async function forgiveAttempts(context: Context, kind: AttemptKind, subject: string): Promise<void> {
  await context.world.db.delete(attemptCount).where(eq(attemptCount.key, keyOf(context, kind, 'pair', subject)))
}
