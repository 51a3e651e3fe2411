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

const raise = (key: string) => raiseEvent(test.world.db, test.world, 'warning', key, 'a comment')
const keys = async () => (await test.world.db.select().from(adminEvent)).map(({ key }) => key).sort()

it('the same trouble is told once, however many meet it at once', async () => {
  await Promise.all(['a', 'a', 'a', 'a', 'b'].map(raise))
  expect(await keys()).toEqual(['a', 'b'])
})

it('and again after somebody has acknowledged it', async () => {
  await raise('a')
  await test.world.db.update(adminEvent).set({ acknowledgedOn: test.now() }).where(eq(adminEvent.key, 'a'))
  await raise('a')
  await raise('a')
  expect(await keys()).toEqual(['a', 'a'])
})
