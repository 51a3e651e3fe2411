import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientIdOf } from '../call/client-id-of.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { forEveryShop } from './for-every-shop.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

it('what fails for one client is done for the others, and told of then', async () => {
  const names = ['luehrtal', 'moorland']
  const CLIENTS = names.map(name => ({ host: `${name}.example`, name }))
  const done: string[] = []
  const round = forEveryShop(async world => {
    done.push(clientIdOf(world))
    if (done.length === 1) throw new Error('the first fails')
  })
  await expect(round({ ...test.world, config: { ...test.world.config, CLIENTS } })).rejects.toThrow('the first fails')
  expect(done).toHaveLength(2)
})
