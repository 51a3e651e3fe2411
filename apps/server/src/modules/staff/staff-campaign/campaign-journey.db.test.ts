import * as calls from '@billett/contract'
import { businessDateOf, RIGHTS } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claim } from '../../../db/schema/index.ts'
import { aContract, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aPartner, toldPartner } from '../../../testing/a-partner.ts'
import { aCustomer } from '../../../testing/account.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { campaignRound, sendPriceMail } from '../../billing/price-campaign/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterEach(() => test.close())

/** A contract by consent at 4 % more in January. */
const byConsent = (over: Partial<Parameters<typeof aContract>[1]> = {}) =>
  aContract(test, { key: 'job', sort: 'job-network', from: '2026-12-01', ...over })

const { AllowedToUseAdminPanel, AllowedToSeeBilling, AllowedToRunBilling } = RIGHTS
const someone = () => aStaffMember(test, [AllowedToUseAdminPanel, AllowedToSeeBilling, AllowedToRunBilling])

/** Lets days go by, and workers do what they do on each. */
async function worksUntil(day: string): Promise<void> {
  while (businessDateOf(test.now()) < day) {
    test.pass(24 * 60)
    await works()
  }
}
async function works(): Promise<void> {
  await campaignRound(test.world)
  await claimRound(test.world)
  for (const job of await takenJobs(test, 'sendPriceMail')) await sendPriceMail(test.world, job)
}

/** Drafted by one, released by another. */
async function released(over: Partial<calls.PriceCampaignContent>): Promise<string> {
  const body: calls.PriceCampaignContent = {
    offerKey: 'job',
    mode: 'consent',
    effectiveOn: '2027-01-01',
    deadline: '2026-12-15',
    remindOn: ['2026-12-05'],
    oldPriceUntil: null,
    introduction: { de: 'Strom kostet mehr.', en: 'Power costs more.' },
    ...over,
  }
  const [writes, releases] = [await someone(), await someone()]
  const { guid, edition } = await writes.ask(calls.addPriceCampaign, { body })
  const of = { params: { campaignGuid: guid }, body: { edition } }
  await writes.ask(calls.tryPriceCampaign, of)
  await releases.ask(calls.releasePriceCampaign, of)
  return guid
}

const person = async (name: string) => aCustomer(test, { email: `${name}@example.org` })
type Person = Awaited<ReturnType<typeof person>>

async function answers({ visitor }: Person, answer: 'continues' | 'ends'): Promise<void> {
  const question = await visitor.ask(calls.getPriceQuestions)
  const { guid, textHash } = question
  await visitor.ask(calls.answerPrice, { params: { guid }, body: { answer, textHash } })
}

/** What is claimed of a contract for a month, all in all. */
async function claimedFor(contractId: string, periodStart: string): Promise<number> {
  const rows = await test.database.db
    .select({ cents: claim.cents })
    .from(claim)
    .where(and(eq(claim.contractId, contractId), eq(claim.periodStart, periodStart)))
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
const months = async (contractId: string) => [
  await claimedFor(contractId, '2026-12-01'),
  await claimedFor(contractId, '2027-01-01'),
]
const pricesTo = (name: string) =>
  test.mails.filter(({ to, subject }) => to === `${name}@example.org` && subject.includes('Preis'))

it('by consent: from the draft to the claims of the month after, for yes, no and silence', async () => {
  const [yes, no, none] = [await person('yes'), await person('no'), await person('none')]
  const made = []
  for (const { signedIn } of [yes, no, none]) made.push(await byConsent({ accountId: signedIn.userId }))
  const guid = await released({})
  await works()
  await answers(yes, 'continues')
  await answers(no, 'ends')
  await worksUntil('2026-12-28')
  const count = { told: 3, continues: 1, ends: 1, silent: 1, open: 0, ended: 2 }
  const shown = await (await someone()).ask(calls.getPriceCampaign, { params: { campaignGuid: guid } })
  expect(shown).toMatchObject({ state: 'applied', count })
  expect(await Promise.all(made.map(one => months(one.contractId)))).toEqual([
    [8990, 9350],
    [8990, 0],
    [8990, 0],
  ])
  // The question, a reminder of whoever has not answered, and the receipt.
  expect(['yes', 'no', 'none'].map(name => pricesTo(name).length)).toEqual([2, 2, 3])
  expect(pricesTo('none')[0]?.text).toContain('Strom kostet mehr.')
})

it('of an approved price: told, left by one, and held by who says nothing', async () => {
  const [leaves, stays] = [await person('leaves'), await person('stays')]
  const made = []
  for (const { signedIn } of [leaves, stays])
    made.push(
      await aContract(test, {
        key: 'area',
        sort: 'subscription-city',
        from: '2026-12-01',
        accountId: signedIn.userId,
      }),
    )
  const guid = await released({ offerKey: 'area', mode: 'regulated', remindOn: [] })
  await works()
  await answers(leaves, 'ends')
  await worksUntil('2026-12-28')
  const shown = await (await someone()).ask(calls.getPriceCampaign, { params: { campaignGuid: guid } })
  expect(shown).toMatchObject({ state: 'applied', count: { told: 2, ends: 1, open: 1, silent: 0, ended: 1 } })
  const [left, stayed] = await Promise.all(made.map(one => months(one.contractId)))
  expect(left?.[1]).toBe(0)
  expect(stayed?.[1]).toBe(5190)
})

it('partners are told how far it has come, from its release on', async () => {
  await aPartner(test)
  await byConsent()
  const campaignId = await released({})
  await worksUntil('2026-12-18')
  expect(await toldPartner(test, 'priceCampaignMoved')).toEqual(
    ['released', 'notifying', 'open', 'closed', 'applied'].map(state => ({ campaignId, state })),
  )
})
