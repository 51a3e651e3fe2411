import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type Call,
  getLiveness,
  getStatus,
  getTicketPdf,
  getUser,
  getWalletFile,
  logConsent,
  pathOf,
  postLog,
  verifyOrder,
} from '@billett/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { errorsOf } from '../testing/raw-request.ts'
import { testShop } from '../testing/test-shop.ts'
import { testWorld } from '../testing/test-world.ts'
import { mountWeb } from '../web/mount-web.ts'

it('who asks too often is told so in the envelope, in their language', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  const ask = () => test.app.inject({ method: 'GET', url: pathOf(getStatus), headers: { 'accept-language': 'de' } })
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 429])
  const [, , last] = answers
  expect(last && errorsOf(last)).toMatchObject([
    { translationKey: 'error.tooManyRequests', customerErrorMessage: expect.stringContaining('Anfragen') },
  ])
  await test.close()
})

it('who has no business here is counted too, before anything is asked of the database', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  const ask = () => test.app.inject({ method: 'GET', url: pathOf(getUser) })
  const statuses = [await ask(), await ask(), await ask()].map(answer => answer.statusCode)
  expect(statuses).toEqual([401, 401, 429])
  await test.close()
})

/** As small as a build can be. */
async function builtWeb(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'billett-web-'))
  const files = {
    'server/entry-server.js': `export const renderDocument = async () => ({ status: 200, language: 'de', document: '', style: '' })`,
    'client/index.html': '',
    'client/.vite/early-files.json': '{}',
    'client/assets/app.js': '',
    'office/server/entry-server.js': `export const renderDocument = async () => ({ status: 200, language: 'de', document: '', style: '' })`,
    'office/client/index.html': '',
    'office/client/.vite/early-files.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
  return dist
}

it('pages and unknown addresses are limited as calls are, and so is what is added later; built files are not', async () => {
  const WEB_DIST = await builtWeb()
  const test = await testWorld({ config: { RATE_LIMIT: '2', WEB_DIST } })
  await mountWeb(test.app, testShop(test.world))
  test.app.get('/added-later', async () => 'work')
  const statusOf = async (url: string) => (await test.app.inject({ method: 'GET', url })).statusCode
  const asked = [
    '/',
    '/assets/app.js',
    '/kasse',
    '/assets/app.js',
    '/konto',
    '/added-later',
    pathOf(getStatus),
    '/api/nothing',
  ]
  const statuses: number[] = []
  for (const url of asked) statuses.push(await statusOf(url))
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
  await test.close()
  await rm(WEB_DIST, { recursive: true })
})

afterEach(() => void vi.useRealTimers())

const pagesOf = async (statusOf: () => Promise<number>, most: number): Promise<Set<number>> => {
  const all = new Set<number>()
  for (let count = 0; count < most; count += 1) all.add(await statusOf())
  return all
}

it('pages have a burst of their own, beside which calls go on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const WEB_DIST = await builtWeb()
  const test = await testWorld({ config: { RATE_LIMIT: '100000', WEB_DIST } })
  await mountWeb(test.app, testShop(test.world))
  const ask = (url: string, remoteAddress: string) => test.app.inject({ method: 'GET', url, remoteAddress })
  const page = (remoteAddress: string) => async () => (await ask('/', remoteAddress)).statusCode
  expect(await pagesOf(page('192.0.2.1'), 120)).toEqual(new Set([200]))
  const last = await ask('/kasse', '192.0.2.1')
  expect([last.statusCode, Number(last.headers['retry-after'])]).toEqual([429, 5])
  expect((await ask(pathOf(getStatus), '192.0.2.1')).statusCode).toBe(200)
  expect((await ask('/', '192.0.2.2')).statusCode).toBe(200)
  await test.close()
  await rm(WEB_DIST, { recursive: true })
})

it('more pages at once than can be drawn in time are refused for the moment, and calls are answered', async () => {
  const WEB_DIST = await builtWeb()
  const test = await testWorld({ config: { WEB_DIST } })
  await mountWeb(test.app, testShop(test.world))
  const pages = Array.from({ length: 60 }, () => test.app.inject({ method: 'GET', url: '/' }))
  const alive = await test.app.inject({ method: 'GET', url: pathOf(getLiveness) })
  const answered = await Promise.all(pages)
  const refused = answered.filter(({ statusCode }) => statusCode === 503)
  expect(alive.statusCode).toBe(200)
  expect(answered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(51)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  await test.close()
  await rm(WEB_DIST, { recursive: true })
})

it('writes whose replies are kept have a limit of their own', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  const ask = async (headers: Record<string, string>) =>
    (await test.app.inject({ method: 'GET', url: pathOf(getStatus), headers })).statusCode
  expect(await pagesOf(() => ask({ 'idempotency-key': randomUUID() }), 300)).toEqual(new Set([200]))
  expect(await ask({ 'idempotency-key': randomUUID() })).toBe(429)
  expect(await ask({})).toBe(200)
  await test.close()
})

it('all addresses of a line of IPv6 are one caller', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  const ask = async (remoteAddress: string) =>
    (await test.app.inject({ method: 'GET', url: pathOf(getStatus), remoteAddress })).statusCode
  const statuses = [await ask('2001:db8:1:200::1'), await ask('2001:db8:1:2ff::1'), await ask('2001:db8:1:201::7')]
  expect(statuses).toEqual([200, 200, 429])
  expect(await ask('2001:db8:1:300::1')).toBe(200)
  await test.close()
})

const line = 'TypeError'
const FAILED_SCREEN = { browser: line, platform: line, host: line, name: line, message: line, stack: [], info: [] }

it.each([
  ['tickets are printed', getTicketPdf, 30],
  ['passes are signed', getWalletFile, 60],
  ['orders are verified, with all their barcodes,', verifyOrder, 240],
])('%s so many times a minute for one address, whoever asks', async (_, call: Call, most) => {
  const test = await testWorld({ config: { RATE_LIMIT: '1000' } })
  const url = pathOf(call).replace('{orderId}', randomUUID())
  const statuses: number[] = []
  for (let count = 0; count <= most; count += 1)
    statuses.push((await test.app.inject({ method: 'GET', url })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: most }, () => 401), 429])
  await test.close()
})

it('of what a screen failed by a page or two is taken, whether or not requests are limited', async () => {
  const test = await testWorld()
  const report = async (frames: number) => {
    const payload = { ...FAILED_SCREEN, stack: Array.from({ length: frames }, () => 'at line'.padEnd(200, '.')) }
    return (await test.app.inject({ method: 'POST', url: pathOf(postLog), payload })).statusCode
  }
  expect([await report(40), await report(100)]).toEqual([200, 413])
  await test.close()
})

it.each([
  { what: 'an answer to the cookie notice', url: pathOf(logConsent), payload: { choices: {} }, most: 1000 },
  { what: 'what a screen failed by', url: pathOf(postLog), payload: FAILED_SCREEN, most: 60 },
  { what: 'what a wallet complains of', url: '/wallet/apple/v1/log', payload: { logs: ['a'] }, most: 10 },
])('$what is taken $most times of one address, and everything else goes on', async ({ url, payload, most }) => {
  const test = await testWorld({ config: { RATE_LIMIT: `${most * 2}` } })
  const send = async (remoteAddress: string) =>
    (await test.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  const statuses: number[] = []
  for (let count = 0; count <= most; count += 1) statuses.push(await send('192.0.2.1'))
  expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429])
  expect(await send('192.0.2.2')).toBe(200)
  const other = await test.app.inject({ method: 'GET', url: pathOf(getStatus), remoteAddress: '192.0.2.1' })
  expect(other.statusCode).toBe(200)
  await test.close()
})

it('messages the payment provider has signed are never limited, others have a limit of their own', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  const { payments } = test.world
  const readWebhook: typeof payments.readWebhook = (_, body) =>
    body === 'forged'
      ? { ok: false, reason: 'badSignature' }
      : { ok: true, eventId: randomUUID(), reference: undefined }
  test.world.payments = { ...payments, readWebhook }
  const send = async (payload: string) =>
    (await test.app.inject({ method: 'POST', url: '/api/v2/payment/webhook/fake', payload })).statusCode
  const statusesOf = async (payload: string, times: number) => {
    const statuses: number[] = []
    for (let count = 0; count < times; count += 1) statuses.push(await send(payload))
    return statuses
  }
  expect(await statusesOf('signed', 200)).toEqual(Array.from({ length: 200 }, () => 200))
  expect(await statusesOf('forged', 61)).toEqual([...Array.from({ length: 60 }, () => 401), 429])
  expect(await send('signed')).toBe(200)
  await test.close()
})
