import * as calls from '@billett/contract'
import { RIGHTS, type RiskLevel } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lowFraud } from '../../../adapters/application-checks/low-fraud.ts'
import { ruledGuard } from '../../../adapters/fraud-guard/ruled-guard.ts'
import { contract, contractEvent, fraudCase, staffAction } from '../../../db/schema/index.ts'
import { aPartner, toldPartner } from '../../../testing/a-partner.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { assessGranted } from '../../subscription/application/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await subscriptionShop()
})
afterEach(() => test.close())

const SEES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts]
const ACTS = [...SEES, RIGHTS.AllowedToActOnContracts]
const reason = 'spoke to them on the phone'

const suspect = (level: RiskLevel) => {
  test.world.fraud = {
    assess: async () => ({ level, points: 60, findings: [{ rule: 'sharedAccount', points: 60, fact: 7 }] }),
  }
}

/** Somebody orders and confirms. */
async function ordered(email: string) {
  const visitor = visitorOf(test.app)
  const body = await orderOf(visitor, 'deutschlandticket', { email })
  const { guid } = await visitor.ask(calls.submitSubscription, { body })
  await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  return guid
}

/** What somebody has before them of a contract's case. */
async function seen(contractId: string) {
  const [row] = await test.database.db.select().from(fraudCase).where(eq(fraudCase.contractId, contractId))
  return { assessedOn: row?.assessedOn ?? '', state: row?.state ?? ('open' as const) }
}

const happened = async () =>
  (await test.database.db.select().from(contractEvent))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ happening: { kind } }) => kind)

const queueOf = async (staff: Awaited<ReturnType<typeof aStaffMember>>) =>
  (await staff.send(calls.getStaffQueues, { query: { queue: 'fraudCases' } })).items[0]?.count

describe('a suspicion', () => {
  it('is listed with its reasons, waits in a queue, and is overruled once: the order is granted and it is noted', async () => {
    suspect('block')
    await aPartner(test)
    const guid = await ordered('ada@example.org')
    const staff = await aStaffMember(test, ACTS)
    expect(await queueOf(staff)).toBe(1)
    expect((await staff.send(calls.getFraudCases)).items).toMatchObject([
      {
        contractGuid: guid,
        name: null,
        orderState: 'ManualProcessingNecessary',
        findings: [{ rule: 'sharedAccount', points: 60, fact: 7 }],
        isWaiting: true,
        decision: null,
      },
    ])
    const params = { contractGuid: guid }
    const body = { ...(await seen(guid)), verdict: 'overruled' as const, reason }
    const done = await staff.send(calls.decideFraudCase, { params, body })
    expect(done.items).toMatchObject([
      { state: 'overruled', orderState: 'Granted', isWaiting: false, decision: { reason } },
    ])
    expect(await queueOf(staff)).toBe(0)
    expect(await toldPartner(test, 'orderSuspected')).toEqual([{ contractId: guid, level: 'block' }])
    expect(await toldPartner(test, 'suspicionDecided')).toEqual([{ contractId: guid, verdict: 'overruled' }])
    expect((await test.database.db.select().from(staffAction)).map(({ call, after }) => [call, after?.cases])).toEqual([
      // Whose names were hidden nobody has read.
      ['admin/getFraudCases', []],
      ['admin/decideFraudCase', undefined],
    ])
    const again = await staff.send(calls.decideFraudCase, { params, body })
    expect(again.errors).toMatchObject([{ translationKey: 'error.fraudCaseDecided' }])
  })

  it('that is none says no yes for the school or whoever else has to say it', async () => {
    suspect('block')
    const contractGuid = await ordered('ada@example.org')
    const { db } = test.database
    await db.update(contract).set({ state: 'ApprovalOrganizationPending' }).where(eq(contract.id, contractGuid))
    const staff = await aStaffMember(test, ACTS)
    const body = { ...(await seen(contractGuid)), verdict: 'overruled' as const, reason }
    const done = await staff.send(calls.decideFraudCase, { params: { contractGuid }, body })
    expect(done.items).toMatchObject([{ state: 'overruled', orderState: 'ApprovalOrganizationPending' }])
  })

  it('that has somebody pay first waits for nobody, and whoever is not suspected any more pays as everybody', async () => {
    suspect('middle')
    const guid = await ordered('ada@example.org')
    const staff = await aStaffMember(test, ACTS)
    expect(await queueOf(staff)).toBe(0)
    expect((await staff.send(calls.getFraudCases)).items).toMatchObject([{ orderState: 'CreditRatingConspicuous1' }])
    const body = { ...(await seen(guid)), verdict: 'overruled' as const, reason }
    const { items } = await staff.send(calls.decideFraudCase, { params: { contractGuid: guid }, body })
    expect(items).toMatchObject([{ state: 'overruled', orderState: 'Granted' }])
    await doOrderJobs(test)
    expect(test.mails.at(-1)?.subject).toContain('Your contract')
  })

  it('that is confirmed rejects the order, and the account is known for it from then on', async () => {
    suspect('block')
    const guid = await ordered('ada@example.org')
    const staff = await aStaffMember(test, ACTS)
    const body = { ...(await seen(guid)), verdict: 'confirmed' as const, reason }
    const { items } = await staff.send(calls.decideFraudCase, { params: { contractGuid: guid }, body })
    expect(items).toMatchObject([{ state: 'confirmed', orderState: 'Rejected' }])
    test.world.fraud = ruledGuard({ db: test.database.db, addresses: test.world.addresses, banks: null })
    await ordered('other@example.org')
    const [latest] = (await staff.send(calls.getFraudCases)).items
    expect(latest?.findings).toContainEqual({ rule: 'blockedAccount', points: 100, fact: null })
  })

  it('found of a contract that runs blocks its pass only when somebody says so, and can be overruled later', async () => {
    test.world.fraud = lowFraud
    const guid = await ordered('ada@example.org')
    await test.database.db.delete(fraudCase)
    suspect('high')
    await assessGranted(test.world)
    expect(await happened()).toEqual(['concluded'])
    const staff = await aStaffMember(test, ACTS)
    expect(await queueOf(staff)).toBe(1)
    for (const [verdict, kinds] of [
      ['confirmed', ['concluded', 'blocked']],
      ['overruled', ['concluded', 'blocked', 'unblocked']],
    ] as const) {
      const { status } = await staff.send(calls.decideFraudCase, {
        params: { contractGuid: guid },
        body: { ...(await seen(guid)), verdict, reason },
      })
      expect([status, await happened()]).toEqual([200, kinds])
    }
  })
})

it('is not decided otherwise by somebody who has not seen that another has decided', async () => {
  suspect('block')
  const contractGuid = await ordered('ada@example.org')
  const before = await seen(contractGuid)
  const staff = await aStaffMember(test, ACTS)
  const decide = (verdict: 'confirmed' | 'overruled', of: typeof before) =>
    staff.send(calls.decideFraudCase, { params: { contractGuid }, body: { ...of, verdict, reason } })
  expect((await decide('confirmed', before)).status).toBe(200)
  const late = await decide('overruled', before)
  expect([late.status, late.errors]).toMatchObject([409, [{ translationKey: 'error.changedMeanwhile' }]])
  expect((await decide('overruled', await seen(contractGuid))).status).toBe(200)
})

it('whoever only looks decides nothing, and a case of nobody is none', async () => {
  suspect('block')
  const guid = await ordered('ada@example.org')
  const body = { ...(await seen(guid)), verdict: 'confirmed' as const, reason }
  const reader = await aStaffMember(test, SEES)
  expect((await reader.send(calls.decideFraudCase, { params: { contractGuid: guid }, body })).status).toBe(403)
  const clerk = await aStaffMember(test, ACTS)
  const none = { contractGuid: '00000000-0000-4000-8000-000000000000' }
  expect((await clerk.send(calls.decideFraudCase, { params: none, body })).status).toBe(404)
})
