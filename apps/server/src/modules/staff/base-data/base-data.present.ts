import type { ConfirmableBaseData } from '@billett/contract'
import { maskedEmail, maskedText } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName, trafficLight } from '../listing/index.ts'
import type { ConfirmableUser } from './base-data.queries.ts'

/** `isFull`: with names and addresses, for who may see them. */
export function presentBaseData(
  world: Pick<World, 'clients'>,
  { account, score, address }: ConfirmableUser,
  isFull: boolean,
): ConfirmableBaseData {
  const shown = (text = '') => (isFull ? text : maskedText(text))
  const { id, clientId, email, confirmedOn, firstName, lastName } = account
  return {
    id,
    confirmed: confirmedOn !== null,
    email: email === null || isFull ? email : maskedEmail(email),
    clientId,
    client: clientName(world, clientId),
    firstName: shown(firstName),
    lastName: shown(lastName),
    street: shown(address?.street),
    houseNumber: shown(address?.houseNumber),
    postCode: shown(address?.postCode),
    city: shown(address?.city),
    additional: shown(address?.additional),
    country: address?.country ?? null,
    isLocked: !isFull,
    boniversumVerificationPerformed: score !== null,
    boniversumTrafficLightScore: trafficLight(score),
  }
}
