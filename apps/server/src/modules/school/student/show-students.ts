import {
  PORTAL_USUAL_PAGE,
  type SchoolContract,
  type Student,
  type StudentDetail,
  type StudentQuery,
  type StudentsFound,
  type StudentsQuery,
} from '@billett/contract'
import { businessDateOf, isEmployer } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { requestsOfStudent } from '../change-request/index.ts'
import { contractsByIds, seenContracts } from '../school-contract/index.ts'
import {
  contactOf,
  countedStudents,
  groupsOf,
  guardianAddressOf,
  listedStudents,
  membershipsOf,
  type StudentRow,
} from './student.queries.ts'

/** How an employee is reached at home is no business of a company, nor how a former pupil is of a school. */
const UNSEEN = { street: '', houseNumber: '', postCode: '', city: '', email: '', phone: '' }

function presented(row: StudentRow, contracts: ReadonlyMap<string, SchoolContract>): Student {
  const { id: guid, organisationId, organisationName, organisationKind: _, contractId, ...rest } = row
  const contract = contractId === null ? undefined : contracts.get(contractId)
  return { ...rest, guid, organisation: { guid: organisationId, name: organisationName }, contract: contract ?? null }
}

const latestOf = (rows: readonly StudentRow[]): string[] =>
  rows.flatMap(({ contractId }) => (contractId === null ? [] : [contractId]))

/** A page of the pupils the reader may look at. */
export async function showStudents(
  context: Context,
  { page = 0, pageSize = PORTAL_USUAL_PAGE, ...query }: StudentsQuery,
): Promise<Student[]> {
  const { db } = context.world
  const rows = await listedStudents(context, db, query, { limit: pageSize, offset: page * pageSize })
  const contracts = await contractsByIds(context, db, latestOf(rows))
  return rows.map(row => presented(row, contracts))
}

/** How many pupils the list has, and by which grades and classes it can be narrowed. */
export async function countStudents(context: Context, query: StudentQuery): Promise<StudentsFound> {
  const { db } = context.world
  const [total, groups] = [await countedStudents(context, db, query), await groupsOf(context, db, query)]
  const byNumber = new Intl.Collator('de', { numeric: true }).compare
  return { total, grades: groups.grades.sort(byNumber), classes: groups.classes.sort(byNumber) }
}

/** A pupil whole. Refuses `studentNotFound` who is at no school of the reader's as nobody, or by now is elsewhere. */
export async function showStudent(context: Context, studentId: string): Promise<StudentDetail> {
  const { db } = context.world
  const [row] = await listedStudents(context, db, { studentId }, { limit: 1, offset: 0 })
  const contact = row && (await contactOf(db, studentId))
  if (!row || !contact) return refuse('studentNotFound', 'guid')
  const isFormer = row.until !== null && row.until < businessDateOf(context.world.clock())
  const memberships = await membershipsOf(context, db, studentId)
  const contracts = await seenContracts(context, db, { studentId })
  return {
    ...presented(row, await contractsByIds(context, db, latestOf([row]))),
    ...(isEmployer(row.organisationKind) || isFormer ? UNSEEN : contact),
    isFormer,
    guardianAddress: await guardianAddressOf(db, studentId),
    memberships: memberships.map(({ organisationId, organisationName, ...rest }) => ({
      ...rest,
      organisation: { guid: organisationId, name: organisationName },
    })),
    contracts: contracts.toReversed(),
    changeRequests: await requestsOfStudent(context, db, studentId),
  }
}
