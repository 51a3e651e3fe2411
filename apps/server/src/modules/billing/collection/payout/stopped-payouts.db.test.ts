import { businessDateOf } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { collectionStop, party, payerAccount } from '../../../../db/schema/index.ts'
import { happens } from '../../../../testing/a-contract.ts'
import { release, until } from '../../../../testing/collected.ts'
import { fakeBank } from '../../../../testing/fakes/fake-bank.ts'
import { aCredited, filedPayout } from '../../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { park } from '../../../subscription/contract/index.ts'
import { claimRound } from '../../claim/index.ts'
import { chargePayer } from '../../claim-payment/index.ts'
import { voidFile } from '../void-file.ts'

const IBAN = 'DE02120300000000202051'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  until(test, '2026-12-15')
})
afterEach(() => test.close())

async function customerNumberOf(payerId: string) {
  const [row] = await test.database.db
    .select({ number: party.customerNumber })
    .from(party)
    .innerJoin(payerAccount, eq(payerAccount.partyId, party.id))
    .where(eq(payerAccount.id, payerId))
  return row?.number
}

describe('money that is owed to a payer', () => {
  it('stays where it is while a contract of theirs is parked', async () => {
    const { contractId } = await aCredited(test, IBAN)
    const set = { recordedOn: test.now(), today: businessDateOf(test.now()) }
    await test.world.db.transaction(tx => park(tx, set, new Map([[contractId, 'priceUnknown']])))
    expect(await filedPayout(test)).toBeUndefined()
    await happens(test, contractId, { kind: 'unparked', effectiveOn: '2026-12-15', payload: {} })
    await claimRound(test.world)
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 2000 })
  })

  it.each(['a stop of everything', 'a claim that came since'] as const)('does not go out after %s', async what => {
    const { contractId, payerId } = await aCredited(test, IBAN)
    await aCredited(test, IBAN, 100)
    const file = await filedPayout(test)
    expect(file).toMatchObject({ count: 2 })
    const number = await customerNumberOf(payerId)
    const { world } = test
    const stop = { id: world.newRowId(), clientId: clientIdOf(world), code: 'MD07', since: test.now() }
    if (what === 'a stop of everything')
      await world.db.insert(collectionStop).values({ ...stop, payerId, kind: 'everything' })
    else {
      const owed = { contractId, payerId, component: 'returnFee' as const, cents: 300 }
      await world.db.transaction(tx => chargePayer(world, tx, owed))
      await claimRound(world)
    }
    const released = await release(test, file?.id ?? '')
    expect(released).toEqual({ ok: false, reason: 'payersStopped', customerNumbers: [number] })
    await world.db.transaction(tx => voidFile(world, tx, file?.id ?? ''))
    until(test, '2026-12-16')
    expect(await filedPayout(test)).toMatchObject(
      what === 'a stop of everything' ? { count: 1, sumCents: 100 } : { count: 2, sumCents: 1800 },
    )
  })
})
