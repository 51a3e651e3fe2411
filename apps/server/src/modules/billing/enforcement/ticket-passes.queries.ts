import { isNamedOn, isVoid, type KnownPass } from '@billett/domain'
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { issuedTicket, order as orders } from '../../../db/schema/index.ts'
import type { StoredCase } from '../../ticket/enforcement-case/index.ts'

type Asked = Pick<StoredCase, 'clientId' | 'checkedOn' | 'firstName' | 'lastName' | 'birthDate'>

/**
 * Tickets and passes on a phone that name who was checked and cover that minute. Of rides only what was validated can
 * be travelled on.
 */
export async function ticketPasses(
  db: Statements,
  { clientId, checkedOn, firstName, lastName, birthDate }: Asked,
): Promise<KnownPass[]> {
  if (firstName === null || lastName === null || birthDate === null) return []
  const rows = await db
    .select({
      content: issuedTicket.content,
      issuedOn: issuedTicket.issuedOn,
      validFrom: issuedTicket.validFrom,
      validTo: issuedTicket.validTo,
      state: issuedTicket.state,
      cancelledOn: issuedTicket.cancelledOn,
    })
    .from(issuedTicket)
    .leftJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(
      and(
        sql`lower(${issuedTicket.content} #>> '{passenger,lastName}') = lower(${lastName.trim()})`,
        gt(issuedTicket.validTo, checkedOn),
        lte(issuedTicket.validFrom, checkedOn),
        ne(issuedTicket.state, 'toValidate'),
        // A multi-ride ticket that was used up: its rides stand for themselves.
        or(eq(issuedTicket.rides, 1), sql`${issuedTicket.parentId} is not null`),
        or(eq(issuedTicket.clientId, clientId), and(isNull(issuedTicket.clientId), eq(orders.clientId, clientId))),
      ),
    )
  return rows
    .filter(({ content }) => isNamedOn(content.passenger, { firstName, lastName, birthDate }))
    .map(({ issuedOn, validFrom, validTo, state, cancelledOn }) => ({
      issuedOn,
      validFrom,
      validTo,
      // Ended before its moment was kept: it is not known to have been good.
      blockedOn: isVoid(state) ? (cancelledOn ?? issuedOn) : null,
    }))
}
