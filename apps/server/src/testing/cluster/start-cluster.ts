import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../db/bundled/index.ts'
import { type ReverseProxy, reverseProxy } from './reverse-proxy.ts'
import { type RunningProcess, runProcess, startProcess } from './running-process.ts'

/** Milliseconds. */
const READY_WITHIN = 180_000
const LOOK_AGAIN = 50

interface Member {
  name: string
  program: string
  environment: Record<string, string>
  /** Answers with success when it is ready. */
  ready: string
}

export interface Cluster {
  /** The shop, as passengers reach it: through the proxy. */
  shop: string
  payment: { url: string; secret: string }
  /** The mail box's own calls. */
  mailbox: string
  smtpPort: number
  /** The addresses of the servers themselves. */
  servers: readonly string[]
  /** Says something to a process through the channel to it. */
  tell: (name: string, message: object) => void
  /** Resolves when the process has ended, however. */
  ended: (name: string) => Promise<number | NodeJS.Signals>
  /**
   * Ends a process at once, as kill -9 does, where it has not ended itself, and starts it again. Resolves when it is
   * ready.
   */
  crash: (name: string) => Promise<void>
  /** Asks a process to stop; the result is how it ended. It is not started again. */
  stop: (name: string) => Promise<number | NodeJS.Signals>
  /** The names of servers and workers. */
  members: readonly string[]
  close: () => Promise<void>
}

export interface ClusterOptions {
  databaseUrl: string
  servers: number
  workers: number
  /** Settings on top. */
  settings?: Record<string, string>
}

/**
 * Servers and workers on one database behind a proxy, with the demo payment provider and the mail box, each a process
 * of its own.
 */
export async function startCluster({ databaseUrl, servers, workers, settings }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const secret = randomBytes(24).toString('hex')
  const ports = { payment: await freePort(), mail: await freePort(), smtp: await freePort() }
  const payment = { url: `http://127.0.0.1:${ports.payment}`, secret }
  const serverPorts = await portsFor(servers)
  const workerPorts = await portsFor(workers)
  const addresses = serverPorts.map(port => `http://127.0.0.1:${port}`)
  const proxy: ReverseProxy = await reverseProxy(addresses)
  const shop = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: proxy.url,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    PAYMENT_DEMO_URL: payment.url,
    PAYMENT_DEMO_SECRET: secret,
    BILLETT_DEMO: '1',
    DEMO_PURCHASES: '0',
    RATE_LIMIT: '0',
    WEB_DIST: join(folder, 'no-pages'),
    ...settings,
  }
  const neighbours: Member[] = [
    {
      name: 'payment',
      program: 'apps/payment-demo/src/main.ts',
      environment: { PORT: `${ports.payment}`, PAYMENT_DEMO_SECRET: secret, BILLETT_DATA: folder },
      ready: `${payment.url}/health`,
    },
    {
      name: 'mailbox',
      program: 'apps/mailbox/src/main.ts',
      environment: { PORT: `${ports.mail}`, SMTP_PORT: `${ports.smtp}`, MAIL_FOLDER: join(folder, 'mails') },
      ready: `http://127.0.0.1:${ports.mail}/health`,
    },
  ]
  const members: Member[] = [
    ...serverPorts.map((port, index) => ({
      name: `server${index + 1}`,
      program: 'apps/server/src/main.ts',
      environment: { ...shop, PORT: `${port}`, HOST: '127.0.0.1' },
      ready: `http://127.0.0.1:${port}/api/v1/health/ready`,
    })),
    ...workerPorts.map((port, index) => ({
      name: `worker${index + 1}`,
      program: 'apps/server/src/worker.ts',
      environment: { ...shop, OPERATIONS_PORT: `${port}` },
      ready: `http://127.0.0.1:${port}/ready`,
    })),
  ]
  const running = new Map<string, RunningProcess>()

  async function begin({ name, program, environment, ready }: Member): Promise<void> {
    const started = startProcess(program, environment)
    running.set(name, started)
    await untilReady(name, ready, started)
  }
  function find(name: string): { member: Member; process: RunningProcess } {
    const member = members.find(other => other.name === name)
    const process = running.get(name)
    if (!member || !process) throw new Error(`${name} does not run`)
    return { member, process }
  }

  await runProcess('apps/server/src/cli/import.ts', shop, ['--demo', '--if-empty'])
  await Promise.all([...neighbours, ...members].map(begin))
  return {
    shop: proxy.url,
    payment,
    mailbox: `http://127.0.0.1:${ports.mail}`,
    smtpPort: ports.smtp,
    servers: addresses,
    members: members.map(({ name }) => name),
    tell: (name, message) => find(name).process.tell(message),
    ended: name => find(name).process.ended,
    async crash(name) {
      const { member, process } = find(name)
      process.kill('SIGKILL')
      await process.ended
      await begin(member)
    },
    async stop(name) {
      const { process } = find(name)
      process.kill('SIGTERM')
      running.delete(name)
      return process.ended
    },
    async close() {
      for (const process of running.values()) process.kill('SIGTERM')
      await Promise.all([...running.values()].map(({ ended }) => ended))
      await proxy.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function portsFor(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

async function untilReady(name: string, url: string, { ended, output }: RunningProcess): Promise<void> {
  let end: number | NodeJS.Signals | undefined
  void ended.then(how => {
    end = how
  })
  const deadline = Date.now() + READY_WITHIN
  while (end === undefined && Date.now() < deadline) {
    const ready = await fetch(url).then(
      reply => reply.ok,
      () => false,
    )
    if (ready) return
    await pause(LOOK_AGAIN)
  }
  throw new Error(`${name} is not ready${end === undefined ? '' : `, it ended with ${end}`}:\n${output()}`)
}
