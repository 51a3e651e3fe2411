import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  application,
  contractEvent,
  entitlementDecision,
  entitlementProof,
  entitlementRule,
  partyPerson,
} from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aDecidedRider, type Rider } from '../../../testing/a-decided-rider.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aRuleInForce, countyRule, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { A_PDF, uploadAs } from '../../../testing/upload.ts'
import { runBatches } from '../batch/index.ts'
import { sendOwnPriceMail } from './send-own-price-mail.ts'
import { sendRollLetter } from './send-roll-letter.ts'

let test: TestWorld
let leader: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let parents: ReturnType<typeof visitorOf>
let yearGuid: string
let countyId: string
const riders = new Map<string, Rider>()
const tokens = new Map<string, string>()
const of = (name: string): Rider => riders.get(name) ?? { id: '', contractId: '' }
const tokenOf = (name: string) => ({ token: tokens.get(name) ?? '' })

const begin = async (task: calls.RollTask['task']) => {
  const reply = await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task } })
  expect(reply.errors).toEqual([])
  await runBatches(test.world, BATCH_WORK)
}
const member = async (name: string) =>
  (await leader.send(calls.getRollMembers, { params: { yearGuid }, query: { search: name } })).items[0]
const shown = (name: string) => parents.ask(calls.getNextYear, { params: tokenOf(name) })
const goOn = (name: string, priceInCent = 3800) =>
  parents.send(calls.goOnAtOwnPrice, { params: tokenOf(name), body: { priceInCent } })
/** Another version of the rule has another own price in the new year. */
async function costs(selfPayCents: number): Promise<void> {
  const { db } = test.database
  const made = await db.select().from(entitlementRule).where(eq(entitlementRule.authorityId, countyId))
  const [first] = made
  if (!first) throw new Error('there is no rule')
  const version = { id: test.world.newRowId(), version: made.length + 1, validFrom: NEXT_SCHOOL_YEAR.from }
  await db.insert(entitlementRule).values({ ...first, ...version, rule: { ...first.rule, selfPayCents } })
}
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  countyId = county.id
  const school = await anOrganisation(test, { name: 'North', isObligatedToControl: false })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county, { selfPayCents: 3800 })
  leader = (await aContactPerson(test, [county])).visitor
  parents = visitorOf(test.app)
  const exemption = { id: countyRule().exemptions[0]?.id ?? '' }
  const places = { school, county, payer: leader }
  // From grade 5 on a way has to be longer than 3.5 km.
  for (const [name, grade, metres] of [
    ['Short', '4', 3000],
    ['Near', '4', 3000],
    ['Order', '4', 3000],
    ['Office', '4', 3000],
    ['Long', '4', 4000],
  ] as const)
    riders.set(name, await aDecidedRider(test, places, { name, grade, metres }))
  riders.set('Exempt', await aDecidedRider(test, places, { name: 'Exempt', grade: '6', metres: 4000, exemption }))
  for (const name of ['Short', 'Near', 'Exempt']) {
    const own = { email: `${name.toLowerCase()}@example.org` }
    await test.database.db
      .update(partyPerson)
      .set(own)
      .where(eq(partyPerson.partyId, of(name).id))
  }
  // A school has asked for it, and nobody of the family has an address.
  const { email } = await aContactPerson(test, [school])
  await test.database.db
    .update(application)
    .set({ email: email.toUpperCase() })
    .where(eq(application.contractId, of('Office').contractId))
  yearGuid = (await leader.ask(calls.keepSchoolYear, { body: { ...NEXT_SCHOOL_YEAR, payerGuid: county.id } })).guid
  await begin('propose')
  const plan = { orgGuid: school.id, lastGrade: 10, classes: [], isDone: true }
  await leader.ask(calls.planRollSchool, { params: { yearGuid }, body: plan })
  const body = {
    studentGuids: ['Short', 'Near', 'Order', 'Office'].map(name => of(name).id),
    isEntitled: false,
    reason: '3.0 km',
  }
  await leader.send(calls.decideRollEntitlement, { params: { yearGuid }, body })
})
afterAll(() => test.close())

describe('the letter of the step to parents who lose something', () => {
  it('goes to them alone, with a link by which they answer where it is sure that they read it', async () => {
    await begin('reckon')
    await begin('letters')
    const jobs = await takenJobs(test, 'sendRollLetter')
    const named = new Map([...riders].map(([name, { id }]) => [id, name]))
    expect(jobs.map(({ partyId }) => named.get(partyId)).toSorted()).toEqual(['Exempt', 'Near', 'Order', 'Short'])
    expect(jobs.filter(({ linkId }) => !linkId).map(({ partyId }) => named.get(partyId))).toEqual(['Order'])
    // A school is not written to in the parents' place: it waits for the post.
    expect(await member('Office')).toMatchObject({ letter: 'needed' })
    for (const job of jobs) {
      await sendRollLetter(test.world, job)
      const token = /\/link\/([\w-]{43})/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? ''
      tokens.set(named.get(job.partyId) ?? '', token)
    }
    expect(await shown('Short')).toEqual({
      ...{ pupil: 'Short Short', authority: 'County', schoolYear: '2027/28', from: '2027-08-01', mayAct: true },
      ...{ isOver: true, ownPriceInCent: 3800, paysSelf: false, exemptionEnds: null, hasNewProof: false },
    })
  })

  it('lets them keep the ticket at the price they were shown, once, and who pays reads it', async () => {
    await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task: 'reckon' } })
    expect(wordOf(await goOn('Short'))).toBe('error.batchBusy')
    await runBatches(test.world, BATCH_WORK)
    expect(wordOf(await goOn('Short', 3700))).toBe('error.priceChanged')
    expect((await goOn('Short')).items).toMatchObject([{ isOver: false, paysSelf: true }])
    expect((await goOn('Short')).items).toMatchObject([{ paysSelf: true }])
    expect(await member('Short')).toMatchObject({ isEntitled: false, paysSelf: true, parentsSaid: ['paysSelf'] })
    const jobs = await takenJobs(test, 'sendOwnPriceMail')
    expect(jobs).toMatchObject([{ partyId: of('Short').id, priceInCent: 3800 }])
    for (const job of jobs) await sendOwnPriceMail(test.world, job)
    expect(test.mails.at(-1)).toMatchObject({ to: 'short@example.org', text: expect.stringContaining('38,00') })
    expect(await member('Near')).toMatchObject({ paysSelf: false, parentsSaid: [] })
    expect(wordOf(await goOn('Exempt'))).toBe('error.noOwnPrice')
    // What parents have said outlives another proposal.
    await begin('propose')
    expect(await member('Short')).toMatchObject({ isEntitled: false, paysSelf: true })
  })

  it('takes a new proof of an exemption, for who pays to look at', async () => {
    const { file } = await uploadAs(test, parents, A_PDF, 'proof.pdf')
    const fileId = file?.fileId ?? ''
    const handIn = (name: string) => parents.send(calls.handInExemption, { params: tokenOf(name), body: { fileId } })
    expect(wordOf(await handIn('Near'))).toBe('error.proofNotMissing')
    expect((await handIn('Exempt')).items).toMatchObject([{ hasNewProof: true, exemptionEnds: expect.any(String) }])
    const given = eq(entitlementProof.contractId, of('Exempt').contractId)
    expect(await test.database.db.$count(entitlementProof, given)).toBe(1)
    expect(await member('Exempt')).toMatchObject({ parentsSaid: ['proof'] })
    expect(wordOf(await handIn('Exempt'))).toBe('error.fileNotFound')
  })

  it('takes another proof where the first was the wrong one', async () => {
    const { file } = await uploadAs(test, parents, A_PDF, 'right.pdf')
    const body = { fileId: file?.fileId ?? '' }
    expect((await parents.send(calls.handInExemption, { params: tokenOf('Exempt'), body })).errors).toEqual([])
    const given = eq(entitlementProof.contractId, of('Exempt').contractId)
    expect(await test.database.db.$count(entitlementProof, given)).toBe(2)
  })

  it('keeps both: a proof that was handed in, and the own price where who pays says no all the same', async () => {
    const body = { studentGuids: [of('Exempt').id], isEntitled: false, reason: 'No proof' }
    expect((await leader.send(calls.decideRollEntitlement, { params: { yearGuid }, body })).errors).toEqual([])
    expect((await goOn('Exempt')).items).toMatchObject([{ paysSelf: true, hasNewProof: true }])
    expect(await member('Exempt')).toMatchObject({ parentsSaid: ['paysSelf', 'proof'] })
    // Also before the letter about the end was sent.
    for (const job of await takenJobs(test, 'sendOwnPriceMail')) await sendOwnPriceMail(test.world, job)
    expect(test.mails.at(-1)).toMatchObject({ to: 'exempt@example.org', text: expect.stringContaining('38,00') })
  })

  it('binds them to no other price: they are written to again where the rule has one', async () => {
    await costs(4200)
    expect(await shown('Short')).toMatchObject({ isOver: true, paysSelf: false, ownPriceInCent: 4200 })
    await begin('reckon')
    expect(await member('Short')).toMatchObject({ paysSelf: false, parentsSaid: [], letter: 'needed' })
    await begin('letters')
    const mails = test.mails.length
    for (const job of await takenJobs(test, 'sendRollLetter')) await sendRollLetter(test.world, job)
    expect(test.mails.slice(mails).map(({ to }) => to)).toEqual(['short@example.org', 'exempt@example.org'])
    for (const name of ['Short', 'Exempt'])
      expect((await goOn(name, 4200)).items).toMatchObject([{ isOver: false, paysSelf: true }])
  })

  it('offers nothing of a ticket that ends before the year begins', async () => {
    const cancelled = { kind: 'ended', effectiveOn: '2027-07-01', payload: { reason: 'customerRequest' } } as const
    await happens(test, of('Near').contractId, cancelled)
    const seq = await test.database.db.$count(contractEvent, eq(contractEvent.contractId, of('Near').contractId))
    expect(await shown('Near')).toMatchObject({ isOver: true, ownPriceInCent: null })
    expect(wordOf(await goOn('Near', 4200))).toBe('error.noOwnPrice')
    const takenBack = { kind: 'voided', effectiveOn: '2027-07-01', payload: { seq } } as const
    await happens(test, of('Near').contractId, takenBack)
    expect(await shown('Near')).toMatchObject({ ownPriceInCent: 4200 })
  })

  it('holds with the year: a decision at the own price, the end for whoever was silent; then it is too late', async () => {
    await begin('reckon')
    await begin('ask')
    await leader.send(calls.approveRollMembers, { params: { yearGuid }, body: { isApproved: true } })
    await begin('reckon')
    await costs(4300)
    const tooDear = await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task: 'apply' } })
    expect(wordOf(tooDear)).toBe('error.rollNotReady')
    await costs(4200)
    await begin('apply')
    const resultOf = async (name: string) => {
      const made = await test.database.db
        .select()
        .from(entitlementDecision)
        .where(eq(entitlementDecision.contractId, of(name).contractId))
      return made.find(({ stepId }) => stepId !== null)
    }
    expect(await resultOf('Short')).toMatchObject({ result: 'selfPay', share: { cents: 4200, why: 'selfPay' } })
    // Who pays has decided, and not who has answered.
    expect(await resultOf('Short')).toMatchObject({ decidedBy: 'Con Tact' })
    expect(await resultOf('Near')).toMatchObject({ result: 'notEntitled' })
    const late = await parents.send(calls.getNextYear, { params: tokenOf('Near') })
    expect([late.status, wordOf(late)]).toEqual([409, 'error.nextYearTooLate'])
    expect(wordOf(await goOn('Near'))).toBe('error.nextYearTooLate')
  })
})
