import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { customerAt } from './testing/index.ts'

const SECRET = 'a secret for this test only'
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let data: string
let running: ChildProcess[]

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'payment-demo-process-'))
  running = []
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(data, { recursive: true })
})

const start = (env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [MAIN], {
    env: { PORT: '0', HOST: '127.0.0.1', BILLETT_DATA: data, PAYMENT_DEMO_SECRET: SECRET, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

const addressOf = async (child: ChildProcess): Promise<string> => {
  let printed = ''
  for await (const chunk of child.stdout ?? []) {
    printed += chunk
    const address = /http:\/\/\S+/.exec(printed)?.[0]
    if (address) return address
  }
  throw new Error(`the service did not say where it listens: ${printed}`)
}

const api = async (address: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${address}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${SECRET}`,
      'idempotency-key': 'one-attempt',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return answer.json()
}

const attempt = {
  amountCents: 500,
  currency: 'EUR',
  merchantReference: 'order-1',
  description: 'Single ticket',
  returnUrl: 'http://shop.example/confirm',
}

it('loses nothing when it is killed', async () => {
  const first = start()
  const payment = await api(await addressOf(first), 'POST', '/payments', attempt)
  await customerAt(payment.payUrl).payByWallet()
  first.kill('SIGKILL')
  await once(first, 'exit')
  const again = await api(await addressOf(start()), 'GET', `/payments/${payment.reference}`)
  expect(again).toMatchObject({ reference: payment.reference, state: 'paid', chargedCents: 500 })
})

it('really ends after the charge when the scenario says so, and has charged', async () => {
  const first = start()
  const payment = await api(await addressOf(first), 'POST', '/payments', attempt)
  const exit = once(first, 'exit')
  await expect(customerAt(payment.payUrl).payByCard('4000000000006033')).rejects.toThrow()
  expect(await exit).toEqual([70, null])
  const again = await api(await addressOf(start()), 'GET', `/payments/${payment.reference}`)
  expect(again).toMatchObject({ state: 'paid', chargedCents: 500 })
})

it('ends with its parent when it is told to', async () => {
  const child = start({ EXIT_WITH_PARENT: '1' })
  await addressOf(child)
  const exit = once(child, 'exit')
  child.stdin?.end()
  expect(await exit).toEqual([0, null])
})

it('ends cleanly on SIGTERM', async () => {
  const child = start()
  await addressOf(child)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

it('refuses to start without a secret and says why', async () => {
  const child = start({ PAYMENT_DEMO_SECRET: 'short' })
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toContain('PAYMENT_DEMO_SECRET')
})

it('says that its port is taken', async () => {
  const address = await addressOf(start())
  const second = start({ PORT: new URL(address).port, BILLETT_DATA: join(data, 'other') })
  let said = ''
  second.stderr?.on('data', chunk => {
    said += chunk
  })
  expect(await once(second, 'close')).toEqual([1, null])
  expect(said).toContain(`port ${new URL(address).port}`)
})
