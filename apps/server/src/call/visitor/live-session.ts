import {
  hasUserType,
  holdsRights,
  isPayingKind,
  ORGANISATION_KINDS,
  secondFactorState,
  TAKE_OVER_RIGHTS,
  USER_TYPE,
} from '@billett/domain'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import {
  codeApp,
  contactPerson,
  organisation,
  passkey,
  type TakeOver,
  userAccount,
  userSession,
} from '../../db/schema/index.ts'
import type { Visitor } from './visitor.ts'

/** Whether somebody has a passkey, or an app that has shown a right code. */
async function hasSecondFactor(db: Statements, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select 1 from ${passkey} where ${passkey.accountId} = ${accountId})
      or exists (
        select 1 from ${codeApp} where ${codeApp.accountId} = ${accountId} and ${codeApp.secret} is not null
      ) as has`)
  return rows[0]?.has ?? false
}

const PAYING = sql.param(ORGANISATION_KINDS.filter(isPayingKind))

/** Whether somebody is named for an organisation that pays. */
async function isOfPayer(db: Statements, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ pays: boolean }>(sql`
    select exists (
      select 1 from ${contactPerson} person join ${organisation} o on o.id = person.organisation_id
      where person.account_id = ${accountId} and person.ended_on is null and o.kind = any(${PAYING}::text[])
    ) as pays`)
  return rows[0]?.pays ?? false
}

/**
 * Whether staff who have taken a customer over are still let: whoever is disabled, signed out of the session they began
 * it in, or may take nobody over any more acts for nobody with the next call. Asked of these sessions alone, so that a
 * customer's own are read by one statement.
 */
async function mayStillActFor(db: Statements, { by, session }: TakeOver): Promise<boolean> {
  const begunIn = (id: string) =>
    db
      .select({ id: userSession.id })
      .from(userSession)
      .where(and(eq(userSession.id, id), eq(userSession.accountId, by), isNull(userSession.endedOn)))
  const isSignedIn = session ? exists(begunIn(session)) : undefined
  const [staff] = await db
    .select({ userType: userAccount.userType, rights: userAccount.rights })
    .from(userAccount)
    .where(and(eq(userAccount.id, by), eq(userAccount.state, 'active'), isSignedIn))
  if (!staff || !hasUserType(staff.userType, USER_TYPE.HGS)) return false
  return holdsRights(staff.rights, TAKE_OVER_RIGHTS)
}

/** Of whom a company wants a second factor beside the password. */
interface WantedFactors {
  ofStaff: boolean
  ofPayers: boolean
}

/**
 * Whoever a token named, as they stand now; undefined when they are nobody any more. Whoever was signed out elsewhere,
 * or locked by staff, is nobody at once, however long their token would last. Rights are those that are stored: one
 * that was taken away counts no more with the next call, and a token's only draw menus. Guests have no session to end;
 * staff always have one. Who acts in a customer's place has to be there as well, and still be let. `wanted`: of whom
 * the company wants a second factor.
 */
export async function liveVisitor(
  db: Statements,
  visitor: Visitor,
  wanted: WantedFactors = { ofStaff: false, ofPayers: false },
): Promise<Visitor | undefined> {
  const { id, session, kind } = visitor
  if (session === null) return kind === 'staff' ? undefined : visitor
  const [stored] = await db
    .select({ rights: userAccount.rights, provenOn: userSession.provenOn, takeOver: userSession.takeOver })
    .from(userSession)
    .innerJoin(userAccount, eq(userAccount.id, userSession.accountId))
    .where(
      and(
        eq(userSession.id, session),
        eq(userSession.accountId, id),
        isNull(userSession.endedOn),
        eq(userAccount.state, 'active'),
      ),
    )
  if (!stored) return undefined
  const { takeOver, ...now } = stored
  if (takeOver && !(await mayStillActFor(db, takeOver))) return undefined
  const shown = stored.provenOn !== null
  if (kind !== 'staff') {
    const itself = { ...visitor, ...now, takenOverBy: takeOver?.by ?? null }
    // A passkey of a passenger is a way to sign in: they are asked for nothing more.
    if (!wanted.ofPayers || !(await isOfPayer(db, id))) return itself
    const has = shown || (await hasSecondFactor(db, id))
    return { ...itself, secondFactor: secondFactorState({ shown, has, isCompulsory: true }) }
  }
  const has = await hasSecondFactor(db, id)
  return { ...visitor, ...now, secondFactor: secondFactorState({ shown, has, isCompulsory: wanted.ofStaff }) }
}
