import { freePort } from '../../apps/server/src/db/bundled/index.ts'
import type { Closing } from '../../scripts/processes/closing.ts'
import type { Surroundings } from '../../scripts/processes/service.ts'
import { startProduct } from '../../scripts/run/product/product.ts'
import { portsFrom } from '../../scripts/run/settings.ts'
import { temporaryFolderOnDisk } from '../../scripts/tests/temporary-folder.ts'

export type BenchProduct = Surroundings & {
  shop: string
  payment: string
  /** Sends a signal to the worker. */
  worker: (signal: NodeJS.Signals) => void
  /** The number of a running process of it, as the system knows it. */
  pidOf: (service: string) => number | undefined
}

/** A product takes so many, one after the other. */
const PORTS = 8

/** The whole product as `npm start` runs it, durable, on fresh data, with the demo region or the given feed. */
export async function startBenchProduct(closing: Closing, feed?: string): Promise<BenchProduct> {
  const ports = process.env.PORT ? claimPorts(Number(process.env.PORT), closing) : await freePorts()
  const shop = `http://localhost:${ports.shop}`
  // One machine plays all passengers here.
  process.env.RATE_LIMIT = '0'
  process.env.DEMO_PURCHASES = '0'
  const settings = {
    dataDir: temporaryFolderOnDisk(closing),
    ports,
    publicUrl: shop,
    databaseUrl: undefined,
    smtpUrl: undefined,
    paymentUrl: undefined,
    identityUrl: undefined,
    bankUrl: undefined,
    realTimeUrl: undefined,
  }
  const { surroundings, services } = await startProduct({ settings, closing, feed, durable: true })
  const pidOf = (service: string) => services.find(({ name }) => name === service)?.pid()
  const worker = (signal: NodeJS.Signals) => {
    const pid = pidOf('worker')
    if (pid === undefined) throw new Error('no worker runs')
    process.kill(pid, signal)
  }
  return { ...surroundings, shop, payment: `http://localhost:${ports.payment}`, worker, pidOf }
}

const taken = new Set<number>()

/** Several may run side by side, each with ports of its own. */
function claimPorts(first: number, closing: Closing) {
  let shop = first
  while (taken.has(shop)) shop += PORTS
  taken.add(shop)
  closing.add(() => taken.delete(shop))
  return portsFrom(shop)
}

async function freePorts() {
  return {
    shop: await freePort(),
    payment: await freePort(),
    mail: await freePort(),
    smtp: await freePort(),
    database: await freePort(),
    identity: await freePort(),
    bank: await freePort(),
    realTime: await freePort(),
  }
}
