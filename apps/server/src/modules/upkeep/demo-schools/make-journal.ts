import * as calls from '@billett/contract'
import { demoMembers } from '@billett/demo-region'
import { addDays, addMonths, businessDateOf, firstOfMonth, type Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { notePortalAct } from '../../school/reach/index.ts'
import { atWork } from './at-work.ts'
import { MONTHS_LIVED } from './make-members.repository.ts'
import { type MadeRequest, PLACES } from './make-requests.repository.ts'
import { schoolId } from './school-id.ts'

/** Of as many tickets of a place it is told who agreed to them. */
const TOLD = 6
/** Days before the first of a ticket on which a school confirmed it, and who pays agreed. */
const DAYS_BEFORE = { confirmed: 19, agreed: 14 }

interface Told {
  /** Whose account did it. */
  accountId: string
  call: { name: string }
  aboutId: string
  on: Instant
  state?: string
}

/** Tickets of two schools and of the company: who confirmed them, and who agreed to pay. */
function ticketsTold(world: World): Told[] {
  const today = businessDateOf(world.clock())
  const first = addMonths(firstOfMonth(today), -MONTHS_LIVED)
  const account = (key: string) => schoolId(world, 'account', key)
  const granted = demoMembers(today).filter(({ application }) => application?.state === 'Granted')
  const ticketsOf = (...places: readonly string[]) =>
    granted
      .filter(({ organisation }) => places.includes(organisation))
      .slice(0, TOLD)
      .map(({ key }) => schoolId(world, 'contract', key))
  const day = (before: keyof typeof DAYS_BEFORE, index: number) => atWork(addDays(first, -DAYS_BEFORE[before]), index)
  const accepted = (by: string, aboutId: string, on: Instant, state: string): Told => ({
    accountId: account(by),
    call: calls.acceptContract,
    ...{ aboutId, on, state },
  })
  const ofSchools = PLACES.flatMap(({ school, secretary, payer }) =>
    ticketsOf(school).flatMap((id, index) => [
      accepted(secretary, id, day('confirmed', index), 'ApprovalPayerPending'),
      accepted(payer, id, day('agreed', index), 'Granted'),
    ]),
  )
  const ofCompany = ticketsOf('department-0', 'department-1').map((id, index) =>
    accepted('personal', id, day('agreed', index), 'Granted'),
  )
  return [...ofSchools, ...ofCompany]
}

/** What was asked for in the last days, and how it was decided: as the requests say. */
const requestsTold = (requests: readonly MadeRequest[]): Told[] =>
  requests.flatMap(({ id: aboutId, state, asked, decided }) => {
    const made = { ...asked, call: calls.createSchoolChangeRequest, aboutId }
    if (!decided) return [made]
    const call = state === 'rejected' ? calls.declineSchoolChangeRequest : calls.acceptSchoolChangeRequest
    return [made, { ...decided, call, aboutId, state }]
  })

/** What who looks after people fetched. */
function filesTold(world: World): Told[] {
  const day = addDays(businessDateOf(world.clock()), -2)
  const fetched = [
    ...PLACES.map(({ school, secretary }) => ({ by: secretary, call: calls.exportStudents, place: school })),
    { by: 'landkreis', call: calls.exportFinancialReport, place: 'county' },
    { by: 'personal', call: calls.exportFinancialReport, place: 'company' },
    { by: 'personal', call: calls.exportControlFile, place: 'company' },
  ]
  return fetched.map(({ by, call, place }, index) => ({
    ...{ accountId: schoolId(world, 'account', by), call, on: atWork(day, index) },
    aboutId: schoolId(world, 'organisation', place),
  }))
}

/** The journal of the portal tells of what the demo says was done, at the moments at which it was. */
export async function makeJournal(world: World, tx: Transaction, requests: readonly MadeRequest[]): Promise<void> {
  for (const { accountId, call, on, ...about } of [
    ...ticketsTold(world),
    ...requestsTold(requests),
    ...filesTold(world),
  ])
    await notePortalAct({ world: { ...world, clock: () => on }, visitor: { id: accountId } }, tx, call, about)
}
