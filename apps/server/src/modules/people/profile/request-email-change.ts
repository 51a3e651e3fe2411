import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Account } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { makeCode } from '../code/index.ts'

/**
 * A mail to the new address asks for its confirmation, one to the old says what was asked. Whether the new one is
 * somebody's shows only there.
 */
export async function requestEmailChange(
  { world }: Context,
  tx: Transaction,
  { id: accountId, language }: Account,
  email: string,
  originUrl = '',
): Promise<void> {
  const codeId = await makeCode(world, tx, { accountId, purpose: 'emailChange', email })
  await queueMail(world, tx, 'emailChange', { accountId, language, codeId, originUrl })
  await queueMail(world, tx, 'emailChangeAsked', { accountId, language, codeId, originUrl })
}
