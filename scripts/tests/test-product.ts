import { freePort } from '../../apps/server/src/db/bundled/index.ts'
import type { Closing } from '../processes/closing.ts'
import { within } from '../processes/within.ts'
import { builtPrograms } from '../run/build/build-programs.ts'
import { provideChromium } from '../run/chromium.ts'
import { startProduct } from '../run/product/product.ts'
import type { Ports, Settings } from '../run/settings.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Runs something with the whole product on fresh data and free ports, and a Chromium; both told by environment. */
export function withTestProduct<T>(outer: Closing, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  return within(outer, async closing => {
    const chromium = await provideChromium(closing.signal)
    const settings = await freshSettings(closing)
    const { ports } = settings
    // A journey that is about delays says so on the page of the feed, and all others find what they expect.
    process.env.REALTIME_DEMO_SET = 'onTime'
    const programs = await builtPrograms()
    const { surroundings } = await startProduct({ settings, closing, durable: false, programs })
    return work({
      // What a journey starts beside it need not be read from its sources either.
      ...programs,
      CHROMIUM_PATH: chromium,
      E2E_SHOP_URL: settings.publicUrl,
      E2E_PAYMENT_SECRET: surroundings.paymentSecret,
      E2E_PAYMENT_URL: `http://localhost:${ports.payment}`,
      E2E_IDENTITY_URL: `http://localhost:${ports.identity}`,
      E2E_BANK_URL: `http://localhost:${ports.bank}`,
      E2E_REALTIME_URL: `http://localhost:${ports.realTime}`,
      E2E_MAILBOX_URL: `http://localhost:${ports.mail}`,
      E2E_DATABASE_URL: surroundings.databaseUrl,
    })
  })
}

async function freshSettings(closing: Closing): Promise<Settings> {
  const ports: Ports = {
    shop: await freePort(),
    payment: await freePort(),
    mail: await freePort(),
    smtp: await freePort(),
    database: await freePort(),
    identity: await freePort(),
    bank: await freePort(),
    realTime: await freePort(),
  }
  return {
    dataDir: temporaryFolder(closing),
    ports,
    publicUrl: `http://localhost:${ports.shop}`,
    databaseUrl: undefined,
    smtpUrl: undefined,
    paymentUrl: undefined,
    identityUrl: undefined,
    bankUrl: undefined,
    realTimeUrl: undefined,
  }
}
