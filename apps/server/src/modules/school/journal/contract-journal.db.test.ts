import * as calls from '@billett/contract'
import { portalRight } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactPerson } from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { historiesOf } from '../../subscription/contract/index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let contractId: string

beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'School' })
  const parents = await anOrganisation(test, { name: 'Parents', kind: 'payer' })
  await pays(test, county, school)
  contractId = await aPupilsContract(test, await aPupil(test, school), school, {
    state: 'Granted',
    payer: county,
    besides: { payerId: parents.payerId, cents: 1400 },
  })
  await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-12-01', payload: { cause: 'debt' } })
  test.pass(10 * 24 * 60)
  await claimRound(test.world)
})
afterAll(() => test.close())

const journal = ({ visitor }: Person, id = contractId) =>
  visitor.send(calls.getSubscriptionJournal, { params: { contractId: id }, query: {} })
const read = async (person: Person) =>
  (await person.visitor.send(calls.getSubscriptionJournal, { params: { contractId }, query: {} })).items

describe('the journal of a contract', () => {
  it('tells a school what happened, and nothing of money and blocks', async () => {
    const entries = await read(await aContactPerson(test, [school]))
    expect(entries.map(({ kind, text, amountInCent }) => [kind, text, amountInCent])).toEqual([
      ['event', expect.stringMatching(/^(Vertrag geschlossen|Contract concluded)/), null],
    ])
  })

  it('tells nobody of an end that was taken back', async () => {
    await happens(test, contractId, { kind: 'ended', effectiveOn: '2027-03-01', payload: { reason: 'priceChange' } })
    const secretary = await aContactPerson(test, [school])
    const kinds = async () => (await read(secretary)).filter(({ kind }) => kind === 'event').length
    expect(await kinds()).toBe(2)
    const seq = Math.max(
      ...((await historiesOf(test.world.db, [contractId])).get(contractId) ?? []).map(one => one.seq),
    )
    await happens(test, contractId, { kind: 'voided', effectiveOn: '2026-12-01', payload: { seq } })
    expect(await kinds()).toBe(1)
  })

  it('tells who pays what they were claimed, and nothing of what the parents were', async () => {
    const entries = await read(await aContactPerson(test, [county]))
    const cents = entries.flatMap(({ kind, amountInCent }) => (kind === 'claim' ? [amountInCent] : []))
    expect(cents.length).toBeGreaterThan(0)
    expect(new Set(cents)).toEqual(new Set([4900]))
    expect(entries.filter(({ kind }) => !['event', 'claim'].includes(kind))).toEqual([])
  })

  it('is closed to another school and to who is not named for pupils, as one that is not there', async () => {
    const sister = await aContactPerson(test, [await anOrganisation(test, { name: 'Sister' })])
    const [foreign, absent] = [await journal(sister), await journal(sister, test.world.newRowId())]
    expect(foreign.status).toBe(404)
    expect(foreign.errors).toEqual(absent.errors)
    const other = await aContactPerson(test, [school])
    const rights = [portalRight('SchoolOverview')]
    await test.database.db.update(contactPerson).set({ rights }).where(eq(contactPerson.accountId, other.accountId))
    expect((await journal(other)).status).toBe(404)
  })
})
