import { createHmac } from 'node:crypto'
import { addMinutes } from '@billett/domain'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { networkOf } from '../../call/network-of.ts'
import type { Transaction } from '../../db/database.ts'
import { mailAllowance } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

/** Minutes. */
const WINDOW = 60

/** Mails in that time to one recipient, and caused by one caller; behind one address there may be a whole company. */
const MOST = { recipient: 3, caller: 20 }

/** Addresses are not kept: only whether it is the same one as before. */
const fingerprint = ({ world }: Context, kind: string, address: string): string =>
  createHmac('sha256', world.tokens.key).update(`mail allowance ${kind} ${address.trim().toLowerCase()}`).digest('hex')

/** Whether one more mail may go out that anybody can cause, without signing in, to an address they only say is theirs. Counts it. */
export async function mayMail(context: Context, tx: Transaction, recipient: string): Promise<boolean> {
  const now = context.world.clock()
  const open = addMinutes(now, -WINDOW)
  const isOver = sql`${mailAllowance.since} < ${open}`
  const count = async (kind: keyof typeof MOST, address: string): Promise<boolean> => {
    const [row] = await tx
      .insert(mailAllowance)
      .values({ key: fingerprint(context, kind, address), since: now, mails: 1 })
      .onConflictDoUpdate({
        target: mailAllowance.key,
        set: {
          since: sql`case when ${isOver} then ${now} else ${mailAllowance.since} end`,
          mails: sql`case when ${isOver} then 1 else ${mailAllowance.mails} + 1 end`,
        },
      })
      .returning({ mails: mailAllowance.mails })
    return (row?.mails ?? 0) <= MOST[kind]
  }
  // Always in this order, so that two transactions never wait for each other.
  const byRecipient = await count('recipient', recipient)
  const byCaller = await count('caller', networkOf(context.caller))
  return byRecipient && byCaller
}

/** Forgets whom nobody counts any more. What a declaration holds just now waits for the next round. */
export async function tidyMailAllowance({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const over = db
    .select({ key: mailAllowance.key })
    .from(mailAllowance)
    .where(lt(mailAllowance.since, addMinutes(clock(), -WINDOW)))
    .for('update', { skipLocked: true })
  await db.delete(mailAllowance).where(inArray(mailAllowance.key, over))
}
