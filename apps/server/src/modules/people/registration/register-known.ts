import { businessDateOf, checkAge, emailKey, type Gender, type PostalAddress, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted } from '../../../call/refused.ts'
import { limitTries } from '../../run/limits/index.ts'
import { checkNewPassword } from '../password/index.ts'
import { newRegistration, type Registration, storeRegistration } from './new-account.ts'
import { acceptableAddress } from './offered-address.ts'
import { checkRegistrationIsOpen } from './registration-is-open.ts'
import { registrationSecret } from './registration-secret.ts'

/** What a purchase or a contract says of whoever concluded it. */
interface Known extends Partial<Pick<Registration, 'title' | 'phone'>> {
  email: string
  salutation: Gender
  firstName: string
  lastName: string
  birthDate: string | null
  address: PostalAddress | null
}

/**
 * Registers somebody who is known already and adds only a password. Like any registration it says nothing of whether
 * the address has an account, and becomes one by a click in a mail to this address.
 */
export async function registerKnown(
  context: Context,
  { address, ...known }: Known,
  { password, originUrl }: Pick<Registration, 'originUrl'> & { password: string },
): Promise<void> {
  const { world, language } = context
  checkRegistrationIsOpen(context, { clientId: clientIdOf(world), userType: USER_TYPE.WebShop })
  const { email, birthDate } = known
  if (birthDate) accepted<object>(checkAge(birthDate, businessDateOf(world.clock()), world.client.config.settings))
  checkNewPassword(world, password, known, 'password')
  const addresses = address ? await acceptableAddress(world, address) : []
  await limitTries(context, 'mail', emailKey(email))
  const secret = await registrationSecret(world, email, password)
  await world.db.transaction(tx =>
    storeRegistration(world, tx, newRegistration({ ...known, ...secret, language, originUrl, addresses })),
  )
}
