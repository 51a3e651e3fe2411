import { businessDateOf } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { happens } from '../../../../testing/a-contract.ts'
import { until } from '../../../../testing/collected.ts'
import { fakeBank } from '../../../../testing/fakes/fake-bank.ts'
import { aCredited, filedPayout } from '../../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { park } from '../../../subscription/contract/index.ts'
import { claimRound } from '../../claim/index.ts'

const IBAN = 'DE02120300000000202051'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  until(test, '2026-12-15')
})
afterEach(() => test.close())

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
})
