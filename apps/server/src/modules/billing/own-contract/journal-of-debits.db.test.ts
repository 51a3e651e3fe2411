import * as calls from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collection } from '../../../db/schema/index.ts'
import { aContract, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { loginOf, signIn } from '../../../testing/account.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { somebody } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { collectRound, handOverReleased, releaseFile } from '../collection/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  offerSubscriptions(test)
})
afterEach(() => test.close())

async function worksUntil(day: string): Promise<void> {
  while (businessDateOf(test.now()) < day) {
    test.pass(24 * 60)
    await claimRound(test.world)
    await collectRound(test.world)
  }
}

it('who pays reads in the history of the contract what was announced, and what became of each debit', async () => {
  const ada = await somebody(test)
  const made = await aContract(test, { from: '2027-01-01', accountId: ada.accountId })
  await aMandate(test, made)
  await worksUntil('2026-12-29')
  const told = async () => {
    await signIn(ada.visitor, loginOf(test, { email: ada.email }))
    const { items } = await ada.visitor.send(calls.getSubscriptionJournal, { params: { contractId: made.contractId } })
    return items.flatMap(({ kind, text }) => (kind === 'notice' || kind === 'collection' ? [text] : []))
  }
  const notice = 'Debits from 4 January 2027 to 3 January 2028 announced, by e-mail'
  expect(await told()).toEqual(['Debit of €63.00 on 4 January 2027: scheduled', notice])
  const [row] = await test.database.db.select().from(collection).where(eq(collection.payerId, made.payerId))
  const fileId = row?.fileId ?? ''
  await test.world.db.transaction(tx => releaseFile(test.world, tx, fileId, 'Bert'))
  await handOverReleased(test.world, fileId)
  expect(await told()).toEqual(['Debit of €63.00 on 4 January 2027: with the bank', notice])
})
