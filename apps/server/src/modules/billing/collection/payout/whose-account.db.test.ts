import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { debtPayment, fraudCase, mandate } from '../../../../db/schema/index.ts'
import { happens } from '../../../../testing/a-contract.ts'
import { until } from '../../../../testing/collected.ts'
import { fakeBank } from '../../../../testing/fakes/fake-bank.ts'
import { aCollected, aDebited, filedPayout, named, payoutStates } from '../../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { claimRound } from '../../claim/index.ts'
import { payClaims } from '../../claim-payment/index.ts'
import { creditedPayers } from './owed-payers.queries.ts'
import { owedTo } from './owed-to.ts'

const DEBITED = 'DE02120300000000202051'
const OTHER = 'DE89370400440532013000'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  until(test, '2026-12-15')
})
afterEach(() => test.close())

/** Why each payer waits to whom something is owed; null: they do not. */
async function waits() {
  const { world } = test
  const payers = await creditedPayers(world.db, { clientId: clientIdOf(world), after: undefined, most: 10 })
  return (await owedTo(world, world.db, payers)).map(({ answer }) => ('waits' in answer ? answer.waits : null))
}

const renewed = (id: string, iban: string) =>
  test.database.db.update(mandate).set({ iban, consentOn: test.now() }).where(eq(mandate.id, id))

/** Money comes by the link of a reminder, from whoever it may be. */
async function paid(payerId: string, cents: number) {
  const [attemptId, on] = [test.world.newRowId(), test.now()]
  const known = { clientId: clientIdOf(test.world), payerId, provider: 'fake', state: 'paid' as const }
  const row = { id: attemptId, ...known, amountCents: cents, createdOn: on, endedOn: on }
  await test.database.db.insert(debtPayment).values(row)
  const payment = { payerId, cents, from: { attemptId }, account: 'bank' as const }
  await test.world.db.transaction(tx => payClaims(test.world, tx, payment))
  await claimRound(test.world)
}

describe('money that goes to a payer by itself', () => {
  it('goes to the account that was debited', async () => {
    await aDebited(test, { iban: DEBITED })
    expect(await waits()).toEqual([null])
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 2000 })
    expect(await payoutStates(test)).toEqual([`${DEBITED} filed`])
  })

  it('waits where another was debited than the mandate names since, until somebody has named one', async () => {
    const { payerId, mandateId } = await aDebited(test, { iban: DEBITED })
    await renewed(mandateId, OTHER)
    expect(await waits()).toEqual(['accountChanged'])
    expect(await filedPayout(test)).toBeUndefined()
    await named(test, payerId, OTHER)
    expect(await waits()).toEqual([null])
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 2000 })
    expect(await payoutStates(test)).toEqual([`${OTHER} filed`])
  })

  it('waits where its owner is suspected, whatever mandate they gave since, until they are not', async () => {
    const { contractId } = await aDebited(test, { iban: DEBITED })
    const about = { contractId, clientId: clientIdOf(test.world), mandateId: test.world.newRowId() }
    const found = { level: 'high' as const, points: 80, findings: [], rulesVersion: 'one', assessedOn: test.now() }
    await test.database.db.insert(fraudCase).values({ ...about, ...found, state: 'open' })
    expect(await waits()).toEqual(['stopped'])
    expect(await filedPayout(test)).toBeUndefined()
    await test.database.db.update(fraudCase).set({ state: 'passed' })
    expect(await waits()).toEqual([null])
  })

  it('waits where it is more than was collected from the account', async () => {
    const { payerId } = await aDebited(test, { iban: DEBITED, cents: 10_000 })
    expect(await waits()).toEqual(['surplus'])
    expect(await filedPayout(test)).toBeUndefined()
    await named(test, payerId, DEBITED)
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 10_000 })
  })

  it('waits where anybody has transferred it, each time until somebody has named the account since', async () => {
    const { payerId } = await aDebited(test, { iban: DEBITED, cents: 100 })
    await paid(payerId, 3000)
    expect(await waits()).toEqual(['surplus'])
    expect(await filedPayout(test)).toBeUndefined()
    await named(test, payerId, DEBITED)
    expect(await waits()).toEqual([null])
    test.pass(1)
    await paid(payerId, 500)
    expect(await waits()).toEqual(['surplus'])
    expect(await filedPayout(test)).toBeUndefined()
  })

  it('waits where what is credited was paid by transfer or link', async () => {
    const made = await aCollected(test, DEBITED)
    until(test, '2027-02-05')
    await claimRound(test.world)
    await paid(made.payerId, 6300)
    const ended = { kind: 'ended', effectiveOn: '2027-02-01', payload: { reason: 'customerRequest' } } as const
    await happens(test, made.contractId, ended)
    await claimRound(test.world)
    expect(await filedPayout(test)).toBeUndefined()
    expect(await waits()).toEqual(['surplus'])
  })
})
