import type { StaffOrder } from '@billett/contract'
import { type Language, maskedEmail } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName } from '../listing/index.ts'
import type { ListedOrder } from './listed-orders.queries.ts'

/** A row of the list; lists show nobody's address, files where `isFull`. */
export const presentListed = (
  world: Pick<World, 'clients'>,
  { createdOn, email, methodId, methodLabel, totalCents, ownerId, ticketNames, ...row }: ListedOrder,
  language: Language,
  isFull = false,
): StaffOrder => ({
  ...row,
  date: createdOn,
  client: clientName(world, row.clientId),
  email: email === null || isFull ? email : maskedEmail(email),
  isMasked: !isFull,
  paymentMethod: methodLabel,
  paymentType: methodId,
  amountInCent: totalCents,
  userId: ownerId,
  ticketNames: ticketNames.map(name => name[language]),
})
