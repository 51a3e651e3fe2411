import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { mandate } from '../../../../db/schema/index.ts'
import { until } from '../../../../testing/collected.ts'
import { fakeBank } from '../../../../testing/fakes/fake-bank.ts'
import { aDebited, filedPayout, payoutStates } from '../../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { nameAccount } from '../index.ts'
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
  const payers = await creditedPayers(world.db, clientIdOf(world), 10)
  return (await owedTo(world, world.db, payers)).map(({ answer }) => ('waits' in answer ? answer.waits : null))
}

const named = (payerId: string, iban: string) =>
  test.world.db.transaction(tx =>
    nameAccount(test.world, tx, { payerId, iban, accountHolder: 'Jana Möller', reason: 'a letter', by: 'Anna' }),
  )

const renewed = (id: string, iban: string) =>
  test.database.db.update(mandate).set({ iban, consentOn: test.now() }).where(eq(mandate.id, id))

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
    await named(payerId, OTHER)
    expect(await waits()).toEqual([null])
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 2000 })
    expect(await payoutStates(test)).toEqual([`${OTHER} filed`])
  })
})
