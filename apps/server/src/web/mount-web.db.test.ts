import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mirrorWeb } from '../testing/mirror-web.ts'
import { testShop } from '../testing/test-shop.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { mountWeb } from './mount-web.ts'

const FILES = {
  'client/assets/app.js': 'plain',
  'client/assets/app.js.br': brotliCompressSync('packed'),
  'client/licences/shop.txt': 'licences',
  'client/sw.js': 'worker',
  'office/client/assets/desk.js': 'desk',
}

let test: TestWorld
let dist: string
beforeAll(async () => {
  dist = await mirrorWeb()
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
  test = await testWorld({ config: { WEB_DIST: dist } })
  await mountWeb(test.app, testShop(test.world))
})
afterAll(async () => {
  await test.close()
  await rm(dist, { recursive: true })
})

const ask = (url: string, accepted = 'identity') =>
  test.app.inject({ url, headers: { 'accept-encoding': accepted, 'accept-language': 'en' } })

const FOR_GOOD = 'public, max-age=31536000, immutable'

it.each([
  ['/assets/app.js', 'plain', FOR_GOOD],
  ['/office/assets/desk.js', 'desk', FOR_GOOD],
  ['/licences/shop.txt', 'licences', 'public, max-age=300'],
  ['/sw.js', 'worker', 'no-cache'],
])('a built file is sent as it is: %s', async (url, content, life) => {
  const reply = await ask(url)
  expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, content, life])
  expect(reply.headers['x-frame-options']).toBeUndefined()
})

it('who takes it packed gets it so where it is there packed', async () => {
  const reply = await ask('/assets/app.js', 'br')
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.rawPayload).toEqual(FILES['client/assets/app.js.br'])
})

it.each(['/assets/of-before.js', '/office/assets/app.js'])(
  'a file that is not there is not found, and no page is drawn: %s',
  async url => {
    const reply = await ask(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ error: [{ translationKey: 'error.notFound' }] })
  },
)

it('what the build keeps for the server is an address like any other', async () => {
  expect((await ask('/.vite/early-files.json')).json()).toMatchObject({ url: '/.vite/early-files.json' })
})
