import { checkDynamicInfos, type DynamicInfoAnswer, USER_TYPE } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { accepted, refuse } from '../../call/refused.ts'
import { checkClientId } from './checked-client.ts'

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

/** The answers to the client's own questions, complete and of the right kind. */
export const checkedDynamicInfos = (
  { world }: Context,
  answers: readonly DynamicInfoAnswer[] = [],
): DynamicInfoAnswer[] =>
  accepted(checkDynamicInfos(world.client.config.settings.dynamicInfoSchemes ?? [], answers)).answers
