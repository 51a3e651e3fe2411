import * as calls from '@billett/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractEvent, entitlementDecision, rollMember, schoolYear } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { aDecidedRider, type Rider } from '../../../testing/a-decided-rider.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aRuleInForce, countyRule } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'
import { shareRound } from '../decision/index.ts'
import { pupilsOf, storeProposed } from './proposed.repository.ts'
import { sendRollLetter } from './send-roll-letter.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let leader: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let yearGuid: string
const riders = new Map<string, Rider>()
const of = (name: string): Rider => riders.get(name) ?? { id: '', contractId: '' }
const [exemption] = countyRule().exemptions

const begin = async (task: calls.RollTask['task']) => {
  const reply = await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task } })
  expect(reply.errors).toEqual([])
  await runBatches(test.world, BATCH_WORK)
}
const members = async () => (await leader.send(calls.getRollMembers, { params: { yearGuid }, query: {} })).items
const decide = (body: calls.DecideRollEntitlement) =>
  leader.send(calls.decideRollEntitlement, { params: { yearGuid }, body })
const decisionsOf = (name: string) =>
  test.database.db
    .select()
    .from(entitlementDecision)
    .where(eq(entitlementDecision.contractId, of(name).contractId))
    .orderBy(asc(entitlementDecision.decidedOn), asc(entitlementDecision.schoolYear), asc(entitlementDecision.number))
/** What the parents pay from which day on. */
const ownSharesOf = async (name: string) => {
  const rows = await test.database.db
    .select()
    .from(contractEvent)
    .where(eq(contractEvent.contractId, of(name).contractId))
    .orderBy(asc(contractEvent.seq))
  return rows.flatMap(({ happening }) =>
    'shares' in happening.payload
      ? [[happening.effectiveOn, happening.payload.shares.find(one => one.kind === 'fixed')?.cents ?? 0]]
      : [],
  )
}

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'North', isObligatedToControl: false })
  await pays(test, county, school)
  await aRuleInForce(test, county)
  leader = (await aContactPerson(test, [county])).visitor
  const untils = { Ends: undefined, Holds: '2028-03-31', Renewed: '2027-05-31', Mid: '2027-03-31' }
  // Whose grade is no last one goes on.
  await aDecidedRider(test, { school, county, payer: leader }, { name: 'Older', grade: '9', metres: 4000 })
  for (const [name, until] of Object.entries(untils)) {
    const granted = { id: exemption?.id ?? '', ...(until === undefined ? {} : { until }) }
    riders.set(
      name,
      await aDecidedRider(
        test,
        { school, county, payer: leader },
        { name, grade: '6', metres: 4000, exemption: granted },
      ),
    )
  }
  yearGuid = (await leader.ask(calls.keepSchoolYear, { body: { ...NEXT_SCHOOL_YEAR, payerGuid: county.id } })).guid
})
afterAll(() => test.close())

describe('an exemption from the own share', () => {
  it('is granted until the last day of its proof: from the month after on the own share is due', async () => {
    expect(await decisionsOf('Mid')).toMatchObject([{ exemption: exemption?.id, exemptionUntil: '2027-03-31' }])
    // What is no contract yet when it is decided about is looked at on the day after.
    test.pass(24 * 60)
    await shareRound(test.world)
    leader = (await aContactPerson(test, [county])).visitor
    expect(await ownSharesOf('Mid')).toEqual([
      ['2026-12-01', 0],
      ['2027-04-01', 1400],
    ])
    expect(await ownSharesOf('Ends')).toEqual([['2026-12-01', 0]])
  })

  it('is looked at by the step: it goes on where its proof reaches the year, and is asked for anew where not', async () => {
    await begin('propose')
    const rows = (await members()).map(({ firstName, redecide, isEntitled, letter }) => [
      ...[firstName, redecide, isEntitled, letter],
    ])
    expect(rows).toEqual([
      ['Ends', 'exemption', true, 'needed'],
      ['Holds', null, null, null],
      ['Mid', 'exemption', true, 'needed'],
      ['Renewed', 'exemption', true, 'needed'],
      ['Older', null, null, null],
    ])
    const tooEarly = { studentGuids: [of('Renewed').id], isEntitled: true, exemptionUntil: '2027-07-31', reason: 'x' }
    expect((await decide(tooEarly)).errors).toMatchObject([{ fieldName: 'exemptionUntil' }])
    expect((await decide({ ...tooEarly, exemptionUntil: '2028-07-31', reason: 'New proof' })).errors).toEqual([])
    const before = test.mails.length
    await begin('letters')
    const jobs = await takenJobs(test, 'sendRollLetter')
    expect(jobs.map(({ partyId }) => partyId).toSorted()).toEqual([of('Ends').id, of('Mid').id].toSorted())
    for (const job of jobs) await sendRollLetter(test.world, job)
    expect(test.mails.slice(before)).toHaveLength(2)
  })

  it('once asked about by a letter does not keep its parents from one about an end that is decided later', async () => {
    const asked = { studentGuids: [of('Mid').id], reason: 'Too near' }
    expect((await decide({ ...asked, isEntitled: false })).errors).toEqual([])
    const letterOf = async (name: string) => (await members()).find(({ firstName }) => firstName === name)?.letter
    expect(await letterOf('Mid')).toBe('needed')
    const before = test.mails.length
    await begin('letters')
    for (const job of await takenJobs(test, 'sendRollLetter')) await sendRollLetter(test.world, job)
    expect(test.mails.slice(before)).toHaveLength(1)
    expect((await decide({ ...asked, isEntitled: false, reason: 'Far too near' })).errors).toEqual([])
    expect(await letterOf('Mid')).toBe('sent')
    expect((await decide({ ...asked, isEntitled: true })).errors).toEqual([])
    await test.database.db.transaction(async tx => {
      const [year] = await tx.select().from(schoolYear).where(eq(schoolYear.id, yearGuid))
      const [pupil] = year ? await pupilsOf(tx, year, school.id, [of('Mid').id]) : []
      const [row] = await tx
        .select()
        .from(rollMember)
        .where(eq(rollMember.partyId, of('Mid').id))
      if (!year || !pupil || !row) throw new Error('nobody is there')
      const proposal = { kind: row.kind, why: row.why, to: row.after, away: null }
      const over = { redecide: 'exemption' as const, isEntitled: false, paysSelf: false, decidedBy: null }
      await storeProposed(tx, year, [{ pupil, proposal, ...over, exemptionEnds: null, letter: 'needed' }])
    })
    expect(await letterOf('Mid')).toBe('needed')
    expect((await decide({ ...asked, isEntitled: true })).errors).toEqual([])
  })

  it('is decided with the year: gone with the own share, or granted anew by its new proof', async () => {
    await begin('reckon')
    await begin('ask')
    await leader.send(calls.approveRollMembers, { params: { yearGuid }, body: { isApproved: true } })
    await begin('reckon')
    await begin('apply')
    const [first, ended] = await decisionsOf('Ends')
    expect(ended).toMatchObject({
      ...{ result: 'entitled', exemption: '', share: { cents: 1400, why: 'place' }, validFrom: '2027-08-01' },
      // Nothing is decided anew about the way: its facts are those of before.
      ...{ facts: first?.facts, ruled: first?.ruled, departs: first?.departs },
    })
    expect((await decisionsOf('Renewed')).at(-1)).toMatchObject({
      ...{ exemption: exemption?.id, exemptionUntil: '2028-07-31', share: { cents: 0, why: 'exempt' } },
      reason: 'New proof',
    })
    expect(await decisionsOf('Holds')).toHaveLength(1)
    expect(await ownSharesOf('Ends')).toEqual([
      ['2026-12-01', 0],
      ['2027-08-01', 1400],
    ])
    expect((await ownSharesOf('Renewed')).at(-1)).toEqual(['2027-08-01', 0])
  })
})
