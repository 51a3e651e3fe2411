import { USER_TYPE } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { checkClientId } from '../account/index.ts'

interface Asked {
  clientId: string
  userType: number
}

/**
 * Does this shop take registrations, from this page, of such users? Only users of the web shop can register (Spec 1
 * §6).
 */
export function checkRegistrationIsOpen({ world }: Context, { clientId, userType }: Asked): void {
  checkClientId(world, clientId)
  if (!world.client.config.modules.login.register) refuse('registrationClosed')
  if (userType !== USER_TYPE.WebShop) refuse('invalidUserType', 'userType')
}
