import { join } from 'node:path'
import { webDist } from '../run/build/build-web.ts'
import type { Settings } from '../run/settings.ts'

/** A process that belongs to the running product. */
export type Service = {
  name: string
  main: string
  env: Record<string, string>
  /** Answers with success when the service is ready. One without is ready when it runs. */
  ready?: string
}

/** Addresses and secrets the processes of one run share. */
export type Surroundings = {
  settings: Settings
  databaseUrl: string
  paymentSecret: string
  bankSecret: string
  /** Where the pages are; those built from these sources unless told. */
  webDist?: string | undefined
}

/** How the shop asks the demo university and the demo agency. */
const demoIdentity = (port: number): Record<string, string> => ({
  STUDENT_VERIFICATION_URL: `http://localhost:${port}`,
  CREDIT_CHECK_URL: `http://localhost:${port}`,
  CREDIT_CHECK_REQUESTOR: 'billett',
  CREDIT_CHECK_USER: 'billett',
  CREDIT_CHECK_PASSWORD: 'demo',
  RESIDENTS_REGISTER_URL: `http://billett:demo@localhost:${port}`,
  ACCOUNT_PROOF_URL: `http://billett:demo@localhost:${port}`,
  CARD_PRODUCER_URL: `http://billett:demo@localhost:${port}`,
})

/** Where the demo feed of real time tells what is under way in the demo region; imported ones it does not know. */
const demoRealTime = (port: number): Record<string, string> => ({
  REALTIME_REGION: 'demo',
  REALTIME_TRIPS_URL: `http://localhost:${port}/gtfs-realtime/trips.pb`,
  REALTIME_ALERTS_URL: `http://localhost:${port}/gtfs-realtime/alerts.pb`,
  REALTIME_VEHICLES_URL: `http://localhost:${port}/gtfs-realtime/vehicles.pb`,
})

/** The environment of everything that belongs to the shop: server, worker, migration, import. */
export function shopEnvironment(surroundings: Surroundings): Record<string, string> {
  const { settings, databaseUrl, paymentSecret, bankSecret } = surroundings
  const { ports } = settings
  return {
    PORT: String(ports.shop),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: databaseUrl,
    SMTP_URL: settings.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
    PAYMENT_DEMO_URL: settings.paymentUrl ?? `http://localhost:${ports.payment}`,
    PAYMENT_DEMO_SECRET: paymentSecret,
    ...(settings.identityUrl ? {} : demoIdentity(ports.identity)),
    ...(settings.bankUrl ? {} : { BANK_DEMO_URL: `http://localhost:${ports.bank}`, BANK_DEMO_SECRET: bankSecret }),
    ...(settings.realTimeUrl ? {} : demoRealTime(ports.realTime)),
    BILLETT_DATA: settings.dataDir,
    BILLETT_DEMO: process.env.BILLETT_DEMO ?? '1',
    WEB_DIST: surroundings.webDist ?? webDist(),
  }
}

/** The neighbours of the shop that we run ourselves unless an address of another was given. */
export function neighbours({ settings, paymentSecret, bankSecret }: Surroundings): Service[] {
  const { ports, dataDir } = settings
  const payment: Service = {
    name: 'payment',
    main: 'apps/payment-demo/src/main.ts',
    env: {
      PORT: String(ports.payment),
      PAYMENT_DEMO_SECRET: paymentSecret,
      BILLETT_DATA: dataDir,
    },
    ready: `http://127.0.0.1:${ports.payment}/health`,
  }
  const mailbox: Service = {
    name: 'mailbox',
    main: 'apps/mailbox/src/main.ts',
    env: { PORT: String(ports.mail), SMTP_PORT: String(ports.smtp), MAIL_FOLDER: join(dataDir, 'mails') },
    ready: `http://127.0.0.1:${ports.mail}/health`,
  }
  const identity: Service = {
    name: 'identity',
    main: 'apps/identity-demo/src/main.ts',
    env: { PORT: String(ports.identity) },
    ready: `http://127.0.0.1:${ports.identity}/health`,
  }
  const bank: Service = {
    name: 'bank',
    main: 'apps/bank-demo/src/main.ts',
    env: { PORT: String(ports.bank), BANK_DEMO_SECRET: bankSecret, BILLETT_DATA: dataDir },
    ready: `http://127.0.0.1:${ports.bank}/health`,
  }
  const realTime: Service = {
    name: 'realtime',
    main: 'apps/realtime-demo/src/main.ts',
    env: { PORT: String(ports.realTime), REALTIME_DEMO_SET: process.env.REALTIME_DEMO_SET ?? 'mixed' },
    ready: `http://127.0.0.1:${ports.realTime}/health`,
  }
  return [
    ...(settings.paymentUrl ? [] : [payment]),
    ...(settings.smtpUrl ? [] : [mailbox]),
    ...(settings.identityUrl ? [] : [identity]),
    ...(settings.bankUrl ? [] : [bank]),
    ...(settings.realTimeUrl ? [] : [realTime]),
  ]
}

/**
 * A ticket that is printed and mailed leaves much behind that is of no use a moment later: with room of 64 MiB for what
 * is new a mail with its ticket costs the worker a fifth less of the processor than with 8, and no more memory. What an
 * operator says in NODE_OPTIONS comes after it and counts.
 */
const WIDE_NURSERY = '--max-semi-space-size=64'

/**
 * glibc gives every thread a heap of its own, and what is free in one is of no use to the others: with two of them,
 * printing and compressing, which happen on threads, take less memory for good. Other C libraries do not read it.
 */
const FEW_HEAPS: Record<string, string> = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }

/** Server and worker tell their metrics on ports of their own. */
function operationsOfWorker(): Record<string, string> {
  const { OPERATIONS_PORT } = process.env
  return OPERATIONS_PORT ? { OPERATIONS_PORT: String(Number(OPERATIONS_PORT) + 1) } : {}
}

/** What the worker is started with. */
export const workerEnvironment = (surroundings: Surroundings): Record<string, string> => ({
  ...FEW_HEAPS,
  ...shopEnvironment(surroundings),
  ...operationsOfWorker(),
  NODE_OPTIONS: [WIDE_NURSERY, process.env.NODE_OPTIONS].join(' ').trim(),
})

export function shop(surroundings: Surroundings): Service[] {
  const env = { ...FEW_HEAPS, ...shopEnvironment(surroundings) }
  const ready = `http://127.0.0.1:${env.PORT}/api/v1/status`
  return [
    { name: 'shop', main: 'apps/server/src/main.ts', env, ready },
    { name: 'worker', main: 'apps/server/src/worker.ts', env: workerEnvironment(surroundings) },
  ]
}
