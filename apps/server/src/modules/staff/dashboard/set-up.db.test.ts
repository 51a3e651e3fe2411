import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { messageOfTheDay } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const EDITS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditConfiguration]

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.config = { ...test.world.config, BILLETT_DEMO: false }
})
afterEach(() => test.close())

const left = async () => {
  const clerk = await aStaffMember(test, EDITS)
  return (await clerk.send(calls.getStaffSetUp)).items
}
const steps = async () => (await left()).map(({ step }) => step)

it('is told of what a new client lacks, and of what it has been given no more', async () => {
  expect(await steps()).toEqual(['address', 'tariff', 'payment', 'sender', 'colleague', 'message'])
  const { client, config } = test.world
  const { operator, texts } = client.config
  const address = {
    operator: { ...operator, email: 'info@luehrtal.de' },
    texts: { ...texts, homePage: 'https://luehrtal.de' },
  }
  test.world.client = { ...client, config: { ...client.config, ...address } }
  test.world.config = { ...config, MAIL_FROM: 'tickets@luehrtal.de', STRIPE_SECRET_KEY: 'sk_live_1' }
  await test.world.db.insert(messageOfTheDay).values({
    id: randomUUID(),
    clientId: clientIdOf(test.world),
    title: { de: 'Willkommen', en: 'Welcome' },
    message: { de: 'Guten Tag.', en: 'Hello.' },
    shownFrom: test.now(),
    shownTo: test.now(),
  })
  // The one who asked before is a colleague of who asks now.
  expect(await steps()).toEqual(['tariff'])
})

it('is told what the imprint lacks, by name', async () => {
  const { client } = test.world
  const operator = { ...client.config.operator, vatId: '', managers: [] }
  test.world.client = { ...client, config: { ...client.config, operator } }
  expect((await left())[0]).toEqual({ step: 'imprint', missing: ['managers', 'vatId'] })
})

it('a key of trials takes no money', async () => {
  test.world.config = { ...test.world.config, BILLETT_DEMO: true, STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(await steps()).toContain('payment')
})

it('is only for who may configure the client', async () => {
  const clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel])
  expect((await clerk.send(calls.getStaffSetUp)).status).toBe(403)
})
