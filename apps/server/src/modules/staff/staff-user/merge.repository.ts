import { awaitsPayment, ORDER_STATES } from '@billett/domain'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  contract,
  feedback,
  issuedTicket,
  mandate,
  order as orders,
  party,
  uploadedFile,
  userAddress,
  userDocument,
  userNote,
} from '../../../db/schema/index.ts'

/** Two accounts of one client: what the first has goes to the second. */
interface Merge {
  from: string
  into: string
}

const UNPAID = ORDER_STATES.filter(awaitsPayment)

/** Orders of an account whose payment is under way. */
export async function unpaidOrdersOf(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, accountId), inArray(orders.state, UNPAID)))
  return row?.open ?? 0
}

/** Whether an account's owner takes part in contracts, as whoever. */
export async function isParty(tx: Transaction, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: party.id }).from(party).where(eq(party.accountId, accountId)).limit(1)
  return rows.length > 0
}

/** In how many contracts they subscribe or travel. */
async function contractsOf(db: Statements, accountId: string): Promise<number> {
  const own = sql`(select ${party.id} from ${party} where ${party.accountId} = ${accountId})`
  const [row] = await db
    .select({ all: count() })
    .from(contract)
    .where(sql`${contract.subscriberId} in ${own} or ${contract.holderId} in ${own}`)
  return row?.all ?? 0
}

/** Addresses that the other has as well are not there twice; none is the main one, which stays whose it was. */
async function moveAddresses(tx: Transaction, { from, into }: Merge): Promise<number> {
  const { rows } = await tx.execute(sql`update user_address as moved
    set account_id = ${into}, is_main = false,
      position = moved.position + 1 + (select coalesce(max(position), -1) from user_address where account_id = ${into})
    where account_id = ${from} and not exists (select 1 from user_address as same where same.account_id = ${into}
      and (same.street, same.house_number, same.post_code, same.city, same.country)
        = (moved.street, moved.house_number, moved.post_code, moved.city, moved.country))
    returning moved.id`)
  const isMain = await tx
    .select({ id: userAddress.id })
    .from(userAddress)
    .where(and(eq(userAddress.accountId, into), eq(userAddress.isMain, true)))
  const [first] = rows
  // Whoever had none has one now.
  if (isMain.length === 0 && typeof first?.id === 'string')
    await tx.update(userAddress).set({ isMain: true }).where(eq(userAddress.id, first.id))
  return rows.length
}

/** Moves what is the person's and not the account's, and says how much of it there was. */
export async function moveBelongings(tx: Transaction, { from, into }: Merge) {
  const moved = { contracts: await contractsOf(tx, from) }
  const ordered = await tx
    .update(orders)
    .set({ ownerId: into })
    .where(eq(orders.ownerId, from))
    .returning({ id: orders.id })
  await tx.update(issuedTicket).set({ ownerId: into }).where(eq(issuedTicket.ownerId, from))
  await tx.update(userNote).set({ accountId: into }).where(eq(userNote.accountId, from))
  await tx.update(uploadedFile).set({ ownerId: into }).where(eq(uploadedFile.ownerId, from))
  await tx.update(party).set({ accountId: into }).where(eq(party.accountId, from))
  const mandates = await tx
    .update(mandate)
    .set({ accountId: into })
    .where(eq(mandate.accountId, from))
    .returning({ id: mandate.id })
  const documents = await tx
    .update(userDocument)
    .set({ accountId: into })
    .where(eq(userDocument.accountId, from))
    .returning({ id: userDocument.id })
  await tx.update(feedback).set({ accountId: into }).where(eq(feedback.accountId, from))
  return {
    ...moved,
    orders: ordered.length,
    mandates: mandates.length,
    documents: documents.length,
    addresses: await moveAddresses(tx, { from, into }),
  }
}
