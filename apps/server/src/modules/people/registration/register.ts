import type { Register } from '@billett/contract'
import { businessDateOf, checkAge, emailKey, GENDER, isTitle } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { limitTries } from '../../run/limits/index.ts'
import { checkNewPassword } from '../password/index.ts'
import { checkAddresses, checkedDynamicInfos } from '../profile/index.ts'
import { newRegistration, storeRegistration } from './new-account.ts'
import { checkRegistrationIsOpen } from './registration-is-open.ts'
import { registrationSecret } from './registration-secret.ts'

/** Registers a new customer, who gets a mail to activate the account. */
export async function register(context: Context, body: Register): Promise<void> {
  const { world, language } = context
  checkRegistrationIsOpen(context, body)
  const dynamicInfos = checkPerson(context, body)
  await checkAddresses(world, { address: body.address, deviatingAddress: body.deviatingAddress })
  await limitTries(context, 'mail', emailKey(body.email))
  const secret = await registrationSecret(world, body.email, body.password)
  const { email, userType, firstName, lastName, birthDate, originUrl, address, deviatingAddress } = body
  await world.db.transaction(tx =>
    storeRegistration(
      world,
      tx,
      newRegistration({
        userType,
        email,
        ...secret,
        language,
        originUrl,
        salutation: body.salutation ?? GENDER.Unknown,
        title: body.title ?? '',
        firstName,
        lastName,
        birthDate,
        phone: body.phone ?? '',
        dynamicInfos,
        addresses: deviatingAddress ? [address, deviatingAddress] : [address],
        newsletter: body.newsletter ?? false,
      }),
    ),
  )
}

/** What a client asks of those who register (Spec 1 §5). */
function checkPerson(context: Context, body: Register): ReturnType<typeof checkedDynamicInfos> {
  const { world } = context
  const { settings } = world.client.config
  if (settings.register.salutation.isRequired && body.salutation === undefined) refuse('required', 'salutation')
  if (!isTitle(body.title ?? '', body.address.country)) refuse('titleNotAvailable', 'title')
  accepted<object>(checkAge(body.birthDate, businessDateOf(world.clock()), settings))
  if (body.deviatingAddress && !body.addressConfirmed) refuse('addressNotConfirmed', 'addressConfirmed')
  checkNewPassword(world, body.password, body, 'password')
  return checkedDynamicInfos(context, body.dynamicInfos)
}
