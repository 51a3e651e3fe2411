import { emailKey } from '@billett/domain'
import { clientIdOf } from '../../call/client-id-of.ts'
import type { Context } from '../../call/context.ts'
import { accountMailRequest } from '../../db/schema/index.ts'
import { limitAttempts } from '../attempt/index.ts'

interface Asked {
  email: string
  originUrl: string
}

/** Somebody wants a mail. What becomes of it a job finds out: here nothing depends on whether the address has an account. */
export async function requestMail(
  context: Context,
  purpose: 'activation' | 'passwordReset',
  { email, originUrl }: Asked,
): Promise<void> {
  const { world, language } = context
  await limitAttempts(context, 'mail', emailKey(email))
  const requestId = world.newId()
  const requestedOn = world.clock()
  await world.db.transaction(async tx => {
    const request = { id: requestId, clientId: clientIdOf(world), purpose, email, language, originUrl, requestedOn }
    await tx.insert(accountMailRequest).values(request)
    await world.jobs.send(tx, 'answerMailRequest', { requestId })
  })
}
