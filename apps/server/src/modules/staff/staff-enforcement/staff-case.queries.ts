import type { StaffEnforcementQuery } from '@billett/contract'
import type { EnforcementState } from '@billett/domain'
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import { enforcementCase } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import type { StoredCase } from '../../ticket/enforcement-case/index.ts'

/** Which cases are looked for; every client is named. */
export interface CaseFilter {
  clientIds: readonly string[]
  /** All without it. */
  state: EnforcementState | undefined
  /** What somebody has typed, and the same as numbers are compared; '' for nothing. */
  term: string
  number: string
}

const { clientId, caseNumber, lastName, paidOn, withdrawnOn, checkedOn, place, payUntil, id } = enforcementCase

const SORTS = { caseNumber, checkedOn, place, payUntil }

/** As usual the latest checks come first. */
const USUAL = { usual: [desc(checkedOn), desc(id)], last: id }

const STATES: Readonly<Record<EnforcementState, SQL | undefined>> = {
  open: and(isNull(paidOn), isNull(withdrawnOn)),
  paid: isNotNull(paidOn),
  withdrawn: isNotNull(withdrawnOn),
}

const among = ({ clientIds, state, term, number }: CaseFilter): SQL | undefined =>
  and(
    inArray(clientId, [...clientIds]),
    state && STATES[state],
    term === ''
      ? undefined
      : or(
          sql`lower(${lastName}) like ${beginning(term)}`,
          number === '' ? undefined : sql`lower(${caseNumber}) like ${beginning(number)}`,
        ),
  )

/** A page of them. */
export const casesOf = (
  db: Statements,
  filter: CaseFilter,
  { limit, offset }: Window,
  sort?: StaffEnforcementQuery['sort'],
): Promise<StoredCase[]> =>
  db
    .select()
    .from(enforcementCase)
    .where(among(filter))
    .orderBy(orderedBy(SORTS, sort, USUAL))
    .limit(limit)
    .offset(offset)

/** How many there are, counted no further than `most`. */
export async function casesCounted(db: Statements, filter: CaseFilter, most: number): Promise<number> {
  const counted = db.select({ id }).from(enforcementCase).where(among(filter)).limit(most).as('counted')
  return db.$count(counted)
}

/** One of these clients'. */
export async function seenCase(
  db: Statements,
  clientIds: readonly string[],
  caseId: string,
): Promise<StoredCase | undefined> {
  const [found] = await db
    .select()
    .from(enforcementCase)
    .where(and(eq(id, caseId), inArray(clientId, [...clientIds])))
  return found
}
