import { PORTAL_USUAL_PAGE, type RollMember, type RollMembersQuery } from '@billett/contract'
import type { RollPlace } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { failureText } from './failure-text.ts'
import { type MemberRow, membersSeen } from './members.queries.ts'
import { mustSeeYear } from './show-years.ts'

/** A place by its name; who may not look at the organisation has none of it, and is told nothing else of it. */
const placed = (place: RollPlace | null, name: string | null): RollMember['before'] =>
  place && name !== null
    ? { organisation: { guid: place.organisationId, name }, grade: place.grade, class: place.class }
    : null

function waitsFor({ isAsked, isDeclined, contractState }: MemberRow): RollMember['waitsFor'] {
  if (!isAsked || isDeclined) return null
  if (contractState === 'ReApprovalOrganizationPending') return 'school'
  return contractState === 'ReApprovalPayerPending' ? 'payer' : null
}

function presented(row: MemberRow, { language }: Context): RollMember {
  const {
    beforeName,
    afterName,
    wish,
    contractState: _,
    organisationId: __,
    isAsked: ___,
    isHandedOut: ____,
    ...rest
  } = row
  const away = rest.why === 'abroad' && wish?.kind === 'abroad' ? wish : null
  return {
    ...rest,
    before: placed(row.before, beforeName),
    after: placed(row.after, afterName),
    awayFrom: away?.from ?? null,
    awayUntil: away?.until ?? null,
    isByHand: wish !== null,
    waitsFor: waitsFor(row),
    cardNumber: row.cardNumber ?? '',
    failure: failureText(row.failure, language),
  }
}

/** Some pupils of a year whom the reader looks after. */
export async function presentMembers(
  context: Context,
  db: Statements,
  yearId: string,
  studentGuids: readonly string[],
): Promise<RollMember[]> {
  const window = { limit: Math.max(studentGuids.length, 1), offset: 0 }
  return (await membersSeen(context, db, yearId, { studentGuids }, window)).map(row => presented(row, context))
}

/** A page of what becomes of pupils. Refuses `schoolYearNotFound`. */
export async function showMembers(
  context: Context,
  yearGuid: string,
  { page = 0, pageSize = PORTAL_USUAL_PAGE, ...filter }: RollMembersQuery,
): Promise<RollMember[]> {
  const { db } = context.world
  const { year } = await mustSeeYear(context, db, yearGuid)
  const rows = await membersSeen(context, db, year.id, filter, { limit: pageSize, offset: page * pageSize })
  return rows.map(row => presented(row, context))
}
