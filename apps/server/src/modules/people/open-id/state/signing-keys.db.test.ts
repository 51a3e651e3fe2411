import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { signingKeys } from './signing-keys.ts'

const DAY = 24 * 60

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const kids = async () => (await signingKeys(test.world)).map(({ kid }) => kid)

it('are made once by whoever is first, follow each other, and are gone a week after their last signature', async () => {
  const [here, there] = await Promise.all([kids(), kids()])
  expect(here).toHaveLength(1)
  expect(there).toEqual(here)
  const [first] = here
  test.pass(90 * DAY)
  const announced = await kids()
  expect([announced[0], announced.length]).toEqual([first, 2])
  test.pass(DAY)
  const second = announced[1]
  expect(await kids()).toEqual([second, first])
  test.pass(7 * DAY)
  expect(await kids()).toEqual([second])
})

it('are lost together with the key of the deployment, and others take their place', async () => {
  const [before] = await kids()
  const { tokens } = test.world
  test.world.tokens = { ...tokens, key: new TextEncoder().encode('another key of the same deployment') }
  const after = await kids()
  test.world.tokens = tokens
  expect(after).toHaveLength(1)
  expect(after).not.toContain(before)
})
