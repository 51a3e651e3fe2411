import * as calls from '@billett/contract'
import { RIGHTS, type RiskLevel } from '@billett/domain'
import { isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { application, contractEvent, fraudCase, staffAction } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { contractsPaidBy } from '../../billing/dunning/index.ts'
import { assessAgain } from '../../subscription/application/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await subscriptionShop()
})
afterEach(() => test.close())

const ACTS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts, RIGHTS.AllowedToActOnContracts]
const reason = 'spoke to them on the phone'

const suspect = (level: RiskLevel) => {
  test.world.fraud = {
    assess: async () => ({ level, points: 60, findings: [{ rule: 'sharedAccount', points: 60, fact: 7 }] }),
  }
}

const happened = async () =>
  (await test.database.db.select().from(contractEvent))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ happening: { kind } }) => kind)

const queueOf = async (staff: Awaited<ReturnType<typeof aStaffMember>>) =>
  (await staff.send(calls.getStaffQueues, { query: { queue: 'fraudCases' } })).items[0]?.count

describe('another account of a contract', () => {
  const NEW = { iban: 'DE79 0000 0000 0000 0000 02', accountHolder: 'Ada King', consent: true as const }

  /** Somebody whose contract runs, whom nobody suspects. */
  async function granted() {
    const email = 'ada@example.org'
    const { visitor } = await aCustomer(test, { email })
    const body = await orderOf(visitor, 'deutschlandticket', { email })
    const { guid: contractGuid } = await visitor.ask(calls.submitSubscription, { body })
    await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
    await doOrderJobs(test)
    return { visitor, contractGuid }
  }
  type Granted = Awaited<ReturnType<typeof granted>>

  async function lookedAgain(): Promise<void> {
    for (const job of await takenJobs(test, 'assessAgain')) await assessAgain(test.world, job, contractsPaidBy)
  }

  async function changes({ visitor, contractGuid }: Granted): Promise<void> {
    await visitor.ask(calls.changeDebitedAccount, { params: { contractGuid }, body: NEW })
    await lookedAgain()
  }
  const cases = () => test.database.db.select().from(fraudCase)

  /** What somebody has before them of the only case. */
  const shown = async () => {
    const [one] = await cases()
    return { assessedOn: one?.assessedOn ?? '', state: one?.state ?? ('open' as const) }
  }

  it('is looked at by the same rules, with the account that is debited now', async () => {
    const one = await granted()
    const seen: (string | null)[] = []
    test.world.fraud = {
      assess: async ({ iban }) => {
        seen.push(iban)
        return { level: 'block', points: 99, findings: [{ rule: 'blockedAccount', points: 99, fact: null }] }
      },
    }
    await changes(one)
    expect(seen).toEqual(['DE79000000000000000002'])
    expect(await cases()).toMatchObject([{ state: 'open', level: 'block', points: 99 }])
    const staff = await aStaffMember(test, ACTS)
    expect(await queueOf(staff)).toBe(1)
    const body = { ...(await shown()), verdict: 'confirmed' as const, reason }
    await staff.ask(calls.decideFraudCase, { params: { contractGuid: one.contractGuid }, body })
    expect((await happened()).at(-1)).toBe('blocked')
  })

  it('is looked at too where it was changed among the account’s own mandates', async () => {
    const { visitor, contractGuid } = await granted()
    suspect('block')
    const [mandate] = (await visitor.send(calls.getMandates)).items
    const bank = { bic: 'DEMODE00XXX', creditInstitute: 'Demobank' }
    await visitor.ask(calls.changeMandate, { params: { guid: mandate?.guid ?? '' }, body: { ...NEW, ...bank } })
    await lookedAgain()
    expect(await cases()).toMatchObject([{ contractId: contractGuid, state: 'open', level: 'block' }])
  })

  it('has to be shown to be its holder’s where it is suspected, as the first one had', async () => {
    const one = await granted()
    suspect('middle')
    const proofs: string[] = []
    const prove = (isProven: boolean) => {
      test.world.accountProof = {
        isOffered: true,
        prove: async ({ iban }) => {
          proofs.push(iban)
          return { state: 'known', isProven }
        },
      }
    }
    prove(true)
    await changes(one)
    expect(await cases()).toMatchObject([{ state: 'passed', level: 'low' }])
    prove(false)
    await changes(one)
    expect(await cases()).toMatchObject([{ state: 'open', level: 'block' }])
    expect(proofs).toEqual(['DE79000000000000000002', 'DE79000000000000000002'])
  })

  it('is waited for where it is suspected a little and nobody proves whose it is, and looked at as of its change', async () => {
    const one = await granted()
    test.pass(5)
    const seen: string[] = []
    test.world.fraud = {
      assess: async ({ submittedOn }) => {
        seen.push(submittedOn)
        return { level: 'middle', points: 30, findings: [] }
      },
    }
    const changedOn = test.now()
    await one.visitor.ask(calls.changeDebitedAccount, { params: { contractGuid: one.contractGuid }, body: NEW })
    test.pass(5)
    await lookedAgain()
    expect(seen).toEqual([changedOn])
    expect(await cases()).toMatchObject([{ state: 'open', level: 'middle' }])
    expect(await queueOf(await aStaffMember(test, ACTS))).toBe(1)
  })

  it('is looked at where it is another’s than the first who was to pay', async () => {
    const one = await granted()
    const { db } = test.database
    const [found] = await db.select().from(application)
    if (!found) throw new Error('nothing was ordered')
    const [share] = found.concluding.payload.shares
    if (!share) throw new Error('nobody pays')
    const shares = [{ ...share, payer: test.world.newRowId() }, share]
    const concluding = { ...found.concluding, payload: { ...found.concluding.payload, shares } }
    await db.update(application).set({ concluding })
    suspect('block')
    await changes(one)
    expect(await cases()).toMatchObject([{ state: 'open', level: 'block' }])
  })

  it('is waited for by nobody where it is not suspected', async () => {
    const one = await granted()
    await changes(one)
    expect(await cases()).toMatchObject([{ state: 'passed', level: 'low' }])
    expect(await queueOf(await aStaffMember(test, ACTS))).toBe(0)
  })

  it('is looked at although somebody was not suspected of the one before, and leaves a confirmed case as it is', async () => {
    const one = await granted()
    suspect('high')
    await changes(one)
    const staff = await aStaffMember(test, ACTS)
    const params = { contractGuid: one.contractGuid }
    await staff.ask(calls.decideFraudCase, { params, body: { ...(await shown()), verdict: 'overruled', reason } })
    await changes(one)
    expect(await cases()).toMatchObject([{ state: 'open', decidedBy: null }])
    await staff.ask(calls.decideFraudCase, { params, body: { ...(await shown()), verdict: 'confirmed', reason } })
    await changes(one)
    expect(await cases()).toMatchObject([{ state: 'confirmed', reason }])
  })

  it('is decided about only by whoever has seen what was found of it, and the note of it says what that was', async () => {
    const one = await granted()
    suspect('high')
    await changes(one)
    const params = { contractGuid: one.contractGuid }
    const first = await shown()
    test.pass(5)
    await changes(one)
    const staff = await aStaffMember(test, ACTS)
    const decide = (of: typeof first) =>
      staff.send(calls.decideFraudCase, { params, body: { ...of, verdict: 'overruled', reason } })
    expect((await decide(first)).errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
    expect(await cases()).toMatchObject([{ state: 'open' }])
    const second = await shown()
    expect((await decide(second)).status).toBe(200)
    const [noted] = await test.database.db.select().from(staffAction).where(isNotNull(staffAction.before))
    expect(noted?.before).toMatchObject(second)
  })
})
