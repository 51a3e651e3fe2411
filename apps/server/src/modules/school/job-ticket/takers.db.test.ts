import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminEvent, claim, contract, membership, portalAction } from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aFramework } from '../../../testing/a-framework.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { watchTakers } from './index.ts'

let test: TestWorld
let works: AnOrganisation
let hall: AnOrganisation
let people: { clerk: Awaited<ReturnType<typeof aContactPerson>>; stranger: Awaited<ReturnType<typeof aContactPerson>> }

beforeAll(async () => {
  test = await testWorld()
  works = await anOrganisation(test, { name: 'Works', kind: 'company' })
  hall = await anOrganisation(test, { name: 'Works – Hall', kind: 'department', parent: works })
  const other = await anOrganisation(test, { name: 'Others', kind: 'company' })
  await pays(test, works, hall)
  await aFramework(test, works, { takers: { minimum: 3, trial: null, perFirm: null } })
  people = { clerk: await aContactPerson(test, [works]), stranger: await aContactPerson(test, [other]) }
})
afterAll(() => test.close())

/** Somebody of the hall with a ticket. */
async function anEmployee(lastName: string, personnelNumber: string, until: string | null = null) {
  const id = await aPupil(test, hall, { lastName })
  await test.database.db
    .update(membership)
    .set({ personnelNumber, validUntil: until })
    .where(eq(membership.partyId, id))
  await aPupilsContract(test, id, hall, { state: 'Granted', payer: works })
  return id
}

const takersOf = ({ visitor }: typeof people.clerk) => visitor.send(calls.getTakers, { params: { orgGuid: works.id } })
const fileOf = ({ visitor }: typeof people.clerk, month?: string) =>
  sendRaw(test.app, calls.exportControlFile, {
    params: { orgGuid: works.id },
    query: month === undefined ? {} : { day: `${month}-15` },
    body: {},
    authorization: `Bearer ${visitor.token()}`,
  })

describe('the takers of a company', () => {
  it('are too few: the company reads it three months ahead, and staff are told once a month', async () => {
    await anEmployee('Adam', '7')
    await anEmployee('Berger', '8')
    const [takers] = (await takersOf(people.clerk)).items
    expect(takers?.months.map(({ month }) => month)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
    expect(takers?.months.map(({ takers: count }) => count)).toEqual([0, 2, 2, 2])
    expect(takers?.warnings).toEqual([{ firm: null, month: '2026-11-01', takers: 0, minimum: 3 }])
    await watchTakers(test.world)
    const events = () => test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'fewTakers'))
    expect(await events()).toMatchObject([
      { level: 'warning', facts: { company: 'Works', month: '2026-11-01', takers: 0, minimum: 3 } },
    ])
    // What somebody has seen to is not told again.
    await test.database.db.update(adminEvent).set({ acknowledgedOn: test.now() })
    await watchTakers(test.world)
    expect(await events()).toHaveLength(1)
  })

  it('are nothing to others, nor where nothing is agreed', async () => {
    expect((await takersOf(people.stranger)).errors[0]?.translationKey).toBe('error.organisationNotFound')
    const { visitor } = people.stranger
    expect((await fileOf({ ...people.stranger, visitor })).statusCode).toBe(404)
    const { items } = await people.clerk.visitor.send(calls.getTakers, { params: { orgGuid: hall.id } })
    expect(items).toEqual([])
  })

  it('stand in the file of a month with their days, and with what is wrong by the list of the company', async () => {
    const without = await anEmployee('Cordes', '9', '2026-12-15')
    const paused = await anEmployee('Dorn', '10')
    const gone = await anEmployee('Ebert', '11', '2026-11-30')
    await anEmployee('Funk', '')
    const { db } = test.database
    const contractOf = async (holderId: string) => {
      const [row] = await db.select({ id: contract.id }).from(contract).where(eq(contract.holderId, holderId))
      return row?.id ?? ''
    }
    await happens(test, await contractOf(paused), {
      kind: 'paused',
      effectiveOn: '2026-12-01',
      payload: { until: '2027-02-01', reason: 'illness' },
    })
    await happens(test, await contractOf(gone), {
      kind: 'ended',
      effectiveOn: '2026-12-16',
      payload: { reason: 'customerRequest' },
    })
    test.pass(10 * 24 * 60)
    await claimRound(test.world)
    // Who signed in before is not any more.
    people = { ...people, clerk: await aContactPerson(test, [works]) }
    const reply = await fileOf(people.clerk, '2026-12')
    expect(reply.headers['content-type']).toContain('text/csv')
    const lines = reply.body.trim().split(/\r?\n/)
    const [head, ...cells] = lines.slice(0, -1).map(line => line.split(';').map(cell => cell.replaceAll('"', '')))
    const told = (...columns: string[]) => cells.map(row => columns.map(column => row[head?.indexOf(column) ?? -1]))
    expect(told('Company', 'Department', 'Personnel number', 'Last name', 'First name')).toEqual([
      ['Works', 'Works – Hall', '7', 'Adam', 'Pia'],
      ['Works', 'Works – Hall', '8', 'Berger', 'Pia'],
      ['Works', 'Works – Hall', '9', 'Cordes', 'Pia'],
      ['Works', 'Works – Hall', '10', 'Dorn', 'Pia'],
      ['Works', 'Works – Hall', '11', 'Ebert', 'Pia'],
      ['Works', 'Works – Hall', '', 'Funk', 'Pia'],
    ])
    expect(told('Ticket', 'From', 'Until', 'State', 'Conspicuous')).toEqual([
      ['Deutschlandticket', '2026-12-01', '2026-12-31', 'runs', ''],
      ['Deutschlandticket', '2026-12-01', '2026-12-31', 'runs', ''],
      ['Deutschlandticket', '2026-12-01', '2026-12-31', 'runs', 'leaves the company before the ticket ends'],
      ['Deutschlandticket', '2026-12-01', '2026-12-31', 'paused', ''],
      ['Deutschlandticket', '2026-12-01', '2026-12-15', 'ends', 'not in the list of the company'],
      ['Deutschlandticket', '2026-12-01', '2026-12-31', 'runs', 'without a personnel number'],
    ])
    const claims = await db.select().from(claim).where(eq(claim.payerId, works.payerId))
    const centsOf = async (holderId: string) => {
      const id = await contractOf(holderId)
      return claims.reduce((sum, { contractId, cents }) => sum + (contractId === id ? cents : 0), 0)
    }
    const contributions = told('Contribution of the company').map(([amount]) => Number(amount?.replace(/[^\d]/g, '')))
    expect(contributions[2]).toBe(await centsOf(without))
    expect(contributions[3]).toBe(0)
    // Who does not decide on money there reads of none.
    const department = await aContactPerson(test, [hall])
    const unpaid = await sendRaw(test.app, calls.exportControlFile, {
      params: { orgGuid: hall.id },
      query: { day: '2026-12-15' },
      body: {},
      authorization: `Bearer ${department.visitor.token()}`,
    })
    expect(unpaid.body).toContain('Adam')
    expect(unpaid.body).toMatch(/fetched by Con Tact on .*, only to check the tickets of the month/)
    expect(unpaid.body).not.toContain('Contribution')
    // Before the first day nobody had one.
    expect((await fileOf(people.clerk, '2026-11')).body).not.toContain('Adam')
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, works.id))
    expect(acts.map(({ call, detail }) => [call, detail.month])).toEqual([
      ['schoolSubscription/exportControlFile', '2026-12'],
      ['schoolSubscription/exportControlFile', '2026-11'],
    ])
  })

  it('that differ from the list are told with what would come of it, and nothing is done before it is chosen', async () => {
    const { db } = test.database
    const { visitor } = people.clerk
    const params = { orgGuid: works.id }
    const differences = async () => (await visitor.send(calls.getControlDifferences, { params, query: {} })).items
    const answer = (names: string[], said: calls.AnswerDifferences['answer'], rows: calls.ControlDifference[]) =>
      visitor.send(calls.answerControlDifferences, {
        params,
        body: {
          contractGuids: rows.filter(({ student }) => names.includes(student.name)).map(row => row.contractGuid),
          answer: said,
        },
      })
    await anEmployee('Gross', '12', '2026-11-30')
    await anEmployee('Hahn', '13', '2026-11-30')
    const before = await differences()
    expect(before.map(({ student, finding, endsOn, answers }) => [student.name, finding, endsOn, answers])).toEqual([
      ['Cordes, Pia', 'leavesEarlier', '2026-12-31', ['left']],
      ['Ebert, Pia', 'notListed', null, ['listed']],
      ['Funk, Pia', 'numberMissing', null, []],
      ['Gross, Pia', 'notListed', '2026-12-31', ['left', 'listed']],
      ['Hahn, Pia', 'notListed', '2026-12-31', ['left', 'listed']],
    ])
    // To others there is nothing, and what takes no such answer is refused.
    const third = await aContactPerson(test, [await anOrganisation(test, { name: 'Third', kind: 'company' })])
    const foreign = await third.visitor.send(calls.getControlDifferences, { params, query: {} })
    expect(foreign.errors[0]?.translationKey).toBe('error.organisationNotFound')
    const wrong = await answer(['Cordes, Pia', 'Funk, Pia'], 'left', before)
    expect(wrong.errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
    expect(await differences()).toEqual(before)
    const left = await answer(['Cordes, Pia', 'Gross, Pia'], 'left', before)
    expect(left.items.map(({ student, ticketUntil }) => [student.name, ticketUntil])).toEqual([
      ['Ebert, Pia', '2026-12-15'],
      ['Funk, Pia', null],
      ['Gross, Pia', '2026-12-31'],
      ['Hahn, Pia', null],
    ])
    const listed = await answer(['Hahn, Pia'], 'listed', left.items)
    expect(listed.items.map(({ student }) => student.name)).not.toContain('Hahn, Pia')
    const [hahn] = before.filter(({ student }) => student.name === 'Hahn, Pia')
    const places = await db
      .select()
      .from(membership)
      .where(eq(membership.partyId, hahn?.student.guid ?? ''))
    expect(places.map(({ validUntil, personnelNumber }) => [validUntil, personnelNumber])).toContainEqual([null, '13'])
  })
})
