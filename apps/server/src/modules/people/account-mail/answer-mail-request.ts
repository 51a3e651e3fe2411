import { emailKey } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { confirmedWithEmail, pendingWithEmail } from '../account/index.ts'
import { makeCode } from '../code/index.ts'
import { dropMailRequest, lockMailRequest, type MailRequest } from './mail-request.repository.ts'
import { queueMail } from './queue-mail.ts'

/**
 * Has the mail sent that somebody asked for, where there is an account to send it for. Then the request is forgotten.
 */
export async function answerMailRequest(world: World, requestId: string): Promise<void> {
  await world.db.transaction(async tx => {
    const request = await lockMailRequest(tx, requestId)
    if (!request) return
    await answer(world, tx, request)
    await dropMailRequest(tx, requestId)
  })
}

async function answer(world: World, tx: Transaction, request: MailRequest): Promise<void> {
  const { clientId, language, originUrl, purpose } = request
  const key = emailKey(request.email)
  const confirmed = await confirmedWithEmail(tx, clientId, key)
  for (const { id: accountId, state } of confirmed) {
    if (state !== 'active') continue
    if (purpose === 'manyTries') await queueMail(world, tx, 'manyTries', { accountId, language, originUrl })
    if (purpose !== 'passwordReset') continue
    const codeId = await makeCode(world, tx, { accountId, purpose })
    await queueMail(world, tx, 'passwordReset', { accountId, language, codeId, originUrl })
  }
  if (confirmed.length > 0 || purpose === 'manyTries') return
  // A password cannot be reset before the account is activated; the mail that does that is what is missing.
  const pending = await pendingWithEmail(tx, clientId, key)
  if (!pending) return
  const codeId = await makeCode(world, tx, { accountId: pending.id, purpose: 'activation' })
  await queueMail(world, tx, 'activation', { accountId: pending.id, language, codeId, originUrl })
}
