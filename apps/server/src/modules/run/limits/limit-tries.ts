import { createHmac } from 'node:crypto'
import { counted, TRY_LIMITS, type TryKind } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { networkOf } from '../../../call/network-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { dropCount, lockCount, saveCount } from './try-count.repository.ts'

type CountedBy = keyof (typeof TRY_LIMITS)[TryKind]

/** Neither account nor address can be read from it, and without our key not be guessed either. */
const keyOf = ({ world, caller }: Context, kind: TryKind, by: CountedBy, subject: string): string => {
  const from = networkOf(caller)
  const what = { pair: [subject, from], account: [subject], address: [from] }[by]
  return createHmac('sha256', world.tokens.key)
    .update(JSON.stringify([kind, by, what]))
    .digest('base64url')
}

async function count(
  context: Context,
  tx: Transaction,
  kind: TryKind,
  by: CountedBy,
  subject: string,
): Promise<boolean> {
  const limit = TRY_LIMITS[kind][by]
  const key = keyOf(context, kind, by, subject)
  const now = counted(await lockCount(tx, key), limit, context.world.clock())
  await saveCount(tx, key, now)
  return now.count <= limit.most
}

/**
 * Counts one more try, and tells whether it is still allowed: the same for accounts that exist and those that do not.
 */
export async function mayTry(context: Context, tx: Transaction, kind: TryKind, subject: string): Promise<boolean> {
  if (!context.world.countsTries) return true
  // Always in this order, so that two transactions never wait for each other.
  const address = await count(context, tx, kind, 'address', subject)
  const pair = await count(context, tx, kind, 'pair', subject)
  return (await count(context, tx, kind, 'account', subject)) && pair && address
}

/** Counts one more try and refuses it when there were too many. */
export async function limitTries(context: Context, kind: TryKind, subject: string): Promise<void> {
  const allowed = await context.world.db.transaction(tx => mayTry(context, tx, kind, subject))
  if (!allowed) refuse('tooManyRequests')
}

/** After a success the earlier tries of this account from this address were their owner's. */
export async function forgiveTries(context: Context, kind: TryKind, subject: string): Promise<void> {
  await dropCount(context.world.db, keyOf(context, kind, 'pair', subject))
}
