import { type Client, clientByName } from '@billett/clients'
import * as calls from '@billett/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientStore } from '../adapters/client-store/client-store.ts'
import { servedClients } from '../config/served-clients.ts'
import { worldOfRequest } from '../http/world-of-request.ts'
import { showVersion } from '../modules/run/client-version/index.ts'
import { shopOf } from '../shop.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import type { World } from '../world.ts'
import { openShops } from './open-shops.ts'

const VALLEY = 'tickets.valley.example'
const MOOR = 'tickets.moor.example'

let test: TestWorld
let world: World
let server: FastifyInstance

beforeAll(async () => {
  test = await testWorld({ config: { CLIENTS: `${VALLEY}=luehrtal,${MOOR}=moorland` } })
  const shipped = servedClients(test.world.config).map(({ client }) => client)
  const clients = clientStore(test.database.db, shipped, () => expect.unreachable('it can be read'))
  world = { ...test.world, clients }
  server = await openShops(world, async () => undefined)
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const ask = async (host: string, url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host, ...headers } })
const infoAt = async (host: string) => JSON.parse((await ask(host, calls.pathOf(calls.getInfo))).body).data[0]

/** What staff would do: the client as it is, but for this, from now on. */
async function change(change: (client: Client) => Client): Promise<void> {
  const client = clientByName('luehrtal')
  if (!client) throw new Error('there is no such client')
  await showVersion(world.db, { client: change(client), source: 'staff', storedOn: test.now() })
  await world.clients.refresh()
}

describe('a client whose configuration changes while the shop runs', () => {
  it('is called as it is now, and no other client is', async () => {
    const before = await infoAt(VALLEY)
    const elsewhere = await infoAt(MOOR)
    await change(client => ({
      ...client,
      config: { ...client.config, texts: { ...client.config.texts, name: 'Talfahrt' } },
    }))
    expect(await infoAt(VALLEY)).toEqual({ ...before, clientName: 'Talfahrt' })
    expect(await infoAt(MOOR)).toEqual(elsewhere)
  })

  it('shows the drawings of now, which are mounted as files', async () => {
    const path = '/payment-icons/3.svg'
    await change(client => ({ ...client, config: { ...client.config, paymentIcons: { 3: '<rect width="7" />' } } }))
    expect((await ask(VALLEY, path)).body).toContain('<rect width="7"')
    expect((await ask(VALLEY, '/payment-icons/4.svg')).statusCode).toBe(404)
    expect((await ask(MOOR, path)).body).not.toContain('<rect width="7"')
  })

  it('refuses in the language of now', async () => {
    const refusal = async () => (await ask(VALLEY, '/api/v1/nowhere')).body
    const inGerman = await refusal()
    await change(client => {
      const settings = { ...client.config.settings, defaultLanguage: 'en' as const }
      return { ...client, config: { ...client.config, settings } }
    })
    expect(await refusal()).not.toBe(inGerman)
  })

  it('is the same from the beginning of a request to its end', async () => {
    const shop = shopOf(world)
    const app = Fastify()
    app.get('/', async request => {
      const nameNow = () => worldOfRequest(request, shop).client.config.texts.nameShort
      const before = nameNow()
      await change(client => {
        const texts = { ...client.config.texts, nameShort: `${before}!` }
        return { ...client, config: { ...client.config, texts } }
      })
      return [before, nameNow()]
    })
    const { nameShort } = shop.now().client.config.texts
    expect((await app.inject('/')).json()).toEqual([nameShort, nameShort])
    expect((await app.inject('/')).json()).toEqual([`${nameShort}!`, `${nameShort}!`])
  })
})
