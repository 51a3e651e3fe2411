import type { AccountOfSubscriber } from '@billett/contract'
import { isContract, isFinalApplication } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { isWithoutAccount } from '../../../../call/visitor/visitor.ts'
import { registerKnown } from '../../../people/registration/index.ts'
import { personOf } from '../../party/index.ts'
import { applicationState } from '../application.repository.ts'
import { linkedOrder } from './linked-order.ts'

/**
 * A guest who has confirmed an order becomes a customer with a password; the contract knows the rest. Only the mail's
 * secret opens this, and it reads nothing of accounts: whoever has one already learns it by the mail alone. The
 * contract comes along once the address is confirmed anew.
 */
export async function accountOfSubscriber(context: Context, given: AccountOfSubscriber): Promise<void> {
  const { world, visitor } = context
  const { password, originUrl } = given
  const { state, ordered } = await world.db.transaction(tx => linkedOrder(world, tx, given))
  const { application, contract } = ordered
  const stands = applicationState(contract.state)
  const isConfirmed = state === 'used' && stands !== 'New'
  const isRefused = isFinalApplication(stands) && !isContract(stands)
  if (!isWithoutAccount(visitor) || !isConfirmed || isRefused) return refuse('accountCreationFailed')
  const person = (await personOf(world.db, contract.subscriberId)) ?? refuse('accountCreationFailed')
  const { salutation, title, firstName, lastName, birthDate, phone } = person
  // Where somebody lives in secret stands in no record that screens show without asking.
  const address = person.isAddressSecret ? null : person.address
  const known = { salutation, title, firstName, lastName, phone, address, birthDate: birthDate || null }
  await registerKnown(context, { ...known, email: application.email }, { password, originUrl })
}
