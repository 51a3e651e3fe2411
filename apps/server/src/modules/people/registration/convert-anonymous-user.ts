import type { convertAnonymousUser as convertCall, InputOf } from '@billett/contract'
import { businessDateOf, checkAge, emailKey, GENDER, isOpen, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { limitTries } from '../../run/limits/index.ts'
import { ownerOf, readOrder } from '../../ticket/order/index.ts'
import { checkNewPassword } from '../password/index.ts'
import { newRegistration, storeRegistration } from './new-account.ts'
import { acceptableAddress } from './offered-address.ts'
import { checkRegistrationIsOpen } from './registration-is-open.ts'
import { registrationSecret } from './registration-secret.ts'

/** A guest who has bought becomes a customer with a password and a click in a mail; the order knows the rest. */
export async function convertAnonymousUser(context: Context, body: InputOf<typeof convertCall>['body']): Promise<void> {
  const { world, visitor, language } = context
  const { orderId, password, birthDate, originUrl } = body
  checkRegistrationIsOpen(context, { clientId: clientIdOf(world), userType: USER_TYPE.WebShop })
  const { buyer, state } = await readOrder(world.db, orderId, ownerOf(context))
  if (visitor.kind !== 'guest' || buyer === null || isOpen(state)) return refuse('accountCreationFailed', 'orderId')
  if (birthDate) accepted<object>(checkAge(birthDate, businessDateOf(world.clock()), world.client.config.settings))
  const firstName = buyer.firstName ?? body.firstName ?? refuse('required', 'firstName')
  const lastName = buyer.lastName ?? body.lastName ?? refuse('required', 'lastName')
  checkNewPassword(world, password, { ...buyer, firstName, lastName }, 'password')
  const addresses = buyer.address ? await acceptableAddress(world, buyer.address) : []
  await limitTries(context, 'mail', emailKey(buyer.email))

  const secret = await registrationSecret(world, buyer.email, password)
  await world.db.transaction(tx =>
    storeRegistration(
      world,
      tx,
      newRegistration({
        email: buyer.email,
        ...secret,
        language,
        originUrl,
        salutation: buyer.salutation ?? GENDER.Unknown,
        firstName,
        lastName,
        birthDate: birthDate ?? null,
        addresses,
      }),
    ),
  )
}
