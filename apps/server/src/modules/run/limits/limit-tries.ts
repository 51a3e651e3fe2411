import { createHmac } from 'node:crypto'
import { counted, TRY_LIMITS, type TryKind, type TryLimit, type TryLimits } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { networkOf } from '../../../call/visitor/network-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { dropCount, lockCount, saveCount } from './try-count.repository.ts'

type CountedBy = keyof TryLimits | 'device'

/** Neither account nor address can be read from it, and without our key not be guessed either. */
const keyOf = ({ world }: Context, kind: TryKind, by: CountedBy, what: readonly string[]): string =>
  createHmac('sha256', world.tokens.key)
    .update(JSON.stringify([kind, by, what]))
    .digest('base64url')

/** How many tries there were with this one. */
async function count(context: Context, tx: Transaction, key: string, limit: TryLimit): Promise<number> {
  const now = counted(await lockCount(tx, key), limit, context.world.clock())
  await saveCount(tx, key, now)
  return now.count
}

const pairKey = (context: Context, kind: TryKind, subject: string): string =>
  keyOf(context, kind, 'pair', [subject, networkOf(context.caller)])

/** What becomes of a try. `warns`: the first one too many for the account, of which its owner is to hear. */
interface Tried {
  allowed: boolean
  warns: boolean
}

async function tried(context: Context, tx: Transaction, kind: TryKind, subject: string): Promise<Tried> {
  if (!context.world.countsTries) return { allowed: true, warns: false }
  const limits: TryLimits = TRY_LIMITS[kind]
  const device = context.device.nameFor(subject)
  if (device !== undefined) {
    const key = keyOf(context, kind, 'device', [device, subject])
    return { allowed: (await count(context, tx, key, limits.pair)) <= limits.pair.most, warns: false }
  }
  // Always in this order, so that two transactions never wait for each other.
  const network = networkOf(context.caller)
  const ofAddress = await count(context, tx, keyOf(context, kind, 'address', [network]), limits.address)
  const ofPair = await count(context, tx, pairKey(context, kind, subject), limits.pair)
  const { first, account } = limits
  const isFirst = first !== undefined && ofPair <= first.tries
  const all = isFirst ? first : account
  const ofAll = await count(context, tx, keyOf(context, kind, isFirst ? 'first' : 'account', [subject]), all)
  return {
    allowed: ofAddress <= limits.address.most && ofPair <= limits.pair.most && ofAll <= all.most,
    warns: ofAll === all.most + 1,
  }
}

/**
 * Counts one more try, and tells whether it is still allowed: the same for accounts that exist and those that do not.
 */
export const mayTry = async (context: Context, tx: Transaction, kind: TryKind, subject: string): Promise<boolean> =>
  (await tried(context, tx, kind, subject)).allowed

/**
 * Counts one more try and refuses it when there were too many. `warn` is called once when strangers have used up what
 * an account has, whether or not it exists.
 */
export async function limitTries(
  context: Context,
  kind: TryKind,
  subject: string,
  warn: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const allowed = await context.world.db.transaction(async tx => {
    const now = await tried(context, tx, kind, subject)
    if (now.warns) await warn(tx)
    return now.allowed
  })
  if (!allowed) refuse('tooManyRequests')
}

/** After a success the earlier tries of this account from this address, and this browser, were their owner's. */
export async function forgiveTries(context: Context, kind: TryKind, subject: string): Promise<void> {
  const { world, device } = context
  const name = device.nameFor(subject)
  await dropCount(world.db, pairKey(context, kind, subject))
  if (name !== undefined) await dropCount(world.db, keyOf(context, kind, 'device', [name, subject]))
}
