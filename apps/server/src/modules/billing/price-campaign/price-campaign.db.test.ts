import * as calls from '@billett/contract'
import { businessDateOf, daysBetween } from '@billett/domain'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  adminEvent,
  claim,
  contractEvent,
  partyPerson,
  priceAnswer,
  priceCampaign,
  priceCampaignPart,
  priceConsent,
} from '../../../db/schema/index.ts'
import type { Checkpoint } from '../../../ports/checkpoints.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { mortalProcess } from '../../../testing/kills/mortal-process.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { linkSecret } from '../../subscription/link/index.ts'
import { claimRound } from '../claim/index.ts'
import { byConsent, releasedCampaign } from './campaign.fixture.ts'
import { countOf } from './consent.repository.ts'
import { campaignRound, sendPriceMail } from './index.ts'
import { sampleCampaign, tryCampaign } from './try-campaign.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterEach(() => test.close())

const until = (day: string) => test.pass(daysBetween(businessDateOf(test.now()), day) * 24 * 60)

const consentOf = async (contractId: string) => {
  const [row] = await test.database.db.select().from(priceConsent).where(eq(priceConsent.contractId, contractId))
  return row ?? expect.unreachable()
}
const answerOf = async (contractId: string) => {
  const [row] = await test.database.db.select().from(priceAnswer).where(eq(priceAnswer.contractId, contractId))
  return row
}
/** What a campaign had happen to a contract. */
const happened = async (contractId: string) =>
  (
    await test.database.db
      .select()
      .from(contractEvent)
      .where(eq(contractEvent.contractId, contractId))
      .orderBy(asc(contractEvent.seq))
  )
    .slice(1)
    .map(({ happening }) => `${happening.kind} ${happening.effectiveOn}`)
/** What is claimed of a contract's January. */
const januaryOf = async (contractId: string) => {
  const rows = await test.database.db
    .select({ cents: claim.cents })
    .from(claim)
    .where(and(eq(claim.contractId, contractId), eq(claim.periodStart, '2027-01-01')))
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
const stateOf = async (id: string) =>
  (await test.database.db.select().from(priceCampaign).where(eq(priceCampaign.id, id)))[0]?.state

const tokenOf = async (contractId: string) => linkSecret(test.world, (await consentOf(contractId)).linkId)
const ask = async (contractId: string) =>
  visitorOf(test.app, 'de').ask(calls.getPriceQuestion, { params: { token: await tokenOf(contractId) } })
async function say(contractId: string, answer: 'continues' | 'ends', textHash?: string) {
  const token = await tokenOf(contractId)
  const hash = textHash ?? (await ask(contractId)).textHash
  const visitor = visitorOf(test.app, 'de')
  const sent = await visitor.send(calls.answerPriceByLink, { params: { token }, body: { answer, textHash: hash } })
  return sent.errors[0]?.translationKey ?? sent.items[0]?.state
}

describe('a campaign by consent', () => {
  it('leaves out a contract of which nobody can tell what it changes, and tells those before and after it', async () => {
    const made = [await byConsent(test), await byConsent(test), await byConsent(test)]
    const [, broken] = made.map(({ contractId }) => contractId).toSorted()
    const product = { product: 'no key of any product' }
    await happens(test, broken ?? '', { kind: 'productChanged', effectiveOn: '2027-01-01', payload: product })
    const campaign = await releasedCampaign(test)
    expect((await tryCampaign(test.world, test.world.db, campaign)).counts).toMatchObject({ changed: 2, unclear: 1 })
    await campaignRound(test.world)
    expect(await countOf(test.world.db, campaign.id)).toMatchObject({ told: 2 })
    const events = await test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'collecting'))
    expect(events.map(({ facts }) => facts)).toMatchObject([{ what: 'priceNotTold', found: 1 }])
  })

  it('goes on, ends, or ends by silence: each contract as it answered, to the cent', async () => {
    const [yes, no, none] = [await byConsent(test), await byConsent(test), await byConsent(test)]
    const { id } = await releasedCampaign(test)
    await campaignRound(test.world)
    await campaignRound(test.world)
    expect(await stateOf(id)).toBe('open')
    expect(await say(yes.contractId, 'continues')).toBe('answered')
    expect(await say(no.contractId, 'ends')).toBe('answered')
    expect(await countOf(test.world.db, id)).toEqual({ told: 3, continues: 1, ends: 1, silent: 0, open: 1 })
    until('2026-12-15')
    await campaignRound(test.world)
    expect(await stateOf(id)).toBe('open')
    until('2026-12-16')
    await campaignRound(test.world)
    await campaignRound(test.world)
    expect(await stateOf(id)).toBe('applied')
    expect(await countOf(test.world.db, id)).toEqual({ told: 3, continues: 1, ends: 1, silent: 1, open: 0 })
    await claimRound(test.world)
    expect(await Promise.all([yes, no, none].map(one => happened(one.contractId)))).toEqual([
      ['priceAnnounced 2027-01-01', 'priceAgreed 2027-01-01'],
      ['priceAnnounced 2027-01-01', 'ended 2027-01-01'],
      ['priceAnnounced 2027-01-01', 'ended 2027-01-01'],
    ])
    const { beforeCents, afterCents } = await consentOf(yes.contractId)
    expect([beforeCents, afterCents]).toEqual([8990, 9350])
    expect(await Promise.all([yes, no, none].map(one => januaryOf(one.contractId)))).toEqual([afterCents, 0, 0])
  })

  it('keeps the old price until a day where it says so', async () => {
    const { contractId } = await byConsent(test)
    await releasedCampaign(test, { oldPriceUntil: '2027-02-15' })
    await campaignRound(test.world)
    expect((await ask(contractId)).statement[2]).toContain('28. Februar 2027')
    until('2026-12-16')
    await campaignRound(test.world)
    await claimRound(test.world)
    expect(await happened(contractId)).toEqual(['priceAnnounced 2027-01-01', 'ended 2027-03-01'])
    expect(await januaryOf(contractId)).toBe((await consentOf(contractId)).beforeCents)
  })

  it('keeps what was shown and pressed, word for word', async () => {
    const { contractId } = await byConsent(test)
    await releasedCampaign(test)
    await campaignRound(test.world)
    const question = await ask(contractId)
    expect(question.yes).toMatch(/^Ich möchte ab 1\.1\. für \d+,\d\d\s€ weiterfahren$/)
    expect(question.no).toBe('Ich möchte meinen Vertrag zum 31.12. beenden')
    expect(question.statement.join(' ')).toContain('freiwillig')
    expect(question.statement.join(' ')).toContain('Ohne Ihre Antwort endet Ihr Vertrag am 31. Dezember 2026')
    await say(contractId, 'continues')
    expect(await answerOf(contractId)).toMatchObject({
      answer: 'continues',
      channel: 'link',
      shown: question.statement.join('\n\n'),
      pressed: question.yes,
      textVersion: '1',
      textHash: question.textHash,
    })
    expect(await ask(contractId)).toMatchObject({ state: 'answered', answer: 'continues' })
  })

  it('takes one of two answers that come at once by the same link', async () => {
    const { contractId } = await byConsent(test)
    await releasedCampaign(test)
    await campaignRound(test.world)
    const said = await Promise.all([
      say(contractId, 'continues'),
      say(contractId, 'ends'),
      say(contractId, 'continues'),
    ])
    expect(said.toSorted()).toEqual(['answered', 'error.priceAnswered', 'error.priceAnswered'])
    expect(await happened(contractId)).toHaveLength(2)
  })

  it('17: takes none after the last day, and says how to order anew', async () => {
    const { contractId } = await byConsent(test)
    await releasedCampaign(test)
    await campaignRound(test.world)
    until('2026-12-16')
    expect(await say(contractId, 'continues')).toBe('error.priceAnswerTooLate')
    await campaignRound(test.world)
    expect(await say(contractId, 'continues')).toBe('error.priceAnswerTooLate')
    expect(await ask(contractId)).toMatchObject({ state: 'tooLate', answer: 'silent', endsOn: '2026-12-31' })
  })

  it('18: a cancellation wins over a consent, before it and after it', async () => {
    const [before, after] = [await byConsent(test), await byConsent(test)]
    await releasedCampaign(test)
    await campaignRound(test.world)
    const ended = { kind: 'ended', effectiveOn: '2027-01-01', payload: { reason: 'customerRequest' } } as const
    await happens(test, before.contractId, ended)
    expect(await say(before.contractId, 'continues')).toBe('error.priceContractEnds')
    expect(await say(after.contractId, 'continues')).toBe('answered')
    await happens(test, after.contractId, ended)
    until('2026-12-16')
    await campaignRound(test.world)
    await claimRound(test.world)
    expect(await januaryOf(before.contractId)).toBe(0)
    expect(await januaryOf(after.contractId)).toBe(0)
  })

  it('refuses an answer to words that were not shown, and a link that is none', async () => {
    const { contractId } = await byConsent(test)
    await releasedCampaign(test)
    await campaignRound(test.world)
    expect(await say(contractId, 'continues', 'a'.repeat(64))).toBe('error.changedMeanwhile')
    const { errors } = await visitorOf(test.app).send(calls.getPriceQuestion, { params: { token: 'nothing' } })
    expect(errors[0]?.translationKey).toBe('error.linkNotValid')
    expect(await answerOf(contractId)).toBeUndefined()
  })

  it('is answered in the account by whoever concluded the contract, and by nobody else', async () => {
    const own = await aCustomer(test, { email: 'own@example.org' })
    const other = await aCustomer(test, { email: 'other@example.org' })
    const { contractId } = await byConsent(test, { accountId: own.signedIn.userId })
    await releasedCampaign(test)
    await campaignRound(test.world)
    const { items } = await own.visitor.send(calls.getPriceQuestions)
    expect(items).toMatchObject([{ contractGuid: contractId, state: 'open' }])
    expect((await other.visitor.send(calls.getPriceQuestions)).items).toEqual([])
    const [question] = items
    const said = {
      params: { guid: question?.guid ?? '' },
      body: { answer: 'ends' as const, textHash: question?.textHash ?? '' },
    }
    const refused = await other.visitor.send(calls.answerPrice, said)
    expect(refused.errors[0]?.translationKey).toBe('error.contractNotFound')
    expect(await own.visitor.ask(calls.answerPrice, said)).toMatchObject({ state: 'answered', answer: 'ends' })
    expect(await answerOf(contractId)).toMatchObject({ channel: 'account' })
  })
})

const byTariff = () => aContract(test, { key: 'area', sort: 'subscription-city', from: '2026-12-01' })

describe('a campaign of a regulated price', () => {
  it('tells who pays, lets them leave, and goes on for who says nothing', async () => {
    const [stays, leaves] = [await byTariff(), await byTariff()]
    const { id } = await releasedCampaign(test, { offerKey: 'area', mode: 'regulated', remindOn: [] })
    await campaignRound(test.world)
    expect((await ask(stays.contractId)).statement[2]).toContain('läuft Ihr Vertrag zum neuen Preis weiter')
    expect((await ask(stays.contractId)).until).toBe('2026-12-10')
    expect(await say(leaves.contractId, 'ends')).toBe('answered')
    until('2026-12-16')
    await campaignRound(test.world)
    expect(await stateOf(id)).toBe('applied')
    await claimRound(test.world)
    expect(await happened(stays.contractId)).toEqual(['priceAnnounced 2027-01-01'])
    expect(await januaryOf(stays.contractId)).toBe(5190)
    expect(await januaryOf(leaves.contractId)).toBe(0)
  })
})

describe('the cohort', () => {
  it('is tried without writing anything: counts by cause, and sums before and after', async () => {
    for (let count = 0; count < 5; count += 1) await byConsent(test)
    await byConsent(test, { from: '2027-01-01' })
    const ending = await byConsent(test)
    await happens(test, ending.contractId, {
      kind: 'ended',
      effectiveOn: '2027-01-01',
      payload: { reason: 'customerRequest' },
    })
    const campaign = await releasedCampaign(test, { state: 'draft', releasedBy: null, releasedOn: null })
    const trial = await tryCampaign(test.world, test.world.db, campaign, 2)
    expect(trial.counts).toEqual({ changed: 5, unchanged: 0, ending: 1, later: 1, otherMode: 0, unclear: 0 })
    const samples = await sampleCampaign(test.world, test.world.db, campaign)
    const amounts = samples.flatMap(({ change }) => (change.cause === 'changed' ? [change] : []))
    expect(amounts).toHaveLength(5)
    expect(trial.beforeCents).toBe(amounts.reduce((sum, { beforeCents }) => sum + beforeCents, 0))
    expect(trial.afterCents).toBe(amounts.reduce((sum, { afterCents }) => sum + afterCents, 0))
    expect(await test.database.db.$count(priceConsent)).toBe(0)
  })

  it('is told once by several workers at the same time, in parts', async () => {
    const made = []
    for (let count = 0; count < 7; count += 1) made.push(await byConsent(test))
    const { id } = await releasedCampaign(test)
    await Promise.all([1, 2, 3].map(() => campaignRound(test.world, 2)))
    await campaignRound(test.world, 2)
    expect(await countOf(test.world.db, id)).toMatchObject({ told: 7, open: 7 })
    for (const { contractId } of made) expect(await happened(contractId)).toEqual(['priceAnnounced 2027-01-01'])
    expect(await takenJobs(test, 'sendPriceMail')).toHaveLength(7)
    expect(await test.database.db.$count(priceCampaignPart, eq(priceCampaignPart.pass, 'tell'))).toBe(4)
    until('2026-12-16')
    await Promise.all([1, 2, 3].map(() => campaignRound(test.world, 2)))
    await campaignRound(test.world, 2)
    expect(await countOf(test.world.db, id)).toMatchObject({ silent: 7, open: 0 })
    for (const { contractId } of made) expect(await happened(contractId)).toHaveLength(2)
  })

  it.each<Checkpoint>(['campaignPartToBeStored', 'campaignPartStored'])(
    'is told once where a worker dies at %s',
    async at => {
      for (let count = 0; count < 3; count += 1) await byConsent(test)
      const { id } = await releasedCampaign(test)
      const worker = await mortalProcess(test, { at })
      await worker.does(({ world }) => campaignRound(world, 2))
      await worker.end()
      expect(worker.isDead()).toBe(true)
      await campaignRound(test.world, 2)
      expect(await countOf(test.world.db, id)).toMatchObject({ told: 3 })
      expect(await takenJobs(test, 'sendPriceMail')).toHaveLength(3)
    },
  )

  it('is not told when an answer would have less than two weeks', async () => {
    const { contractId } = await byConsent(test)
    const { id } = await releasedCampaign(test)
    until('2026-12-02')
    await campaignRound(test.world)
    expect(await stateOf(id)).toBe('open')
    expect(await countOf(test.world.db, id)).toMatchObject({ told: 0 })
    expect(await happened(contractId)).toEqual([])
  })
})

describe('whoever has the contract', () => {
  it('reads the question with a link, one reminder, and a receipt of their answer', async () => {
    const { contractId, partyId } = await byConsent(test)
    await test.database.db.insert(partyPerson).values({
      partyId,
      salutation: 1,
      title: '',
      firstName: 'Jana',
      lastName: 'Möller',
      birthDate: '1990-01-01',
      email: 'jana@example.org',
      phone: '',
      address: { street: 'Ring', houseNumber: '1', postCode: '10115', city: 'Lührstadt', country: 'DE' },
    })
    await releasedCampaign(test)
    const goOn = async () => {
      await campaignRound(test.world)
      for (const job of await takenJobs(test, 'sendPriceMail')) {
        await sendPriceMail(test.world, job)
        await sendPriceMail(test.world, job)
      }
    }
    await goOn()
    until('2026-12-05')
    await goOn()
    await goOn()
    await say(contractId, 'ends')
    await goOn()
    const mails = test.mails.filter(({ to }) => to === 'jana@example.org')
    expect(mails.map(({ subject }) => subject.split(' ')[0])).toEqual(['Neuer', 'Erinnerung:', 'Ihr'])
    expect(mails[0]?.text).toContain(await tokenOf(contractId))
    expect(mails[0]?.text).toContain('freiwillig')
    expect(mails[2]?.text).toContain('Ich möchte meinen Vertrag zum 31.12. beenden')
  })
})
