import { afterEach, beforeEach, expect, it } from 'vitest'
import { payout } from '../../../../db/schema/index.ts'
import { aNamedPerson } from '../../../../testing/a-named-person.ts'
import { hears, report, until } from '../../../../testing/collected.ts'
import { fakeBank } from '../../../../testing/fakes/fake-bank.ts'
import { aCredited, releasedPayout } from '../../../../testing/paid-out.ts'
import { takenJobs } from '../../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { handOverFile, payFile, rejectPayout, returnPayout, sendPayoutMail } from '../index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  until(test, '2026-12-15')
})
afterEach(() => test.close())

/** Money on its way to somebody who can be written to. */
async function sent() {
  const { partyId } = await aCredited(test, 'DE02120300000000202051')
  await aNamedPerson(test, partyId)
  const file = await releasedPayout(test)
  await handOverFile(test.world, file.id)
  const [one] = await test.database.db.select().from(payout)
  if (!one) throw new Error('nothing is paid out')
  return { file, id: one.id }
}

/** What is mailed of it, to whom and about what, each job done twice as a worker may. */
async function mailed() {
  test.mails.length = 0
  for (const job of await takenJobs(test, 'sendPayoutMail')) {
    await sendPayoutMail(test.world, job)
    await sendPayoutMail(test.world, job)
  }
  return test.mails.map(({ to, subject, text }) => ({ to, subject, text }))
}

const SENT = { to: 'jana@example.org', subject: 'Wir haben Ihnen Geld überwiesen' }
const CAME_BACK = { to: 'jana@example.org', subject: 'Unsere Überweisung kam zurück' }

it('who pays is told once that money is on its way, with amount and the end of the account', async () => {
  const { file } = await sent()
  const mails = await mailed()
  expect(mails).toMatchObject([SENT])
  expect(mails[0]?.text).toMatch(/20,00.*IBAN endet auf 2051/s)
  expect(mails[0]?.text).not.toContain('DE02120300000000202051')
  await test.world.db.transaction(tx => payFile(test.world, tx, file.id, file.sumCents))
  expect(await mailed()).toEqual([])
})

it('and that it came back, with what to do', async () => {
  const { id } = await sent()
  await mailed()
  await test.world.db.transaction(tx => returnPayout(test.world, tx, id, 'AC04'))
  const mails = await mailed()
  expect(mails).toMatchObject([CAME_BACK])
  expect(mails[0]?.text).toContain('nennen Sie uns ein anderes Konto')
})

it('and that the bank of the account would not take it', async () => {
  const { id } = await sent()
  await mailed()
  await test.world.db.transaction(tx => rejectPayout(test.world, tx, id, 'AC04'))
  expect(await mailed()).toMatchObject([CAME_BACK])
})

it('and that it is delayed where the bank has refused a whole file, which is not because of the account', async () => {
  const { file } = await sent()
  await mailed()
  await hears(test, report('R-1', { messageId: file.messageId, status: 'RJCT' }))
  expect(await mailed()).toMatchObject([{ subject: 'Unsere Überweisung verzögert sich' }])
})

it('nobody is told of what is taken back, nor of what was never handed over', async () => {
  const { id } = await sent()
  await mailed()
  const undone = test.world.db.transaction(async tx => {
    await returnPayout(test.world, tx, id, 'AC04')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await mailed()).toEqual([])
})

it('who can be written to nowhere is written to by nobody', async () => {
  await aCredited(test, 'DE02120300000000202051')
  const file = await releasedPayout(test)
  await handOverFile(test.world, file.id)
  expect(await mailed()).toEqual([])
})
