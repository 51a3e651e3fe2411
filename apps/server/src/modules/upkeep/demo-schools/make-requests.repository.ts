import { demoContacts, demoMembers } from '@billett/demo-region'
import {
  addDays,
  addMonths,
  businessDateOf,
  type Change,
  type ChangeRequestState,
  firstOfMonth,
  type Instant,
  isUndecided,
  type PortalRequest,
  type RequestDecider,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { changeRequest, schoolRequest } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { atWork } from './at-work.ts'
import { schoolId } from './school-id.ts'

/** Schools that the README names somebody of, with who asks and who pays. */
export const PLACES = [
  { school: 'school-1', secretary: 'sekretariat', payer: 'schulamt' },
  { school: 'school-7', secretary: 'schulbuero', payer: 'landkreis' },
] as const

interface Wanted {
  asked: PortalRequest
  state: ChangeRequestState
  deciders: RequestDecider[]
  /** Who pays asks, and not the school. */
  byPayer?: boolean
  agreed?: PortalRequest
  decision?: string
  studentId?: string
  contractId?: string
  /** What the transport operator has begun to look at. */
  handedOn?: Change
}

/** What is asked for at a school, some of it in every state that lasts. */
function wantedAt(world: World, school: string): Wanted[] {
  const today = businessDateOf(world.clock())
  const [next, later] = [addMonths(firstOfMonth(today), 1), addMonths(firstOfMonth(today), 2)]
  const last = addMonths(firstOfMonth(today), -1)
  const there = demoMembers(today).filter(({ organisation }) => organisation === school)
  const members = there.map(({ key }) => schoolId(world, 'party', key))
  const granted = there
    .filter(({ application }) => application?.state === 'Granted')
    .map(({ key }) => ({ studentId: schoolId(world, 'party', key), contractId: schoolId(world, 'contract', key) }))
  const change = (index: number, inClass: string): PortalRequest => ({
    kind: 'change',
    studentGuid: members[index] ?? '',
    class: inClass,
    from: next,
  })
  const comes = (firstName: string, lastName: string): PortalRequest => ({
    kind: 'newStudent',
    organizationId: schoolId(world, 'organisation', school),
    ...{ firstName, lastName, gender: 0, birthDate: '2014-05-06', grade: '7', class: '7a', from: next },
    ...{ street: 'Gartenweg', houseNumber: '12', postCode: '99901', city: 'Falkenbrück' },
  })
  const ends = granted.slice(0, 6).map(
    (about): Wanted => ({
      asked: { kind: 'cancel', contractGuid: about.contractId, date: null, reason: 'customerRequest' },
      state: 'costUnitCheckPending',
      deciders: ['payer'],
      ...about,
    }),
  )
  const [refunded, carded] = granted.slice(6)
  const [moved = '', put = '', no = ''] = members.slice(3)
  return [
    ...ends,
    { asked: comes('Jonte', 'Wieland'), state: 'costUnitCheckPending', deciders: ['payer'] },
    { asked: comes('Malin', 'Osterkamp'), state: 'new', deciders: ['school'], byPayer: true },
    { asked: comes('Edda', 'Brinkmann'), state: 'checkedByCostUnit', deciders: ['payer'] },
    { asked: comes('Theo', 'Lindqvist'), state: 'unknown', deciders: ['school'], byPayer: true },
    ...(refunded
      ? [
          {
            asked: {
              ...{ kind: 'refund' as const, contractGuid: refunded.contractId, reason: 'disease' as const },
              ...{ from: last, until: `${last.slice(0, 8)}20` },
            },
            state: 'approvedByCostUnit' as const,
            deciders: ['transporter' as const],
            ...refunded,
            handedOn: {
              kind: 'refund' as const,
              from: last,
              until: `${last.slice(0, 8)}20`,
              reason: 'disease' as const,
            },
          },
        ]
      : []),
    ...(carded
      ? [
          {
            asked: { kind: 'replacementCard' as const, contractGuid: carded.contractId, reason: 'unusable' as const },
            state: 'inProcess' as const,
            deciders: ['transporter' as const],
            ...carded,
            handedOn: { kind: 'replacement' as const, reason: 'unusable' as const, recipient: 'holder' as const },
          },
        ]
      : []),
    { asked: change(3, '7a'), state: 'accepted', deciders: [], studentId: moved },
    {
      asked: change(4, '8b'),
      agreed: { kind: 'change', studentGuid: put, class: '8b', from: later },
      ...{ state: 'acceptedWithModification', deciders: [], studentId: put, decision: 'Erst zum Halbjahr' },
    },
    { asked: change(5, '9c'), state: 'rejected', deciders: [], studentId: no, decision: 'Angaben stimmen nicht' },
  ]
}

/** Who of the portal did something, by their account, and when. */
export interface Done {
  accountId: string
  on: Instant
}

/** What was asked for, and what whoever pays has decided about it; null: nothing so far. */
export interface MadeRequest {
  id: string
  state: ChangeRequestState
  asked: Done
  decided: Done | null
}

/** Days in which what was asked for came in; all that is decided was decided on the day after the last of them. */
const DAYS_OF_REQUESTS = 12

const nameOf = (contact: string): string => {
  const person = demoContacts.find(({ key }) => key === contact)
  return person ? `${person.firstName} ${person.lastName}` : ''
}

/** What schools of the demo and who pays for them have asked for. */
export async function makeRequests(world: World, tx: Transaction): Promise<MadeRequest[]> {
  const made: MadeRequest[] = []
  const [clientId, today] = [clientIdOf(world), businessDateOf(world.clock())]
  const doneBy = (contact: string, daysAgo: number, index: number): Done => ({
    accountId: schoolId(world, 'account', contact),
    on: atWork(addDays(today, -daysAgo), index),
  })
  for (const { school, secretary, payer } of PLACES) {
    const all = wantedAt(world, school).map((wanted, index) => ({
      ...wanted,
      id: schoolId(world, 'request', school, String(index)),
      by: doneBy(wanted.byPayer ? payer : secretary, 2 + (index % DAYS_OF_REQUESTS), index),
      decided: isUndecided(wanted.state) ? null : doneBy(payer, 1, index),
      handedOnId: wanted.handedOn ? schoolId(world, 'handed on', school, String(index)) : null,
    }))
    await insertRows(
      tx,
      changeRequest,
      all.flatMap(({ handedOn: change, handedOnId, asked, contractId, by }) => {
        if (!change || !handedOnId) return []
        const row = { id: handedOnId, clientId, contractId, kind: asked.kind, state: 'inProcess' as const, change }
        const said = { requestedOn: by.on, requestedBy: by.accountId }
        return [{ ...row, ...said, organisationId: schoolId(world, 'party', school), events: [] }]
      }),
    )
    await insertRows(
      tx,
      schoolRequest,
      all.map(({ id, asked, agreed, state, deciders, studentId, contractId, decision, by, decided, handedOnId }) => ({
        ...{ id, clientId, organisationId: schoolId(world, 'organisation', school), kind: asked.kind, state, asked },
        ...{ agreed: agreed ?? null, deciders, version: 1, partyId: studentId ?? null, contractId: contractId ?? null },
        ...{ requestedOn: by.on, requestedBy: by.accountId, handedOnId, decision: decision ?? null },
        decidedOn: decided?.on ?? null,
        decidedBy: decided && nameOf(payer),
      })),
    )
    made.push(...all.map(({ id, state, by, decided }) => ({ id, state, asked: by, decided })))
  }
  return made
}
