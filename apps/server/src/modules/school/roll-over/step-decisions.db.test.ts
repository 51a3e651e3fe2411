import * as calls from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, contractEvent, decisionLetter, entitlementDecision } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { aDecidedRider, type Rider } from '../../../testing/a-decided-rider.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let leader: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let yearGuid: string

const riders = new Map<string, Rider>()
const of = (name: string): Rider => riders.get(name) ?? { id: '', contractId: '' }

const aRider = async (name: string, grade: string, metres: number, exemption?: { id: string; until?: string }) =>
  riders.set(
    name,
    await aDecidedRider(
      test,
      { school, county, payer: leader },
      { name, grade, metres, ...(exemption && { exemption }) },
    ),
  )

const begin = async (task: calls.RollTask['task']) => {
  const reply = await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task } })
  expect(reply.errors).toEqual([])
  await runBatches(test.world, BATCH_WORK)
}
const year = async () => (await leader.send(calls.getSchoolYears)).items.find(({ guid }) => guid === yearGuid)
const decide = (name: string, body: Omit<calls.DecideRollEntitlement, 'studentGuids'>) =>
  leader.send(calls.decideRollEntitlement, { params: { yearGuid }, body: { studentGuids: [of(name).id], ...body } })
const approve = (isApproved: boolean, more: Partial<calls.ApproveRollMembers> = {}) =>
  leader.send(calls.approveRollMembers, { params: { yearGuid }, body: { isApproved, ...more } })

/** What was decided about somebody's ticket, the first first. */
const decisionsOf = (name: string) =>
  test.database.db
    .select()
    .from(entitlementDecision)
    .where(eq(entitlementDecision.contractId, of(name).contractId))
    .orderBy(asc(entitlementDecision.decidedOn), asc(entitlementDecision.schoolYear), asc(entitlementDecision.number))
const results = async (name: string) => (await decisionsOf(name)).map(({ result }) => result)
const stepOf = async (name: string) => (await decisionsOf(name)).find(({ stepId }) => stepId !== null)
const sharesOf = async (name: string) => {
  const rows = await test.database.db
    .select()
    .from(contractEvent)
    .where(eq(contractEvent.contractId, of(name).contractId))
  const voided = rows.flatMap(({ happening }) => (happening.kind === 'voided' ? [happening.payload.seq] : []))
  return rows
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap(({ seq, happening }) =>
      'shares' in happening.payload && !voided.includes(seq)
        ? [[happening.effectiveOn, happening.payload.shares.map(one => (one.kind === 'fixed' ? one.cents : one.kind))]]
        : [],
    )
}

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'North', isObligatedToControl: false })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  // A way of grade 5 has to be longer (3.5 km) than one of grade 4 (2 km); whoever is not entitled may pay 38.00.
  await aRuleInForce(test, county, { selfPayCents: 3800 })
  leader = (await aContactPerson(test, [county])).visitor
  await aRider('Stay', '6', 4000)
  await aRider('Last', '10', 4000)
  await aRider('Long', '4', 4000)
  await aRider('Short', '4', 3000)
  await aRider('Payer', '4', 1000)
  await aRider('Self', '6', 1000)
  await aRider('Unwanted', '7', 4000)
  await taken(test)
  const body = { ...NEXT_SCHOOL_YEAR, payerGuid: county.id }
  yearGuid = (await leader.ask(calls.keepSchoolYear, { body })).guid
  const plan = { orgGuid: school.id, lastGrade: 10, classes: [], isDone: true }
  await begin('propose')
  await leader.ask(calls.planRollSchool, { params: { yearGuid }, body: plan })
})
afterAll(() => test.close())

describe('the step into a year', () => {
  it('lets whoever pays for the ticket themselves go on, and asks a person about who would have to', async () => {
    expect([await results('Payer'), await results('Self')]).toEqual([['selfPay'], ['selfPay']])
    const { items } = await leader.send(calls.getRollMembers, { params: { yearGuid }, query: {} })
    expect(
      items.map(({ firstName, redecide, isEntitled, paysSelf }) => [firstName, redecide, isEntitled, paysSelf]),
    ).toEqual([
      ['Last', null, null, false],
      ['Long', 'band', true, false],
      ['Payer', 'band', false, true],
      ['Short', 'band', null, false],
      ['Self', null, null, false],
      ['Stay', null, null, false],
      ['Unwanted', null, null, false],
    ])
    expect(
      (await decide('Short', { isEntitled: false, paysSelf: true, reason: 'They want to keep it' })).errors,
    ).toEqual([])
  })

  it('counts in its dry run what they pay: 38.00 a month of who pays themselves, 14.00 of the others', async () => {
    await begin('reckon')
    const months = (await year())?.money?.months.filter(({ month }) => month === '2028-01') ?? []
    // Stay, Long and Unwanted pay an own share; Short, Payer and Self pay themselves; Last has left.
    expect(months).toEqual([
      { payer: 'Parents', month: '2028-01', sumInCent: 3 * 1400 + 3 * 3800 },
      { payer: 'County', month: '2028-01', sumInCent: 3 * 4900 + 3 * 2500 },
    ])
  })

  it('decides about whoever gets no ticket any more or another share, by rule and facts, with letter and remedy', async () => {
    await begin('ask')
    await approve(false, { studentGuids: [of('Unwanted').id], reason: 'The bus of the school is free' })
    await approve(true)
    await begin('reckon')
    const mails = test.mails.length
    await begin('apply')
    expect(await year()).toMatchObject({ rolled: 'applied', failure: '' })
    const common = { schoolYear: 'sy2027', validFrom: '2027-08-01', stepId: yearGuid, authorityId: county.id }
    expect(await stepOf('Last')).toMatchObject({
      ...common,
      result: 'notEntitled',
      facts: null,
      share: { cents: null },
    })
    expect((await stepOf('Last'))?.reason).toContain('Besuch der Schule endet')
    expect(await stepOf('Long')).toMatchObject({
      ...{ ...common, result: 'entitled', departs: false, facts: { metres: 4000, grade: 5 } },
      ...{ ruled: { kind: 'entitled', reasons: [{ kind: 'longEnough', minMetres: 3500 }, { kind: 'nearest' }] } },
    })
    expect(await stepOf('Short')).toMatchObject({
      ...{ ...common, result: 'selfPay', reason: 'They want to keep it', share: { cents: 3800, why: 'selfPay' } },
      facts: { metres: 3000, grade: 5 },
    })
    expect(await stepOf('Payer')).toMatchObject({ ...common, result: 'selfPay', share: { cents: 3800 } })
    expect(await stepOf('Unwanted')).toMatchObject({
      ...{ ...common, result: 'notEntitled', reason: 'The bus of the school is free', departs: true },
      facts: { metres: 4000, grade: 8 },
    })
    // What goes on is decided already: nobody is written to about nothing.
    for (const name of ['Stay', 'Self']) expect(await stepOf(name)).toBeUndefined()
    expect(await sharesOf('Short')).toEqual([
      ['2026-12-01', [1400, 'remainder']],
      ['2027-08-01', [3800, 'remainder']],
    ])
    await taken(test)
    const sent = test.mails.slice(mails)
    expect(sent).toHaveLength(5)
    for (const { subject, attachments } of sent) {
      expect(subject).toContain('im neuen Schuljahr')
      expect(attachments).toMatchObject([{ mimeType: 'application/pdf' }])
    }
    const last = await stepOf('Last')
    const [letter] = await test.database.db
      .select()
      .from(decisionLetter)
      .where(eq(decisionLetter.decisionId, last?.id ?? ''))
    expect(letter).toMatchObject({ deliveredOn: expect.any(String), objectionUntil: expect.any(String) })
    const [shown] = (await leader.send(calls.getDecisions, { params: { guid: of('Short').contractId }, query: {} }))
      .items
    expect(shown).toMatchObject({ result: 'selfPay', ruleVersion: 1, term: 'running', mayObject: true })
  })

  it('takes its decisions back with the step: what was decided before holds again, and so do the shares', async () => {
    await begin('undo')
    expect(await results('Short')).toEqual(['entitled', 'selfPay', 'takenBack'])
    expect(await results('Last')).toEqual(['entitled', 'notEntitled', 'takenBack'])
    expect(await results('Stay')).toEqual(['entitled'])
    expect(await sharesOf('Short')).toEqual([['2026-12-01', [1400, 'remainder']]])
    const made = await decisionsOf('Short')
    expect(made[2]).toMatchObject({ citesId: made[1]?.id, stepId: yearGuid })
    await begin('propose')
    await begin('reckon')
    await begin('ask')
    await approve(true)
    await begin('apply')
    expect(await results('Short')).toEqual(['entitled', 'selfPay', 'takenBack', 'selfPay'])
    expect(await sharesOf('Short')).toEqual([
      ['2026-12-01', [1400, 'remainder']],
      ['2027-08-01', [3800, 'remainder']],
    ])
  })

  it('is objected to: an upheld objection takes the end back, and the ticket waits for who pays again', async () => {
    await taken(test)
    const decision = (await decisionsOf('Last')).findLast(({ result }) => result === 'notEntitled')
    const params = { decisionGuid: decision?.id ?? '' }
    const body = { receivedOn: businessDateOf(test.now()), text: 'Last stays for another year' }
    await leader.ask(calls.enterObjection, { params, body })
    const ended = async () => {
      const rows = await test.database.db
        .select()
        .from(contractEvent)
        .where(eq(contractEvent.contractId, of('Last').contractId))
        .orderBy(asc(contractEvent.seq))
      return rows.map(({ happening }) => happening.kind).slice(-2)
    }
    expect((await ended()).at(-1)).toBe('ended')
    const upheld = await leader.ask(calls.decideObjection, { params, body: { outcome: 'upheld', reason: 'So it is' } })
    expect(upheld.objection).toMatchObject({ state: 'upheld', contractGuid: of('Last').contractId })
    expect(await ended()).toEqual(['ended', 'voided'])
    const state = (
      await test.database.db
        .select()
        .from(contract)
        .where(eq(contract.id, of('Last').contractId))
    )[0]?.state
    expect(state).toBe('ReApprovalPayerPending')
  })
})
