import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { holding } from '../../../testing/holding.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { remindOfPauses, sendChangeMail } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

/** What the round has mailed by a moment. */
async function mailedBy(moment: string): Promise<string[]> {
  test.pass((Date.parse(moment) - Date.parse(test.now())) / 60_000)
  await claimRound(test.world)
  await takenJobs(test, 'sendChangeMail')
  const before = test.mails.length
  for (let twice = 0; twice < 2; twice += 1) await remindOfPauses(test.world)
  for (const job of await takenJobs(test, 'sendChangeMail')) await sendChangeMail(test.world, job)
  return test.mails.slice(before).map(({ to, text }) => `${to} ${/Ab dem (.*?) gilt/.exec(text)?.[1]}`)
}

it('who asked for a pause of unknown end is reminded once, before it ends by itself (14)', async () => {
  const open = await holding(test)
  const known = await holding(test)
  const back = await holding(test)
  const ask = ({ visitor, contractId }: typeof open, until: string | null) =>
    visitor.ask(calls.pauseSubscription, {
      body: { contractGuid: contractId, from: '2027-01-01', until, reason: 'illness' },
    })
  const { guid } = await ask(open, null)
  await ask(known, '2027-03-31')
  const { guid: changeRequestGuid } = await ask(back, null)
  await back.visitor.ask(calls.takeBackChange, { body: { contractGuid: back.contractId, changeRequestGuid } })
  expect((await open.contract()).pauses).toEqual([{ from: '2027-01-01', to: '2027-03-31' }])
  expect(await mailedBy('2027-03-17T09:00:00.000Z')).toEqual([])
  expect(await mailedBy('2027-03-18T09:00:00.000Z')).toEqual([`${open.email} 1. April 2027`])
  expect(await mailedBy('2027-03-19T09:00:00.000Z')).toEqual([])
  await open.comesTo('2027-03-19T10:00:00.000Z')
  const copy = (await open.visitor.send(calls.exportUserData)).bytes.toString()
  expect(copy).toContain(`change:${guid}:pauseEnds`)
})
