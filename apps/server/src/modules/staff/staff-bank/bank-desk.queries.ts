import type { BankEntriesQuery, DunningCasesQuery } from '@billett/contract'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import {
  bankEntry,
  bankMessage,
  bankReturn,
  dunningCase,
  dunningHold,
  dunningStep,
  party,
  partyPerson,
  payerAccount,
} from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import { WAS_LAID_ASIDE } from '../../billing/bank-message/index.ts'

/** What the bank has sent, the latest first. */
export const listedMessages = (db: Statements, clientId: string, { limit, offset }: Window) =>
  db
    .select({
      message: bankMessage,
      lines: sql`(select count(*) from bank_entry e where e.message_id = bank_message.id)`.mapWith(Number),
      waiting:
        sql`(select count(*) from bank_entry e where e.message_id = bank_message.id and e.state = 'waiting')`.mapWith(
          Number,
        ),
    })
    .from(bankMessage)
    .where(eq(bankMessage.clientId, clientId))
    .orderBy(desc(bankMessage.receivedOn), desc(bankMessage.id))
    .limit(limit)
    .offset(offset)

const linesOf = (db: Statements) =>
  db
    .select({ entry: bankEntry, messageName: bankMessage.name })
    .from(bankEntry)
    .innerJoin(bankMessage, eq(bankMessage.id, bankEntry.messageId))

const ENTRY_SORTS = { bookedOn: bankEntry.bookedOn, amount: bankEntry.cents }

/** Lines that wait; as usual the longest first. */
export const waitingEntries = (
  db: Statements,
  clientId: string,
  { limit, offset }: Window,
  sort?: BankEntriesQuery['sort'],
) =>
  linesOf(db)
    .where(and(eq(bankEntry.clientId, clientId), eq(bankEntry.state, 'waiting')))
    .orderBy(orderedBy(ENTRY_SORTS, sort, { usual: [asc(bankEntry.createdOn), asc(bankEntry.id)], last: bankEntry.id }))
    .limit(limit)
    .offset(offset)

/** Lines that somebody has laid aside; as usual the latest first. */
export const laidAsideEntries = (
  db: Statements,
  clientId: string,
  { limit, offset }: Window,
  sort?: BankEntriesQuery['sort'],
) =>
  linesOf(db)
    .where(and(eq(bankEntry.clientId, clientId), WAS_LAID_ASIDE))
    .orderBy(
      orderedBy(ENTRY_SORTS, sort, { usual: [desc(bankEntry.decidedOn), desc(bankEntry.id)], last: bankEntry.id }),
    )
    .limit(limit)
    .offset(offset)

export type ListedEntry = Awaited<ReturnType<typeof waitingEntries>>[number]['entry']

const caseColumns = {
  case: dunningCase,
  customerNumber: party.customerNumber,
  firstName: partyPerson.firstName,
  lastName: partyPerson.lastName,
}

const casesOf = (db: Statements) =>
  db
    .select(caseColumns)
    .from(dunningCase)
    .innerJoin(payerAccount, eq(payerAccount.id, dunningCase.payerId))
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .leftJoin(partyPerson, eq(partyPerson.partyId, party.id))

const LISTED = { open: isNull(dunningCase.closedOn), over: isNotNull(dunningCase.closedOn) }

const CASE_SORTS = { reachedOn: dunningCase.reachedOn }

/** As usual those that are open come first, the latest first. */
const USUAL_CASES = {
  usual: [sql`${dunningCase.closedOn} is not null`, desc(dunningCase.createdOn), desc(dunningCase.id)],
  last: dunningCase.id,
}

/** Cases, all or some of them. */
export const listedCases = (
  db: Statements,
  clientId: string,
  list: 'open' | 'over' | undefined,
  { limit, offset }: Window,
  sort?: DunningCasesQuery['sort'],
) =>
  casesOf(db)
    .where(and(eq(dunningCase.clientId, clientId), list && LISTED[list]))
    .orderBy(orderedBy(CASE_SORTS, sort, USUAL_CASES))
    .limit(limit)
    .offset(offset)

export type ListedCase = Awaited<ReturnType<typeof listedCases>>[number]

export async function caseById(db: Statements, clientId: string, id: string): Promise<ListedCase | undefined> {
  const [row] = await casesOf(db).where(and(eq(dunningCase.clientId, clientId), eq(dunningCase.id, id)))
  return row
}

export const stepsOf = (db: Statements, caseIds: readonly string[]) =>
  db
    .select()
    .from(dunningStep)
    .where(inArray(dunningStep.caseId, [...caseIds]))
    .orderBy(asc(dunningStep.number))

/** What a case waits for. */
export const heldBy = (db: Statements, caseIds: readonly string[]) =>
  db
    .select()
    .from(dunningHold)
    .where(and(inArray(dunningHold.caseId, [...caseIds]), isNull(dunningHold.endedOn)))
    .orderBy(asc(dunningHold.setOn))

/** What came back of payers, the latest first. */
export const returnsOf = (db: Statements, payerIds: readonly string[]) =>
  db
    .select()
    .from(bankReturn)
    .where(inArray(bankReturn.payerId, [...payerIds]))
    .orderBy(desc(bankReturn.createdOn))
