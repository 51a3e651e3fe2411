import type { StaffUser } from '@billett/contract'
import { maskedEmail, maskedText } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName, trafficLight } from '../listing/index.ts'
import type { ListedUser } from './listed-users.queries.ts'

/** An account as lists show it; `isFull`: with its owner's details. */
export function presentUser(world: Pick<World, 'clients'>, { account, score }: ListedUser, isFull: boolean): StaffUser {
  const shown = isFull ? (text: string) => text : maskedText
  const { email } = account
  return {
    userId: account.id,
    clientId: account.clientId,
    client: clientName(world, account.clientId),
    userType: account.userType,
    state: account.state,
    active: account.state === 'active',
    email: email === null || isFull ? email : maskedEmail(email),
    firstName: shown(account.firstName),
    lastName: shown(account.lastName),
    isMasked: !isFull,
    customerNumber: account.customerNumber,
    registeredOn: account.registeredOn,
    confirmed: account.confirmedOn !== null,
    boniversumTrafficLightScore: trafficLight(score),
  }
}
