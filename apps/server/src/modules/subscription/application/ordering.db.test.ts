import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationMove, claim, contract, contractEvent, mandateVersion } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from './ordering.fixture.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const rowsOf = {
  contract: (guid: string) => test.database.db.select().from(contract).where(eq(contract.id, guid)),
  events: (guid: string) => test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, guid)),
  moves: (guid: string) => test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, guid)),
  claims: (guid: string) => test.database.db.select().from(claim).where(eq(claim.contractId, guid)),
}

describe('a guest who orders a subscription', () => {
  it('confirms it by the link of a mail, and it is claimed', async () => {
    const ada = visitorOf(test.app)
    const order = await orderOf(ada)
    const booked = await ada.ask(calls.submitSubscription, { body: order })
    expect(booked).toMatchObject({
      state: 'New',
      subscriptionName: 'Deutschlandticket',
      subscriber: 'Ada Lovelace',
      holder: 'Ada Lovelace',
      validFrom: '2026-12-01',
      price: { cents: 6300 },
      firstDebit: order.firstDebit,
    })
    expect(await rowsOf.events(booked.guid)).toEqual([])
    const asked = await mailedConfirmation(test)
    const verified = await ada.ask(calls.confirmSubscription, { body: asked })
    expect(verified).toMatchObject({ state: 'done', subscription: { guid: booked.guid, state: 'Granted' } })
    expect((await rowsOf.moves(booked.guid)).map(({ to }) => to)).toEqual(['New', 'EmailVerified', 'Granted'])
    await claimRound(test.world)
    const [first] = await rowsOf.claims(booked.guid)
    expect(first).toMatchObject({ cents: 6300, periodStart: '2026-12-01', dueOn: order.firstDebit?.on })
    expect((await ada.ask(calls.confirmSubscription, { body: asked })).state).toBe('already')
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: 'ada@example.org', subject: 'Your contract: Deutschlandticket' })
    const [mandate] = await test.database.db.select().from(mandateVersion)
    expect(mandate).toMatchObject({ iban: 'DE09000000000000000001', consentText: expect.stringContaining('authorise') })
  })
})
