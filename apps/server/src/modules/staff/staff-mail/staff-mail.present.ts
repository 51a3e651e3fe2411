import type { StaffMail } from '@billett/contract'
import { maskedEmail } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName } from '../listing/index.ts'
import type { ListedMail } from './listed-mails.queries.ts'

/** A mail as staff read it; `isFull`: with the address it went to. */
export const presentMail = (world: Pick<World, 'clients'>, row: ListedMail, isFull: boolean): StaffMail => {
  const { id, email, clientId, ...told } = row
  return {
    ...told,
    guid: id,
    clientId,
    client: clientName(world, clientId),
    email: isFull ? email : maskedEmail(email),
    isMasked: !isFull,
  }
}
