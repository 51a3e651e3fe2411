import * as calls from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collection, party } from '../../../db/schema/index.ts'
import { aContract, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { aCustomer, loginOf, signIn } from '../../../testing/account.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { somebody } from '../../../testing/holding.ts'
import { aCredited, filedPayout } from '../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { collectRound, handOverReleased, payFile, releaseFile } from '../collection/index.ts'

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

it('who is owed something reads when it goes to their account, and that it has left', async () => {
  const { partyId, contractId } = await aCredited(test, 'DE02120300000000202051')
  const payer = await aCustomer(test, { email: 'jana@example.org' })
  await test.database.db.update(party).set({ accountId: payer.signedIn.userId }).where(eq(party.id, partyId))
  const told = async () => {
    const { items } = await payer.visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
    return items.flatMap(({ kind, text, amountInCent }) => (kind === 'payout' ? [`${text} ${amountInCent}`] : []))
  }
  expect(await told()).toEqual([])
  const file = await filedPayout(test)
  expect(await told()).toEqual(['Transfer from us of €20.00: scheduled -2000'])
  const fileId = file?.id ?? ''
  await test.world.db.transaction(tx => releaseFile(test.world, tx, fileId, 'Bert'))
  await handOverReleased(test.world, fileId)
  expect(await told()).toEqual(['Transfer from us of €20.00: with the bank -2000'])
  await test.world.db.transaction(tx => payFile(test.world, tx, fileId, 2000))
  expect(await told()).toEqual(['Transfer from us of €20.00: paid out -2000'])
})
