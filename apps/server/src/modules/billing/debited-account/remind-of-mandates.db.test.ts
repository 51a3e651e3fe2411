import { addDays, addMonths, businessDateOf, daysBetween } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mandate, payerAccount } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions, wasOrdered } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendPayerMail } from '../../subscription/link-act/index.ts'
import { changeAccount } from '../../subscription/party/index.ts'
import { claimRound } from '../claim/index.ts'
import { remindOfMandates } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

const LAST_DAY = addMonths('2026-11-21', 36)

const until = (day: string) => test.pass(daysBetween(businessDateOf(test.now()), day) * 24 * 60)

async function paying(email: string) {
  const made = await aContract(test, { from: '2026-12-01' })
  await aNamedPerson(test, made.partyId, email)
  await wasOrdered(test, made.contractId)
  return { ...made, mandateId: await aMandate(test, made) }
}

/** Who is mailed by two rounds at once. */
async function mailed(): Promise<string[]> {
  const before = test.mails.length
  await Promise.all([remindOfMandates(test.world), remindOfMandates(test.world)])
  for (const job of await takenJobs(test, 'sendPayerMail')) await sendPayerMail(test.world, job)
  return test.mails.slice(before).map(({ to }) => to)
}

// It is Saturday, 21 November 2026.
it('19: who pays by a mandate nobody used is asked for a new one once, sixty days before it lapses', async () => {
  const idle = await paying('idle@example.org')
  const used = await paying('used@example.org')
  const ended = await paying('ended@example.org')
  await claimRound(test.world)
  await happens(test, ended.contractId, {
    kind: 'ended',
    effectiveOn: '2027-01-01',
    payload: { reason: 'customerRequest' },
  })
  await test.database.db.update(mandate).set({ lastCollectionOn: '2029-01-02' }).where(eq(mandate.id, used.mandateId))
  until(addDays(LAST_DAY, -61))
  expect(await mailed()).toEqual([])
  until(addDays(LAST_DAY, -60))
  expect(await mailed()).toEqual(['idle@example.org'])
  expect(test.mails.at(-1)?.text).toContain('36 Monate')
  expect(await mailed()).toEqual([])
  const account = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001', creditInstitute: 'Demobank' }
  const given = { ...account, accountHolder: 'Jana Möller', consentText: 'I agree' }
  const change = () => test.world.db.transaction(tx => changeAccount(test.world, tx, idle.payerId, given))
  const mandateId = await change()
  const [payer] = await test.database.db.select().from(payerAccount).where(eq(payerAccount.id, idle.payerId))
  expect(payer?.mandateId).toBe(mandateId)
  expect(mandateId).not.toBe(idle.mandateId)
  until(addDays(LAST_DAY, 1))
  expect(await mailed()).toEqual([])
  expect(await change()).toBe(mandateId)
})
