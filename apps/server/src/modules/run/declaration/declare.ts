import { emailKey, type Instant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { networkOf } from '../../../call/visitor/network-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { mayTry } from '../limits/index.ts'
import { tellUnmailed } from './tell-unmailed.ts'

interface Declaration {
  /** Whose mail box the receipt goes to; null where only the company is written to. */
  recipient: string | null
  /** Stores what was declared. */
  store: (tx: Transaction, row: { id: string; clientId: string; receivedOn: Instant }) => Promise<unknown>
  /** Queues its mail. */
  confirm: (tx: Transaction, row: { id: string; clientId: string }) => Promise<unknown>
}

/** Counts its mails: by whom they go to, else like everything that is written to the company. */
const mayMail = (context: Context, tx: Transaction, recipient: string | null): Promise<boolean> =>
  recipient === null
    ? mayTry(context, tx, 'feedback', networkOf(context.caller))
    : mayTry(context, tx, 'declaration', emailKey(recipient))

/**
 * Stores what anybody declares without signing in, as it was declared, and has it confirmed. Returns when it was
 * received; whether a mail goes out is not told.
 */
export async function declare(context: Context, { recipient, store, confirm }: Declaration): Promise<Instant> {
  const { world } = context
  const id = world.newId()
  const clientId = clientIdOf(world)
  const receivedOn = world.clock()
  const mailed = await world.db.transaction(async tx => {
    await store(tx, { id, clientId, receivedOn })
    const may = await mayMail(context, tx, recipient)
    if (may) await confirm(tx, { id, clientId })
    return may
  })
  if (!mailed) await tellUnmailed(world, id)
  return receivedOn
}
