import type { RegisterToken } from '@billett/contract'
import { checkExistingCustomer, emailKey } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { limitTries } from '../../run/limits/index.ts'
import { checkNewPassword } from '../password/index.ts'
import { checkedDynamicInfos } from '../profile/index.ts'
import { customerByCode, customerByNumber, type StoredCustomer } from './existing-customer.repository.ts'
import { newRegistration, storeRegistration } from './new-account.ts'
import { offeredAddress } from './offered-address.ts'
import { checkRegistrationIsOpen } from './registration-is-open.ts'
import { registrationSecret } from './registration-secret.ts'

/**
 * Registers a customer of the books, by the code of a letter or by number and birth date, as the client is configured.
 */
export async function registerExisting(context: Context, body: RegisterToken): Promise<void> {
  const { world, language } = context
  checkRegistrationIsOpen(context, body)
  await limitTries(context, 'code', body.customerNumber ?? body.activationToken ?? '')
  await limitTries(context, 'mail', emailKey(body.email))
  const customer = await claimed(context, body)
  checkNewPassword(world, body.password, { ...customer, email: body.email }, 'password')
  const dynamicInfos = checkedDynamicInfos(context, body.dynamicInfos)
  const secret = await registrationSecret(world, body.email, body.password)
  await world.db.transaction(tx =>
    storeRegistration(
      world,
      tx,
      newRegistration({
        email: body.email,
        ...secret,
        language,
        originUrl: body.originUrl,
        firstName: customer.firstName,
        lastName: customer.lastName,
        birthDate: customer.birthDate,
        customerNumber: customer.customerNumber,
        dynamicInfos,
        addresses: body.address ? [body.address] : customer.addresses.slice(0, 1).flatMap(offeredAddress),
        newsletter: body.newsletter ?? false,
      }),
    ),
  )
}

/** The customer somebody says to be, if they may. */
async function claimed({ world }: Context, body: RegisterToken): Promise<StoredCustomer> {
  const { existingCustomerCodeType: by } = world.client.config.settings.register
  const { activationToken, customerNumber, birthDate, address, addressConfirmed = false } = body
  if (by === 'Token' && activationToken === undefined) {
    if (customerNumber !== undefined) refuse('tokenRegistrationNotPossible', 'customerNumber')
    refuse('required', 'activationToken')
  }
  if (by === 'UserId' && customerNumber === undefined) {
    if (activationToken !== undefined) refuse('tokenRegistrationNotPossible', 'activationToken')
    refuse('required', 'customerNumber')
  }
  const customer =
    by === 'Token'
      ? await customerByCode(world, world.db, activationToken ?? '')
      : await customerByNumber(world, world.db, customerNumber ?? '')
  const facts = customer && { ...customer, isLinked: customer.accountId !== null }
  accepted<object>(checkExistingCustomer(facts, { by, birthDate, address, addressConfirmed }))
  return customer ?? refuse('userNotFound')
}
