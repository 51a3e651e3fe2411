import * as calls from '@billett/contract'
import { businessDateOf, daysBetween, RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { priceCampaign, priceConsent, staffAction } from '../../../db/schema/index.ts'
import { aContract, offerSubscriptions } from '../../../testing/a-contract.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { campaignRound } from '../../billing/price-campaign/index.ts'
import { linkSecret } from '../../subscription/link/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeBilling: SEE, AllowedToRunBilling: RUN } = RIGHTS
const ALL = [PANEL, SEE, RUN]

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterEach(() => test.close())

/** A contract by consent at 4 % more in January. */
const byConsent = (over: Partial<Parameters<typeof aContract>[1]> = {}) =>
  aContract(test, { key: 'job', sort: 'job-network', from: '2026-12-01', ...over })

const someone = (rights: readonly number[] = ALL) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>

const WORDS = { de: 'Strom und Löhne kosten mehr.\nWir bitten um Verständnis.', en: 'Power and wages cost more.' }
const CONTENT: calls.PriceCampaignContent = {
  offerKey: 'job',
  mode: 'consent',
  effectiveOn: '2027-01-01',
  deadline: '2026-12-15',
  remindOn: ['2026-12-10', '2026-12-05'],
  oldPriceUntil: null,
  introduction: WORDS,
}
const WHY = { reason: 'the price was wrong' }

const until = (day: string) => test.pass(daysBetween(businessDateOf(test.now()), day) * 24 * 60)
const of = ({ guid }: { guid: string }) => ({ params: { campaignGuid: guid } })
const wordsOf = ({ errors }: { errors: calls.ErrorItem[] }) =>
  errors.map(({ fieldName, translationKey }) => [fieldName, translationKey])
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

const written = (by: Someone, over: Partial<calls.PriceCampaignContent> = {}) =>
  by.ask(calls.addPriceCampaign, { body: { ...CONTENT, ...over } })
const shown = (by: Someone, campaign: { guid: string }) => by.ask(calls.getPriceCampaign, of(campaign))
const tried = (by: Someone, campaign: { guid: string; edition: number }) =>
  by.ask(calls.tryPriceCampaign, { ...of(campaign), body: { edition: campaign.edition } })
const release = (by: Someone, campaign: { guid: string; edition: number }) =>
  by.send(calls.releasePriceCampaign, { ...of(campaign), body: { edition: campaign.edition } })
const waitingFor = async (by: Someone) =>
  (await by.send(calls.getStaffQueues, { query: { queue: 'priceCampaigns' } })).items.map(({ count }) => count)

async function released() {
  const [writes, releases] = [await someone(), await someone()]
  const campaign = await tried(writes, await written(writes))
  await release(releases, campaign)
  return { campaign, writes, releases }
}

const answer = async (contractId: string, said: 'continues' | 'ends') => {
  const rows = await test.world.db.select().from(priceConsent)
  const linkId = rows.find(row => row.contractId === contractId)?.linkId ?? expect.unreachable()
  const params = { token: linkSecret(test.world, linkId) }
  const visitor = visitorOf(test.app, 'de')
  const { textHash } = await visitor.ask(calls.getPriceQuestion, { params })
  return visitor.ask(calls.answerPriceByLink, { params, body: { answer: said, textHash } })
}

describe('a campaign of new prices', () => {
  it('is released within a day of its trial: later it might tell of other prices than were agreed to', async () => {
    await byConsent()
    const writes = await someone()
    const campaign = await tried(writes, await written(writes))
    test.pass(24 * 60)
    const releases = await someone()
    expect(wordOf(await release(releases, campaign))).toBe('error.priceCampaignNotTried')
    expect((await release(releases, await tried(releases, campaign))).items).toMatchObject([{ state: 'released' }])
  })

  it('is written, tried, released by somebody else, told, answered and counted', async () => {
    const [yes, no, none] = [await byConsent(), await byConsent(), await byConsent()]
    const [writes, releases] = [await someone(), await someone()]
    const draft = await written(writes)
    expect(draft).toMatchObject({ state: 'draft', edition: 1, isOwn: true, remindOn: ['2026-12-05', '2026-12-10'] })
    expect(wordOf(await release(releases, draft))).toBe('error.priceCampaignNotTried')
    expect(await waitingFor(releases)).toEqual([0])
    const campaign = await tried(writes, draft)
    expect(campaign).toMatchObject({
      state: 'reviewed',
      trial: { counts: { changed: 3 }, beforeCents: 26_970, afterCents: 28_050 },
    })
    expect([await waitingFor(writes), await waitingFor(releases)]).toEqual([[0], [1]])
    expect(wordOf(await release(writes, campaign))).toBe('error.priceCampaignIsOwn')
    expect((await release(releases, campaign)).items).toMatchObject([{ state: 'released', mayEdit: false }])
    await campaignRound(test.world)
    const question = await answer(yes.contractId, 'continues')
    expect(question.statement.slice(0, 2)).toEqual(WORDS.de.split('\n'))
    await answer(no.contractId, 'ends')
    expect((await shown(writes, campaign)).count).toEqual({
      told: 3,
      continues: 1,
      ends: 1,
      silent: 0,
      open: 1,
      ended: 1,
    })
    until('2026-12-16')
    await campaignRound(test.world)
    await campaignRound(test.world)
    const reads = await someone()
    expect(await shown(reads, campaign)).toMatchObject({ state: 'applied', count: { silent: 1, open: 0, ended: 2 } })
    const { bytes } = await reads.send(calls.downloadPriceCampaign, { ...of(campaign), query: {} })
    const lines = bytes.toString().split('\r\n')
    expect(lines).toHaveLength(6)
    const told = lines.filter(line => line.includes('none until the last day'))
    expect(told).toHaveLength(1)
    expect(bytes.toString()).toContain('Ich möchte meinen Vertrag zum 31.12. beenden')
    expect(none.contractId).toBeTruthy()
    const notes = (await test.database.db.select().from(staffAction)).map(({ call }) => call)
    expect(notes).toEqual([
      'admin/addPriceCampaign',
      'admin/tryPriceCampaign',
      'admin/releasePriceCampaign',
      'admin/downloadPriceCampaign',
    ])
  })

  it('says at each field what is wrong with it', async () => {
    await byConsent()
    const by = await someone()
    const faulty = { deadline: '2026-12-01', remindOn: ['2026-12-05'], mode: 'regulated' as const }
    const body = { ...CONTENT, ...faulty, oldPriceUntil: '2026-12-31', introduction: { de: 'Teurer.', en: ' ' } }
    expect(wordsOf(await by.send(calls.addPriceCampaign, { body }))).toEqual([
      ['mode', 'error.priceModeOfOffer'],
      ['deadline', 'error.answerTimeTooShort'],
      ['remindOn', 'error.remindersInTime'],
      ['oldPriceUntil', 'error.oldPriceByConsent'],
      ['oldPriceUntil', 'error.oldPriceTooSoon'],
      ['introduction.en', 'error.required'],
    ])
    const later = { ...CONTENT, deadline: '2027-01-01', remindOn: [], offerKey: 'nothing' }
    expect(wordsOf(await by.send(calls.addPriceCampaign, { body: later }))).toEqual([
      ['offerKey', 'error.subscriptionNotFound'],
      ['deadline', 'error.answerBeforePrice'],
    ])
    expect(await test.database.db.$count(priceCampaign)).toBe(0)
  })

  it('is the only one of its subscription for a day, until it is given up', async () => {
    await byConsent()
    const [by, other] = [await someone(), await someone()]
    const first = await written(by)
    const twice = [['effectiveOn', 'error.priceCampaignOfDay']]
    expect(wordsOf(await other.send(calls.addPriceCampaign, { body: CONTENT }))).toEqual(twice)
    const later = await other.ask(calls.addPriceCampaign, { body: { ...CONTENT, effectiveOn: '2027-02-01' } })
    const body = { ...CONTENT, edition: later.edition }
    expect(wordsOf(await other.send(calls.savePriceCampaign, { ...of(later), body }))).toEqual(twice)
    await by.ask(calls.stopPriceCampaign, { ...of(first), body: WHY })
    expect(await other.ask(calls.savePriceCampaign, { ...of(later), body })).toMatchObject({
      effectiveOn: '2027-01-01',
    })
  })

  it('of two that were written at once none is released before the other is given up', async () => {
    await byConsent()
    const [by, releases] = [await someone(), await someone()]
    const campaign = await tried(by, await written(by))
    const [stored] = await test.database.db.select().from(priceCampaign)
    if (!stored) throw new Error('nothing was written')
    const rival = { ...stored, id: test.world.newRowId(), state: 'draft' as const, trial: null, triedOn: null }
    await test.database.db.insert(priceCampaign).values(rival)
    const released = () =>
      releases.send(calls.releasePriceCampaign, { ...of(campaign), body: { edition: campaign.edition } })
    expect(wordsOf(await released())).toEqual([['effectiveOn', 'error.priceCampaignOfDay']])
    await by.ask(calls.stopPriceCampaign, { ...of({ guid: rival.id }), body: WHY })
    expect((await released()).items).toMatchObject([{ state: 'released' }])
  })

  it('that was written on has to be tried anew, and nobody writes over somebody else', async () => {
    await byConsent()
    const [by, other] = [await someone(), await someone()]
    const campaign = await tried(by, await written(by))
    const body = { ...CONTENT, deadline: '2026-12-20', edition: campaign.edition }
    const again = await other.ask(calls.savePriceCampaign, { ...of(campaign), body })
    expect(again).toMatchObject({ state: 'draft', edition: 2, trial: null, deadline: '2026-12-20', isOwn: true })
    expect(wordOf(await by.send(calls.savePriceCampaign, { ...of(campaign), body }))).toBe('error.changedMeanwhile')
    expect(wordOf(await release(by, campaign))).toBe('error.changedMeanwhile')
    const tryOld = { ...of(campaign), body: { edition: 1 } }
    expect(wordOf(await by.send(calls.tryPriceCampaign, tryOld))).toBe('error.changedMeanwhile')
    await tried(by, again)
    expect((await release(by, again)).items).toMatchObject([{ state: 'released' }])
    const late = { ...of(campaign), body: { ...body, edition: 2 } }
    expect(wordOf(await by.send(calls.savePriceCampaign, late))).toBe('error.priceCampaignReleased')
  })

  it('is not released where it tells nobody, nor when its days have come too near', async () => {
    const [by, other] = [await someone(), await someone()]
    await byConsent({ from: '2027-01-01' })
    const nobody = await tried(by, await written(by))
    expect(wordOf(await release(other, nobody))).toBe('error.priceCampaignTellsNobody')
    await byConsent()
    const campaign = await tried(by, nobody)
    until('2026-12-03')
    expect(wordsOf(await release(await someone(), campaign))).toEqual([['deadline', 'error.answerTimeTooShort']])
  })

  it('is given up while nobody was told, and then tells nobody', async () => {
    const { contractId } = await byConsent()
    const { campaign, releases } = await released()
    const gone = await releases.send(calls.stopPriceCampaign, { ...of(campaign), body: WHY })
    expect(gone.items).toMatchObject([{ state: 'withdrawn' }])
    await campaignRound(test.world)
    expect(await test.database.db.$count(priceConsent)).toBe(0)
    const again = await releases.send(calls.stopPriceCampaign, { ...of(campaign), body: WHY })
    expect(wordOf(again)).toBe('error.priceCampaignIsTold')
    expect(contractId).toBeTruthy()
  })

  it('that is stopped while it is told spares the rest, and who was told can answer', async () => {
    const contracts = []
    for (let made = 0; made < 4; made += 1) contracts.push(await byConsent())
    const { campaign, releases } = await released()
    let stopped = 0
    test.world.reached = async (at: string) => {
      if (at !== 'campaignPartStored' || stopped > 0) return
      stopped += 1
      await releases.send(calls.stopPriceCampaign, { ...of(campaign), body: WHY })
    }
    await campaignRound(test.world, 2)
    expect(await shown(releases, campaign)).toMatchObject({ state: 'open', count: { told: 2 } })
    const [told] = await test.database.db.select().from(priceConsent)
    expect(await answer(told?.contractId ?? '', 'continues')).toMatchObject({ state: 'answered' })
  })

  it('shows samples of what it changes, and the subscriptions with the days of other prices', async () => {
    await byConsent()
    await byConsent({ from: '2027-01-01' })
    const by = await someone()
    const campaign = await written(by)
    expect((await by.send(calls.getPriceCampaignSamples, of(campaign))).items).toMatchObject([
      { cause: 'changed', from: '2027-01-01', beforeCents: 8990, afterCents: 9350 },
      { cause: 'later', from: null, beforeCents: null },
    ])
    const { items } = await by.send(calls.getPriceCampaignOffers)
    const offer = items.find(({ key }) => key === 'job')
    expect(offer).toMatchObject({ mode: 'consent' })
    expect(offer?.priceDays.map(({ day }) => day)).toContain('2027-01-01')
  })

  it('is nobody’s without the rights, and none of another company’s', async () => {
    const [looks, stranger] = [await someone([PANEL, SEE]), await someone([PANEL])]
    expect((await looks.send(calls.addPriceCampaign, { body: CONTENT })).status).toBe(403)
    expect((await stranger.send(calls.getPriceCampaigns)).status).toBe(403)
    await byConsent()
    const campaign = await written(await someone())
    expect((await looks.send(calls.getPriceCampaigns)).items).toMatchObject([{ guid: campaign.guid }])
    await test.world.db.update(priceCampaign).set({ clientId: `${clientIdOf(test.world)}x` })
    expect((await looks.send(calls.getPriceCampaigns)).items).toEqual([])
    expect(wordOf(await looks.send(calls.getPriceCampaign, of(campaign)))).toBe('error.priceCampaignNotFound')
  })
})
