import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { forgiveTries, limitTries } from '../../run/limits/index.ts'
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
  await limitTries(context, 'login', account.id)
  if (!(await context.world.passwords.verify(account.passwordHash, password))) refuse('passwordWrong', field)
  await forgiveTries(context, 'login', account.id)
}
