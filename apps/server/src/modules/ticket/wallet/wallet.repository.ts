import type { Instant } from '@billett/domain'
import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { issuedTicket, order as orders, walletPass, walletRegistration } from '../../../db/schema/index.ts'
import type { IssuedTicket } from '../order/index.ts'

export type StoredPass = typeof walletPass.$inferSelect

/** What of a ticket a pass shows can change. */
const fingerprint = sql<string>`concat_ws('|', ${issuedTicket.state}, ${issuedTicket.ridesUsed}, ${issuedTicket.validFrom}, ${issuedTicket.validTo})`

interface Owner {
  clientId: string
  ownerId: string
}

/** The owner's issued ticket or ride; undefined for a stranger's as for none. */
export async function ownedTicket(
  db: Statements,
  ticketId: string,
  { clientId, ownerId }: Owner,
): Promise<IssuedTicket | undefined> {
  const [row] = await db
    .select({ issued: issuedTicket })
    .from(issuedTicket)
    .leftJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(
      and(
        eq(issuedTicket.id, ticketId),
        eq(sql`coalesce(${orders.ownerId}, ${issuedTicket.ownerId})`, ownerId),
        eq(sql`coalesce(${orders.clientId}, ${issuedTicket.clientId})`, clientId),
      ),
    )
  return row?.issued
}

/** The pass of a contract, for who was shown it; undefined where it is good no more. */
export async function shownPass(
  db: Statements,
  ticketId: string,
  { clientId }: Pick<Owner, 'clientId'>,
): Promise<IssuedTicket | undefined> {
  const isPass = and(eq(issuedTicket.clientId, clientId), isNotNull(issuedTicket.contractId))
  const isGood = eq(issuedTicket.state, 'issued')
  const [row] = await db
    .select()
    .from(issuedTicket)
    .where(and(eq(issuedTicket.id, ticketId), isPass, isGood))
  return row
}

/** For a wallet that has proved itself. */
export async function anyTicket(db: Statements, ticketId: string): Promise<IssuedTicket | undefined> {
  const [row] = await db.select().from(issuedTicket).where(eq(issuedTicket.id, ticketId))
  return row
}

export async function readPass(db: Statements, clientId: string, ticketId: string): Promise<StoredPass | undefined> {
  const [row] = await db
    .select()
    .from(walletPass)
    .where(and(eq(walletPass.clientId, clientId), eq(walletPass.ticketId, ticketId)))
  return row
}

/** The pass of a ticket, made where there is none: a ticket has one, however often it is put into a wallet. */
export async function keepPass(
  db: Statements,
  pass: Pick<StoredPass, 'ticketId' | 'clientId' | 'token'>,
  now: Instant,
): Promise<StoredPass> {
  const shown = db.select({ fingerprint }).from(issuedTicket).where(eq(issuedTicket.id, pass.ticketId))
  await db
    .insert(walletPass)
    .values({ ...pass, createdOn: now, changedOn: now, fingerprint: sql`(${shown})` })
    .onConflictDoNothing()
  const stored = await readPass(db, pass.clientId, pass.ticketId)
  if (!stored) throw new Error('a pass could not be stored')
  return stored
}

/**
 * HTTP says when a pass has changed in whole seconds: two changes are never of the same one, or the second would never
 * be fetched.
 */
const changedOn = (now: Instant) =>
  sql<Instant>`greatest(${now}::timestamptz, date_trunc('second', ${walletPass.changedOn}) + interval '1 second')`

/** Notices what has changed about the tickets of these passes since they were last looked at. */
export async function noticeChanges(db: Statements, which: SQL | undefined, now: Instant): Promise<void> {
  await db
    .update(walletPass)
    .set({ fingerprint, changedOn: changedOn(now) })
    .from(issuedTicket)
    .where(and(eq(issuedTicket.id, walletPass.ticketId), ne(walletPass.fingerprint, fingerprint), which))
}

export const ofTicket = (ticketId: string): SQL => eq(walletPass.ticketId, ticketId)

/** Those a device wants to hear of. */
export const ofDevice = (db: Statements, deviceId: string): SQL =>
  inArray(
    walletPass.ticketId,
    db
      .select({ ticketId: walletRegistration.ticketId })
      .from(walletRegistration)
      .where(eq(walletRegistration.deviceId, deviceId)),
  )

/** A device's passes that changed after a moment, all of them without one. */
export const changedPasses = (
  db: Statements,
  { clientId, deviceId, since }: { clientId: string; deviceId: string; since: Instant | undefined },
) =>
  db
    .select({ ticketId: walletPass.ticketId, changedOn: walletPass.changedOn })
    .from(walletPass)
    .where(
      and(
        eq(walletPass.clientId, clientId),
        ofDevice(db, deviceId),
        since === undefined ? undefined : gt(walletPass.changedOn, since),
      ),
    )
    .orderBy(walletPass.changedOn)

/** Devices that hold one pass; whoever has its file could name any number of them. */
const MOST_DEVICES = 20

/** `new`: the device held the pass not yet. */
export async function registerDevice(
  db: Statements,
  registration: typeof walletRegistration.$inferInsert,
): Promise<'new' | 'known' | 'tooMany'> {
  const { deviceId, ticketId, pushToken } = registration
  const others = and(eq(walletRegistration.ticketId, ticketId), ne(walletRegistration.deviceId, deviceId))
  if ((await db.$count(walletRegistration, others)) >= MOST_DEVICES) return 'tooMany'
  const inserted = await db
    .insert(walletRegistration)
    .values(registration)
    .onConflictDoNothing()
    .returning({ deviceId: walletRegistration.deviceId })
  if (inserted.length > 0) return 'new'
  await db
    .update(walletRegistration)
    .set({ pushToken })
    .where(and(eq(walletRegistration.deviceId, deviceId), eq(walletRegistration.ticketId, ticketId)))
  return 'known'
}

/** Notes that the pass may have been saved in Google's wallet. */
export async function noteGoogleLink(db: Statements, ticketId: string, now: Instant): Promise<void> {
  await db.update(walletPass).set({ googleLinkedOn: now }).where(eq(walletPass.ticketId, ticketId))
}

/** Those of these tickets, and of the rides taken from them, that somebody has put into a wallet. */
export const inWallets = (
  db: Statements,
  ticketIds: readonly string[],
): Promise<Pick<StoredPass, 'ticketId' | 'clientId'>[]> =>
  db
    .select({ ticketId: walletPass.ticketId, clientId: walletPass.clientId })
    .from(walletPass)
    .innerJoin(issuedTicket, eq(issuedTicket.id, walletPass.ticketId))
    .where(or(inArray(issuedTicket.id, ticketIds), inArray(issuedTicket.parentId, ticketIds)))

/** Where the devices that hold a pass are told that it has changed. */
export async function pushTokensOf(db: Statements, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pushToken: walletRegistration.pushToken })
    .from(walletRegistration)
    .where(eq(walletRegistration.ticketId, ticketId))
  return rows.map(({ pushToken }) => pushToken)
}

/** A device that is not there any more hears of none of its passes. */
export async function forgetPushToken(db: Statements, pushToken: string): Promise<void> {
  await db.delete(walletRegistration).where(eq(walletRegistration.pushToken, pushToken))
}

export async function unregisterDevice(db: Statements, deviceId: string, ticketId: string): Promise<void> {
  await db
    .delete(walletRegistration)
    .where(and(eq(walletRegistration.deviceId, deviceId), eq(walletRegistration.ticketId, ticketId)))
}
