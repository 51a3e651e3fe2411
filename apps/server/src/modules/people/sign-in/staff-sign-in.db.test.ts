import * as calls from '@billett/contract'
import { DEMO_PASSWORD } from '@billett/demo-region'
import { addMinutes, USER_TYPE } from '@billett/domain'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refreshToken, userSession } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { keepDemoStaff } from '../../upkeep/demo-staff/index.ts'
import { sendAccountMail } from '../account-mail/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await keepDemoStaff(test.world)
})
beforeEach(() => takenJobs(test, 'sendAccountMail'))
afterAll(() => test.close())

const browser = () => visitorOf(test.app)

const signIn = (visitor: ReturnType<typeof browser>) =>
  visitor.ask(calls.login, {
    body: {
      email: 'amsel',
      password: DEMO_PASSWORD,
      clientId: clientIdOf(test.world),
      userType: USER_TYPE.HGS,
    },
  })

const told = async () => (await takenJobs(test, 'sendAccountMail')).filter(({ kind }) => kind === 'newDevice')

it('who works for the company is told by mail when they sign in on a device for the first time', async () => {
  const desk = browser()
  await signIn(desk)
  const [job, ...more] = await told()
  expect(more).toEqual([])
  if (!job) throw new Error('nobody was told')
  await sendAccountMail(test.world, job)
  expect(test.mails.at(-1)).toMatchObject({ to: 'amsel@example.org', subject: expect.stringContaining('neuen Gerät') })
  await signIn(desk)
  expect(await told()).toEqual([])
  await signIn(browser())
  expect(await told()).toHaveLength(1)
})

it('their session ends three quarters of an hour after it was last renewed, so half an hour after the last call at the earliest', async () => {
  await signIn(browser())
  const [session] = await test.database.db.select().from(userSession).orderBy(desc(userSession.startedOn)).limit(1)
  expect(session?.expiresOn).toBe(addMinutes(session?.startedOn ?? '', 45))
})

it('their session is not renewed after a working day, however long its token says it is good for', async () => {
  const answer = await signIn(browser())
  if (!('refresh_token' in answer)) throw new Error('nobody is signed in')
  const { db } = test.database
  await db.update(userSession).set({ startedOn: addMinutes(test.now(), -8 * 60) })
  await db.update(refreshToken).set({ expiresOn: addMinutes(test.now(), 30 * 24 * 60) })
  const body = { grant_type: 'refresh_token', refresh_token: answer.refresh_token } as const
  expect((await browser().send(calls.token, { body })).errors).toMatchObject([{ translationKey: 'error.sessionEnded' }])
})
