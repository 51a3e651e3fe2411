import * as calls from '@billett/contract'
import { creditorReference } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contract, party } from '../../../db/schema/index.ts'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import {
  announced,
  collectionsOf,
  creditOf,
  handedOver,
  hears,
  notification,
  returnOf,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { wholeContract } from './whole-contract.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  offerSubscriptions(test)
})
afterEach(() => test.close())

it('stands in the journal of whoever pays, with its reason, and in nobody else’s', async () => {
  const [mine, theirs] = await announced(test, 2)
  until(test, '2026-12-29')
  await hears(test, notification('C-1', creditOf(await handedOver(test))))
  until(test, '2027-01-11')
  const backs = (await collectionsOf(test)).map(one => returnOf({ ...one, code: 'AC04' }))
  await hears(test, notification('N-1', backs.join('')))
  const { visitor, signedIn } = await aCustomer(test, { email: 'jana@example.org' })
  const { partyId = '', contractId = '' } = mine ?? {}
  await test.database.db.update(party).set({ accountId: signedIn.userId }).where(eq(party.id, partyId))
  const { items } = await visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
  expect(items.filter(({ text }) => text.includes('came back'))).toMatchObject([
    { on: '2027-01-11', amountInCent: 6300, text: 'The direct debit came back. The account is closed or blocked.' },
  ])

  // What is paid for it by a transfer stands there, too.
  const [payer] = await test.database.db.select().from(party).where(eq(party.id, partyId))
  await hears(test, notification('T-1', transferOf(creditorReference(payer?.customerNumber ?? ''), 6300, 'T-1')))
  const { items: then } = await visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
  expect(then.filter(({ kind }) => kind === 'payment')).toMatchObject([
    { on: '2027-01-11', amountInCent: 6300, text: 'Your transfer has come: €63.00' },
  ])

  // Who looks after the contract reads about the customer, and is not spoken to in their place.
  const told = async (language: 'de' | 'en') => {
    const reading = { language, shown: (name: string) => name }
    const { journal } = await test.world.db.transaction(tx => wholeContract(test.world, tx, contractId, reading))
    return journal.filter(({ kind }) => kind === 'payment').map(({ text }) => text)
  }
  expect(await told('en')).toEqual(['Who pays has made a transfer: €63.00'])
  expect(await told('de')).toEqual(['Wer zahlt, hat überwiesen: 63,00 €'])

  // Whoever travels by the contract, and pays for another.
  const holder = await aCustomer(test, { email: 'ida@example.org' })
  const holderId = theirs?.partyId ?? ''
  await test.database.db.update(contract).set({ holderId }).where(eq(contract.id, contractId))
  await test.database.db.update(party).set({ accountId: holder.signedIn.userId }).where(eq(party.id, holderId))
  const seen = await holder.visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
  expect(seen.status).toBe(200)
  expect(seen.items.filter(({ text }) => text.includes('came back'))).toEqual([])
})
