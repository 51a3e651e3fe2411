import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminEvent, membership, portalAction } from '../../../db/schema/index.ts'
import { aFramework } from '../../../testing/a-framework.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
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
    const reply = await fileOf(people.clerk, '2026-12')
    expect(reply.headers['content-type']).toContain('text/csv')
    const lines = reply.body.trim().split(/\r?\n/)
    const cells = lines.slice(1, -1).map(line => line.split(';').map(cell => cell.replaceAll('"', '')))
    expect(cells.map(([firm, , number, last, , from, until]) => [firm, number, last, from, until])).toEqual([
      ['Works', '7', 'Adam', '2026-12-01', '2026-12-31'],
      ['Works', '8', 'Berger', '2026-12-01', '2026-12-31'],
      ['Works', '9', 'Cordes', '2026-12-01', '2026-12-31'],
    ])
    expect(cells.map(row => row[7] !== '')).toEqual([false, false, true])
    // Before the first day nobody had one.
    expect((await fileOf(people.clerk, '2026-11')).body).not.toContain('Adam')
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, works.id))
    expect(acts.map(({ call, detail }) => [call, detail.month])).toEqual([
      ['schoolSubscription/exportControlFile', '2026-12'],
      ['schoolSubscription/exportControlFile', '2026-11'],
    ])
    expect(without).not.toBe('')
  })
})
