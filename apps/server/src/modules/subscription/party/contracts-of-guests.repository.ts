import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { application, contract, issuedTicket, mandate, party } from '../../../db/schema/index.ts'
import type { ContractsOfGuests } from '../../../ports/subscription/contracts-of-guests.ts'
import { isOfProvenAddress } from './own-application.queries.ts'

/**
 * Subscriptions that people have ordered or applied for themselves, with an address whose owner has followed a link of
 * its mails. What an organisation has ordered for its people is looked at where the organisation says.
 */
const confirmedWith = (clientId: string, emailKey: string): SQL => sql`
  select ${contract.id} from ${application} join ${contract} on ${contract.id} = ${application.contractId}
  where ${application.clientId} = ${clientId} and lower(${application.email}) = ${emailKey} and ${isOfProvenAddress}`

/**
 * Whoever concluded contracts as a guest takes part in them by the account whose owner has shown that the address is
 * theirs: what they owe, their mandate and their passes come along. Nobody loses an account's contracts.
 */
async function toAccount(tx: Transaction, emailKey: string, { clientId, accountId }: OwnAccount): Promise<void> {
  const { subscriberId } = contract
  const moved = await tx
    .update(party)
    .set({ accountId })
    .where(
      and(
        eq(party.clientId, clientId),
        isNull(party.accountId),
        sql`${party.id} in (select ${subscriberId} from ${contract}
          where ${contract.id} in (${confirmedWith(clientId, emailKey)}))`,
      ),
    )
    .returning({ id: party.id })
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  await tx
    .update(mandate)
    .set({ accountId })
    .where(and(inArray(mandate.partyId, ids), isNull(mandate.accountId)))
  const concluded = tx.select({ id: contract.id }).from(contract).where(inArray(subscriberId, ids))
  await tx
    .update(issuedTicket)
    .set({ ownerId: accountId })
    .where(and(inArray(issuedTicket.contractId, concluded), isNull(issuedTicket.ownerId)))
}

export const contractsOfGuests: ContractsOfGuests = { toAccount }
