import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminEvent } from '../../../db/schema/index.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { raiseEvent } from './raise-event.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.world.db.delete(adminEvent)
})

const raise = (about: string, clientId: string | null = null) =>
  raiseEvent(test.world.db, test.world, clientId, { kind: 'mail', about, facts: { begun: 2 } })
const keys = async () => (await test.world.db.select().from(adminEvent)).map(({ key }) => key).sort()

it('an event says whose it is, how bad it is, and what its words are made of', async () => {
  await raise('a', 'somebody')
  expect(await test.world.db.select().from(adminEvent)).toMatchObject([
    { clientId: 'somebody', level: 'warning', kind: 'mail', key: 'mail:a', facts: { begun: 2 } },
  ])
})

it('the same trouble is told once, however many meet it at once', async () => {
  await Promise.all(['a', 'a', 'a', 'a', 'b'].map(about => raise(about)))
  expect(await keys()).toEqual(['mail:a', 'mail:b'])
})

it('how often it was met is counted, and when last is known', async () => {
  await raise('a')
  const first = test.now()
  test.pass(1)
  await Promise.all(['a', 'a', 'b'].map(about => raise(about)))
  const rows = await test.world.db.select().from(adminEvent).orderBy(adminEvent.key)
  expect(rows).toMatchObject([
    { key: 'mail:a', times: 3, date: first, lastOn: test.now() },
    { key: 'mail:b', times: 1, date: test.now(), lastOn: null },
  ])
})

it('and again after somebody has acknowledged it', async () => {
  await raise('a')
  await test.world.db.update(adminEvent).set({ acknowledgedOn: test.now() }).where(eq(adminEvent.key, 'mail:a'))
  await raise('a')
  await raise('a')
  expect(await keys()).toEqual(['mail:a', 'mail:a'])
})
