import * as calls from '@billett/contract'
import { demoMembers } from '@billett/demo-region'
import { addDays, addMonths, atWallClock, BERLIN, businessDateOf, firstOfMonth, isUndecided } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { notePortalAct } from '../../school/reach/index.ts'
import { MONTHS_LIVED } from './make-members.repository.ts'
import { type MadeRequest, PLACES } from './make-requests.repository.ts'
import { schoolId } from './school-id.ts'

/** Of as many tickets of a place it is told who agreed to them. */
const TOLD = 6
/** Days before the first of a ticket on which a school confirmed it, and who pays agreed. */
const DAYS_BEFORE = { confirmed: 19, agreed: 14 }
/** Days in which what was asked for came in. */
const DAYS_OF_REQUESTS = 12

const two = (number: number): string => String(number).padStart(2, '0')

interface Told {
  /** Whose account did it. */
  accountId: string
  call: { name: string }
  aboutId: string
  on: string
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
  const accepted = (by: string, aboutId: string, before: keyof typeof DAYS_BEFORE, state: string): Told => ({
    ...{ accountId: account(by), call: calls.acceptContract, aboutId, state },
    on: addDays(first, -DAYS_BEFORE[before]),
  })
  const ofSchools = PLACES.flatMap(({ school, secretary, payer }) =>
    ticketsOf(school).flatMap(id => [
      accepted(secretary, id, 'confirmed', 'ApprovalPayerPending'),
      accepted(payer, id, 'agreed', 'Granted'),
    ]),
  )
  const ofCompany = ticketsOf('department-0', 'department-1').map(id => accepted('personal', id, 'agreed', 'Granted'))
  return [...ofSchools, ...ofCompany]
}

/** What was asked for in the last days, and how it was decided. */
function requestsTold(world: World, requests: readonly MadeRequest[]): Told[] {
  const today = businessDateOf(world.clock())
  return requests.flatMap(({ id: aboutId, requestedBy, decider, state }, index) => {
    const on = addDays(today, -1 - (index % DAYS_OF_REQUESTS))
    const made = { accountId: requestedBy, call: calls.createSchoolChangeRequest, aboutId, on }
    if (isUndecided(state)) return [made]
    const call = state === 'rejected' ? calls.declineSchoolChangeRequest : calls.acceptSchoolChangeRequest
    return [made, { accountId: decider, call, aboutId, on: addDays(today, -1), state }]
  })
}

/** What who looks after people fetched. */
function filesTold(world: World): Told[] {
  const on = addDays(businessDateOf(world.clock()), -2)
  const fetched = (by: string, call: Told['call'], place: string): Told => ({
    ...{ accountId: schoolId(world, 'account', by), call, on },
    aboutId: schoolId(world, 'organisation', place),
  })
  return [
    ...PLACES.map(({ school, secretary }) => fetched(secretary, calls.exportStudents, school)),
    fetched('landkreis', calls.exportFinancialReport, 'county'),
    fetched('personal', calls.exportFinancialReport, 'company'),
    fetched('personal', calls.exportControlFile, 'company'),
  ]
}

/** The journal of the portal tells of what the demo says was done, on the days on which it was. */
export async function makeJournal(world: World, tx: Transaction, requests: readonly MadeRequest[]): Promise<void> {
  const told = [...ticketsTold(world), ...requestsTold(world, requests), ...filesTold(world)]
  for (const [index, { accountId, call, on, ...about }] of told.entries()) {
    const time = `${two(8 + (index % 8))}:${two((index * 7) % 60)}`
    const then = { ...world, clock: () => atWallClock(on, time, BERLIN) }
    await notePortalAct({ world: then, visitor: { id: accountId } }, tx, call, about)
  }
}
