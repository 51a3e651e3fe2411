import { RIGHTS, USER_TYPE } from '@billett/domain'
import { and, asc, eq, exists, max, ne, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { codeApp, passkey, staffAction, userAccount, userSession } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

const isStaff = sql`${userAccount.userType} & ${USER_TYPE.HGS} <> 0`

/** Whose staff somebody is, among these clients; undefined for others and for none. */
export async function clientOfStaff(
  tx: Statements,
  clientIds: readonly string[],
  userId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ clientId: userAccount.clientId })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.id, userId),
        sql`${userAccount.clientId} = any(${sql.param(clientIds)}::text[])`,
        isStaff,
        ne(userAccount.state, 'deleted'),
      ),
    )
  return row?.clientId
}

/** Rights of one client's staff change one after the other: two administrators could take it from each other. */
export async function lockRightsOf(tx: Transaction, clientId: string): Promise<void> {
  await holdName(tx, `rights ${clientId}`)
}

/** How many others administer a client and can sign in. */
export async function otherAdministrators(tx: Transaction, clientId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientId),
        eq(userAccount.state, 'active'),
        ne(userAccount.id, userId),
        isStaff,
        sql`${userAccount.rights} @> ${JSON.stringify([RIGHTS.IsAdministrator])}::jsonb`,
      ),
    )
  return row?.count ?? 0
}

/** Whether a colleague has this name or address already. */
export async function isNameTaken(
  tx: Transaction,
  clientId: string,
  { username, emailKey }: { username: string; emailKey: string },
): Promise<boolean> {
  const isSame = or(eq(userAccount.username, username), eq(userAccount.emailKey, emailKey))
  const [row] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.clientId, clientId), isStaff, ne(userAccount.state, 'deleted'), isSame))
    .limit(1)
  return row !== undefined
}

/** Who works at these companies, by last name. */
export function staffOf(db: Statements, clientIds: readonly string[], { limit, offset }: Window) {
  const { id: userId, clientId, username, firstName, lastName, email, state, rights } = userAccount
  const lastSeenOn = db
    .select({ on: max(userSession.seenOn) })
    .from(userSession)
    .where(and(eq(userSession.accountId, userId), sql`${userSession.takeOver} is null`))
  const apps = db
    .select({ one: sql`1` })
    .from(codeApp)
    .where(sql`${codeApp.accountId} = ${userId} and ${codeApp.secret} is not null`)
  const passkeys = db.select({ one: sql`1` }).from(passkey).where(eq(passkey.accountId, userId))
  return db
    .select({
      userId,
      clientId,
      username,
      firstName,
      lastName,
      email,
      state,
      rights,
      hasSecondFactor: sql<boolean>`(${or(exists(apps), exists(passkeys))})`,
      lastSeenOn: sql<string | null>`(${lastSeenOn})`.mapWith(userSession.seenOn),
    })
    .from(userAccount)
    .where(and(sql`${clientId} = any(${sql.param(clientIds)}::text[])`, isStaff, ne(userAccount.state, 'deleted')))
    .orderBy(asc(sql`lower(${lastName})`), asc(sql`lower(${firstName})`), asc(userId))
    .limit(limit)
    .offset(offset)
}

/** When somebody last did something noted, by the name of the call. */
export async function lastUseOfCalls(db: Statements, actorId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ call: staffAction.call, on: sql<string>`max(${staffAction.on})`.mapWith(staffAction.on) })
    .from(staffAction)
    .where(eq(staffAction.actorId, actorId))
    .groupBy(staffAction.call)
  return new Map(rows.map(({ call, on }) => [call, on]))
}
