import * as calls from '@billett/contract'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { application, partyPerson } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { aDecidedRider, type Rider } from '../../../testing/a-decided-rider.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'

let test: TestWorld
let leader: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let secretary: typeof leader
let yearGuid: string
const riders = new Map<string, Rider>()
const of = (name: string): Rider => riders.get(name) ?? { id: '', contractId: '' }

const ADDRESS = { street: 'Lindenweg', houseNumber: '4', postCode: '12345', city: 'Falkenbrück', country: 'DE' }
const params = () => ({ yearGuid })
const begin = async (task: calls.RollTask['task']) => {
  const reply = await leader.send(calls.beginRollTask, { params: params(), body: { task } })
  expect(reply.errors).toEqual([])
  await runBatches(test.world, BATCH_WORK)
}
const refuseWay = (names: string[], reason: string) =>
  leader.ask(calls.decideRollEntitlement, {
    params: params(),
    body: { studentGuids: names.map(name => of(name).id), isEntitled: false, reason },
  })
const letterOf = async (name: string) =>
  (await leader.send(calls.getRollMembers, { params: params(), query: { search: name } })).items[0]?.letter
const waiting = async () => (await leader.send(calls.getRollPost, { params: params() })).items[0]
const print = (by = leader) => by.send(calls.printRollPost, { params: params() })
const note = (by = leader) => by.send(calls.noteRollPost, { params: params() })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  const { db } = test.database
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'North', isObligatedToControl: false })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county)
  leader = (await aContactPerson(test, [county])).visitor
  secretary = (await aContactPerson(test, [school])).visitor
  for (const name of ['Mail', 'Paper', 'Secret']) {
    const rider = await aDecidedRider(test, { school, county, payer: leader }, { name, grade: '4', metres: 3000 })
    riders.set(name, rider)
    const person = {
      email: name === 'Mail' ? 'mail@example.org' : '',
      address: ADDRESS,
      isAddressSecret: name === 'Secret',
    }
    await db.update(partyPerson).set(person).where(eq(partyPerson.partyId, rider.id))
    await db.update(application).set({ email: '' }).where(eq(application.contractId, rider.contractId))
  }
  yearGuid = (await leader.ask(calls.keepSchoolYear, { body: { ...NEXT_SCHOOL_YEAR, payerGuid: county.id } })).guid
  await begin('propose')
  const plan = { orgGuid: school.id, lastGrade: 10, classes: [], isDone: true }
  await leader.ask(calls.planRollSchool, { params: params(), body: plan })
  await refuseWay(['Mail', 'Paper', 'Secret'], '3.0 km')
})
afterAll(() => test.close())

describe('letters of the step to people without an e-mail address', () => {
  it('wait to be printed, while everybody else is written to', async () => {
    await begin('letters')
    const jobs = await takenJobs(test, 'sendRollLetter')
    expect(jobs.map(({ partyId }) => partyId)).toEqual([of('Mail').id])
    expect(await waiting()).toEqual({ toPost: 2, printed: 0, unaddressed: 1 })
    expect(wordOf(await note())).toBe('error.nothingPrinted')
  })

  it('are printed by who leads the step alone, each on sheets of its own, and are delivered by that to nobody', async () => {
    expect((await print(secretary)).status).toBe(404)
    const file = await print()
    expect(file.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await PDFDocument.load(file.bytes)).getPageCount()).toBe(4)
    expect(await waiting()).toEqual({ toPost: 2, printed: 2, unaddressed: 1 })
    expect(await letterOf('Paper')).toBe('printed')
  })

  it('are printed anew where something else is decided before they were posted', async () => {
    await refuseWay(['Paper'], '2.9 km')
    expect(await letterOf('Paper')).toBe('needed')
    expect(await waiting()).toMatchObject({ toPost: 2, printed: 1 })
  })

  it('count as sent once somebody says that they were posted, of what was printed alone', async () => {
    expect((await note(secretary)).status).toBe(404)
    expect((await note()).items).toEqual([{ toPost: 1, printed: 0, unaddressed: 0 }])
    expect([await letterOf('Secret'), await letterOf('Paper')]).toEqual(['sent', 'needed'])
    await print()
    await note()
    expect(await letterOf('Paper')).toBe('sent')
    expect((await print()).status).toBe(409)
  })
})
