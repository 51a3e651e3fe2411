import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { forgiveAttempts, limitAttempts } from '../../run/limits/index.ts'
import type { Account } from '../account/index.ts'

/**
 * Whoever holds a device does not hold the account: what could take it away from its owner asks for the password again.
 */
export async function checkOwnPassword(
  context: Context,
  account: Account,
  password: string,
  field: string,
): Promise<void> {
  await limitAttempts(context, 'login', account.id)
  if (!(await context.world.passwords.verify(account.passwordHash, password))) refuse('passwordWrong', field)
  await forgiveAttempts(context, 'login', account.id)
}
