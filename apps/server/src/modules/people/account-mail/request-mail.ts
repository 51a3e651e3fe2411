import { emailKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { limitTries, mayTry } from '../../run/limits/index.ts'
import { insertMailRequest, type MailRequest } from './mail-request.repository.ts'

interface Asked {
  email: string
  originUrl: string
}

/**
 * Somebody wants a mail. What becomes of it a job finds out: here nothing depends on whether the address has an
 * account.
 */
export async function requestMail(
  context: Context,
  purpose: 'activation' | 'passwordReset',
  { email, originUrl }: Asked,
): Promise<void> {
  await limitTries(context, 'mail', emailKey(email), tx => warnOwner(context, tx, email))
  await context.world.db.transaction(tx => storeRequest(context, tx, purpose, { email, originUrl }))
}

/** Has the owner of an address told that many tries were refused, once a day; nobody, where there is no account. */
export async function warnOwner(context: Context, tx: Transaction, email: string): Promise<void> {
  if (await mayTry(context, tx, 'warning', emailKey(email)))
    await storeRequest(context, tx, 'manyTries', { email, originUrl: '' })
}

async function storeRequest(
  { world, language }: Context,
  tx: Transaction,
  purpose: MailRequest['purpose'],
  { email, originUrl }: Asked,
): Promise<void> {
  const requestId = world.newId()
  const clientId = clientIdOf(world)
  const requestedOn = world.clock()
  await insertMailRequest(tx, { id: requestId, clientId, purpose, email, language, originUrl, requestedOn })
  await world.jobs.send(tx, 'answerMailRequest', { clientId, requestId })
}
