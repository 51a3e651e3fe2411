import { createHmac } from 'node:crypto'
import { addMinutes } from '@billett/domain'
import { lt, sql } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import type { Transaction } from '../../db/database.ts'
import { mailAllowance } from '../../db/schema/index.ts'

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
  await tx.delete(mailAllowance).where(lt(mailAllowance.since, open))
  const count = async (kind: keyof typeof MOST, address: string): Promise<boolean> => {
    const [row] = await tx
      .insert(mailAllowance)
      .values({ key: fingerprint(context, kind, address), since: now, mails: 1 })
      .onConflictDoUpdate({ target: mailAllowance.key, set: { mails: sql`${mailAllowance.mails} + 1` } })
      .returning({ mails: mailAllowance.mails })
    return (row?.mails ?? 0) <= MOST[kind]
  }
  // Always in this order, so that two transactions never wait for each other.
  const byRecipient = await count('recipient', recipient)
  const byCaller = await count('caller', context.caller)
  return byRecipient && byCaller
}
