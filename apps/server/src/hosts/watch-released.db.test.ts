import { defaultClient } from '@billett/clients'
import { addMinutes } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientStore } from '../adapters/client-store/client-store.ts'
import { adminEvent } from '../db/schema/index.ts'
import { worldOfRequest } from '../http/world-of-request.ts'
import { releaseDraft, showVersion, versionsOf, writeDraft } from '../modules/run/client-version/index.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import type { World } from '../world.ts'
import { openShops } from './open-shops.ts'
import { watchOf } from './watch-released.ts'

const { clientId } = defaultClient.config.settings

/** A shop called so cannot be drawn. */
const ILL = 'Krankfahrt'

const called = (name: string) => ({
  ...defaultClient,
  config: { ...defaultClient.config, texts: { ...defaultClient.config.texts, name } },
})

let test: TestWorld
let world: World
let server: FastifyInstance
let status: number

beforeEach(async () => {
  status = 500
  test = await testWorld()
  world = { ...test.world, clients: clientStore(test.database.db, [defaultClient], () => expect.unreachable()) }
  server = await openShops(world, async (app, shop) => {
    app.get('/', async (request, reply) =>
      reply.code(worldOfRequest(request, shop).client.config.texts.name === ILL ? status : 200).send('drawn'),
    )
  })
  await showVersion(world.db, { client: defaultClient, source: 'product', storedOn: world.clock() })
})
afterEach(async () => {
  await server.close()
  await test.close()
})

async function released(name: string): Promise<void> {
  const on = world.clock()
  const basedOn = (await versionsOf(world.db, clientId)).length
  await world.db.transaction(tx =>
    writeDraft(tx, { client: called(name), writtenBy: 'ada', storedOn: on, basedOn, isRight: true }),
  )
  await world.db.transaction(tx => releaseDraft(tx, { clientId, version: basedOn + 1 }, { by: 'ben', on }))
}
const states = async () => (await versionsOf(world.db, clientId)).map(({ version, state }) => [version, state])
const events = () => world.db.select({ kind: adminEvent.kind, facts: adminEvent.facts }).from(adminEvent)

async function watched(times: number): Promise<void> {
  const { run } = watchOf(server)
  for (let round = 0; round < times; round++) await run(world)
}

describe('a configuration that was released', () => {
  it('is taken back by itself where the shop fails with it twice, and staff are told', async () => {
    await released(ILL)
    await watched(1)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'active'],
    ])
    await watched(2)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'replaced'],
      [3, 'active'],
    ])
    expect(world.clients.current(clientId)).toEqual(defaultClient)
    expect(await events()).toEqual([{ kind: 'configuration', facts: { version: 2, again: 3, addresses: ['/'] } }])
    // What is shown again is watched by nobody: nothing goes to and fro.
    await watched(3)
    expect(await states()).toHaveLength(3)
  })

  it('is taken back once by however many processes', async () => {
    await released(ILL)
    await Promise.all([watched(2), watched(2), watched(2)])
    expect(await states()).toHaveLength(3)
    expect(await events()).toHaveLength(1)
  })

  it('stays where the shop is well, is closed or lacks something, and after two minutes', async () => {
    await released('Talfahrt')
    await watched(3)
    await released(ILL)
    status = 503
    await watched(3)
    status = 500
    world = { ...world, clock: () => addMinutes(test.world.clock(), 2) }
    await watched(3)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'replaced'],
      [3, 'active'],
    ])
    expect(await events()).toEqual([])
  })
})
