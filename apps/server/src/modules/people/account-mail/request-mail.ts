import { emailKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { limitTries } from '../../run/limits/index.ts'
import { insertMailRequest } from './mail-request.repository.ts'

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
  const { world, language } = context
  await limitTries(context, 'mail', emailKey(email))
  const requestId = world.newId()
  const requestedOn = world.clock()
  await world.db.transaction(async tx => {
    const clientId = clientIdOf(world)
    await insertMailRequest(tx, { id: requestId, clientId, purpose, email, language, originUrl, requestedOn })
    await world.jobs.send(tx, 'answerMailRequest', { clientId, requestId })
  })
}
