import { type ApprovalState, type Instant, USER_TYPE } from '@billett/domain'
import { and, count, desc, eq, gt, isNull, lte, min, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Statements, Transaction } from '../../../db/database.ts'
import { staffApproval, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import { subjectName } from './subject-name.queries.ts'

export type Approval = typeof staffApproval.$inferSelect

export interface ListedApproval {
  approval: Approval
  /** Who has asked; null where that account is gone. */
  firstName: string | null
  lastName: string | null
  /** What people call what it is done to; null where that has no name, or is gone. */
  subjectName: string | null
  /** Who has decided; null where nobody has, or that account is gone. */
  decider: { firstName: string; lastName: string } | null
}

const { firstName, lastName } = userAccount
const { decidedOn, decision, endsOn } = staffApproval
const decider = alias(userAccount, 'decider')

const isIn = (state: ApprovalState, now: Instant): SQL | undefined => {
  if (state === 'waiting') return and(isNull(decidedOn), gt(endsOn, now))
  return state === 'expired' ? and(isNull(decidedOn), lte(endsOn, now)) : eq(decision, state)
}

const listed = (db: Statements) =>
  db
    .select({
      approval: staffApproval,
      firstName,
      lastName,
      subjectName,
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(staffApproval)
    .leftJoin(userAccount, eq(userAccount.id, staffApproval.askedBy))
    .leftJoin(decider, eq(decider.id, staffApproval.decidedBy))

interface Asked {
  clientId: string
  state: ApprovalState | undefined
  now: Instant
  /** Only what this person has asked for. */
  askedBy?: string | undefined
}

/** What was asked for in a client's shop, the latest first. */
export const approvalsOf = (
  db: Statements,
  { clientId, state, now, askedBy }: Asked,
  { limit, offset }: Window,
): Promise<ListedApproval[]> =>
  listed(db)
    .where(
      and(
        eq(staffApproval.clientId, clientId),
        state && isIn(state, now),
        askedBy ? eq(staffApproval.askedBy, askedBy) : undefined,
      ),
    )
    .orderBy(desc(staffApproval.askedOn), desc(staffApproval.id))
    .limit(limit)
    .offset(offset)

/** How many requests of other people wait in a client's shop, and since when; nobody agrees to their own. */
export async function waitingForOthers(
  db: Statements,
  { clientId, reader, now }: { clientId: string; reader: string; now: Instant },
): Promise<{ count: number; oldest: Instant | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(staffApproval.askedOn) })
    .from(staffApproval)
    .where(and(eq(staffApproval.clientId, clientId), ne(staffApproval.askedBy, reader), isIn('waiting', now)))
  return row ?? { count: 0, oldest: null }
}

/** Held until the end of the transaction: it is decided once. */
export async function lockApproval(tx: Transaction, clientId: string, id: string): Promise<Approval | undefined> {
  const [row] = await tx
    .select()
    .from(staffApproval)
    .where(and(eq(staffApproval.clientId, clientId), eq(staffApproval.id, id)))
    .for('update')
  return row
}

interface Decision {
  decision: 'approved' | 'declined'
  decidedBy: string
  decidedOn: Instant
  reason?: string
}

/** Stores what was decided, and gives it as it is listed. */
export async function decide(tx: Transaction, id: string, decided: Decision): Promise<ListedApproval> {
  await tx.update(staffApproval).set(decided).where(eq(staffApproval.id, id))
  const [row] = await listed(tx).where(eq(staffApproval.id, id))
  if (!row) throw new Error('what was decided is not there')
  return row
}

/** A request with who has made it and who has decided, as mails call them. */
export async function findApproval(db: Statements, clientId: string, id: string) {
  const [row] = await db
    .select({
      approval: staffApproval,
      asker: { email: userAccount.email, language: userAccount.language, firstName, lastName },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(staffApproval)
    .innerJoin(userAccount, eq(userAccount.id, staffApproval.askedBy))
    .leftJoin(decider, eq(decider.id, staffApproval.decidedBy))
    .where(and(eq(staffApproval.clientId, clientId), eq(staffApproval.id, id)))
  return row
}

/** What somebody of a client's staff may do who can sign in; undefined for everybody else. */
export async function rightsOfStaff(
  tx: Transaction,
  clientId: string,
  accountId: string,
): Promise<readonly number[] | undefined> {
  const [row] = await tx
    .select({ rights: userAccount.rights })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.id, accountId),
        eq(userAccount.clientId, clientId),
        eq(userAccount.state, 'active'),
        sql`${userAccount.userType} & ${USER_TYPE.HGS} <> 0`,
      ),
    )
  return row?.rights
}
