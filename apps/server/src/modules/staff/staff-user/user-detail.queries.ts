import { awaitsPayment, ORDER_STATES } from '@billett/domain'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  accountEvent,
  creditCheck,
  notificationSetting,
  order as orders,
  userAccount,
  userNote,
} from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { addressesOf } from '../../people/account/index.ts'
import { applicationsUnderWay } from '../../people/profile/index.ts'
import { runningSessions } from '../../people/session/index.ts'
import type { ListedUser } from './listed-users.queries.ts'
import { belongingsOf, lettersOf, mailsTo } from './user-belongings.queries.ts'

/** How many lines of the journal are shown. */
const LINES = 100

/** An account of one of these clients, as the list has it; undefined for any other as for none. */
export async function seenUser(
  db: Statements,
  clientIds: readonly string[],
  userId: string,
): Promise<ListedUser | undefined> {
  const [row] = await db
    .select({ account: userAccount, score: creditCheck.score })
    .from(userAccount)
    .leftJoin(creditCheck, eq(creditCheck.accountId, userAccount.id))
    .where(sql`${userAccount.id} = ${userId} and ${userAccount.clientId} = any(${sql.param(clientIds)}::text[])`)
  return row
}

const UNDECIDED = ORDER_STATES.filter(awaitsPayment)

/** What the deletion of an account waits for. */
async function keptBy(db: Statements, { clientId, accountId }: { clientId: string; accountId: string }) {
  const [row] = await db
    .select({ open: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, accountId), inArray(orders.state, UNDECIDED)))
  return { openOrders: row?.open ?? 0, applications: await applicationsUnderWay(db, { clientId, accountId }) }
}

/** What staff have noted of somebody, the latest first. */
const notesOn = (db: Statements, accountId: string) =>
  db
    .select({
      guid: userNote.id,
      text: userNote.text,
      on: userNote.on,
      firstName: userAccount.firstName,
      lastName: userAccount.lastName,
      username: userAccount.username,
    })
    .from(userNote)
    .leftJoin(userAccount, eq(userAccount.id, userNote.byId))
    .where(eq(userNote.accountId, accountId))
    .orderBy(desc(userNote.on), desc(userNote.id))

/** What goes with an account; the mails to it only for whoever `seesMails`. */
export async function userDetail(
  world: World,
  db: Statements,
  { id: accountId, clientId, deletionRequestedOn, email }: ListedUser['account'],
  seesMails: boolean,
) {
  return {
    belongings: await belongingsOf(db, accountId),
    mails: seesMails ? await mailsTo(db, clientId, email) : [],
    letters: await lettersOf(db, accountId),
    waitsFor: deletionRequestedOn === null ? null : await keptBy(db, { clientId, accountId }),
    notes: await notesOn(db, accountId),
    addresses: await addressesOf(db, accountId),
    notifications: await db.select().from(notificationSetting).where(eq(notificationSetting.accountId, accountId)),
    sessions: await runningSessions(world, db, accountId),
    journal: await db
      .select({ kind: accountEvent.kind, on: accountEvent.on })
      .from(accountEvent)
      .where(eq(accountEvent.accountId, accountId))
      .orderBy(desc(accountEvent.on), desc(accountEvent.id))
      .limit(LINES),
  }
}

export type UserDetail = Awaited<ReturnType<typeof userDetail>>
