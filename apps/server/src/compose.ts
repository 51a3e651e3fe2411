import { randomBytes } from 'node:crypto'
import { demoSubscriptions } from '@billett/demo-region'
import { toInstant } from '@billett/domain'
import { keepDemoAddresses } from './adapters/address-register/demo-addresses.ts'
import { arrangementStore } from './adapters/arrangement-store/arrangement-store.ts'
import { configuredBank } from './adapters/bank-channel/configured-bank.ts'
import { endOnCommand } from './adapters/checkpoints/end-on-command.ts'
import { unwatched } from './adapters/checkpoints/unwatched.ts'
import { clientStore } from './adapters/client-store/client-store.ts'
import { keyedWords } from './adapters/code-word/keyed-words.ts'
import { keepDemoMessages } from './adapters/demo/keep-demo-messages.ts'
import { keepDemoSubscriptions } from './adapters/demo/keep-demo-subscriptions.ts'
import { demoClockOf } from './adapters/demo-clock/demo-clock.ts'
import { type PgBossQueue, pgBossQueue } from './adapters/job-queue/pg-boss-queue.ts'
import { type Metrics, newMetrics } from './adapters/metrics/metrics.ts'
import { addPoolGauges } from './adapters/metrics/pool-gauges.ts'
import { argon2Hashing } from './adapters/password-hashing/argon2-hashing.ts'
import { configuredPayer } from './adapters/payment-provider/configured-payer.ts'
import { configuredCards } from './adapters/prepaid-cards/configured-cards.ts'
import { regionStore } from './adapters/region-store/region-store.ts'
import { configuredReports } from './adapters/reports/configured-reports.ts'
import { settingsStore } from './adapters/settings-store/settings-store.ts'
import { writtenAdapters } from './adapters/settings-store/written-adapters.ts'
import { configuredBarcode } from './adapters/ticket-barcode/configured-barcode.ts'
import { configuredWallets } from './adapters/wallet-passes/configured-wallets.ts'
import { oneCreditor } from './config/one-creditor.ts'
import { servedClients } from './config/served-clients.ts'
import type { ServerConfig } from './config/server-config.ts'
import { openDatabase } from './db/database.ts'
import { FOR_CALLS } from './db/for-calls.ts'
import { migrateDatabase } from './db/migrate.ts'
import { keepPortalRole } from './db/portal-role.ts'
import { sharedSecret } from './db/secrets.ts'
import { keepTicketKeys } from './db/ticket-keys.ts'
import { noteGone } from './http/gone-callers.ts'
import { JOB_QUEUES } from './jobs/handlers.ts'
import { newLog } from './log.ts'
import { showVersion } from './modules/run/client-version/index.ts'
import type { PayAtProvider } from './ports/payment/pay-at-provider.ts'
import { surroundingsOf } from './surroundings.ts'
import type { Surroundings } from './world.ts'

export interface Composed {
  surroundings: Surroundings
  /** The same for work that nobody waits for: its statements may take longer than those of calls, and hold up none. */
  background: Surroundings
  /** Pays for what a demo has sold; undefined at any provider but the demo's. */
  payAtProvider: PayAtProvider | undefined
  queue: PgBossQueue
  metrics: Metrics
  /** From now on the process says that it is not ready for anything new. */
  beginStop: () => void
  close: () => Promise<void>
}

/** Connections of a server for what it does beside calls. */
const BACKGROUND_POOL = 2

/** Bytes of a key that a deployment makes for itself. */
const KEY_BYTES = 48

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** Opens everything a process of the product needs; here and in `surroundings.ts` adapters are chosen. */
export async function compose(given: ServerConfig, kind: 'server' | 'worker'): Promise<Composed> {
  const log = newLog(given.LOG_LEVEL)
  const metrics = newMetrics(kind)
  const realClock = () => toInstant(Date.now())
  const onError = (error: Error) => log.error({ err: error }, 'a database connection broke')
  const opened = { url: given.DATABASE_URL, size: given.DATABASE_POOL, onError }
  const database = openDatabase(kind === 'server' ? { ...opened, ...FOR_CALLS } : opened)
  const behind = kind === 'server' ? openDatabase({ ...opened, size: BACKGROUND_POOL }) : database
  const { db } = behind
  addPoolGauges(metrics.registry, database.pool)
  await migrateDatabase(database)
  const regions = regionStore(db, region =>
    log.error({ region }, 'the active region was written by another version and cannot be read'),
  )
  const settings = await settingsStore(db, {
    config: given,
    adaptersOf: writtenAdapters(regions),
    tell: trouble => log.error(trouble),
  })
  const { config, mailer, payments, setups, credit, planner } = settings.current()
  const { clock, demoClock } = config.BILLETT_DEMO
    ? await demoClockOf(db, realClock)
    : { clock: realClock, demoClock: null }

  const queue = pgBossQueue(behind.pool, JOB_QUEUES, {
    onError: error => log.error({ err: error }, 'the queue has trouble'),
    onFailure: (job, jobId, error) => log.error({ err: error, job, jobId }, 'a job failed and will be tried again'),
    onEnd: metrics.jobDone,
    supervises: kind === 'worker',
  })
  await queue.start()
  await keepPortalRole(database)
  await regions.refresh()
  const jwtKey = config.JWT_KEY ?? (await sharedSecret(db, 'jwt', newKey, realClock()))
  const barcode = await configuredBarcode(config, (name, make) => sharedSecret(db, name, make, realClock()))
  const ticketKeys = await keepTicketKeys(db, barcode.inspectorKeys(), realClock())
  const wallets = await configuredWallets(
    config,
    (name, make) => sharedSecret(db, name, make, realClock()),
    new Date(realClock()),
  )
  const reports = await configuredReports({
    db,
    url: config.DATABASE_URL,
    reportUrl: config.REPORT_DATABASE_URL,
    now: realClock,
    onOff: () => log.warn('statements of staff are off: the database user may make no role that only reads'),
  })
  const served = servedClients(config)
  oneCreditor(served, configuredBank(config, clock))
  const shipped = served.map(({ client }) => client)
  for (const client of shipped) await showVersion(db, { client, source: 'product', storedOn: clock() })
  const clients = clientStore(db, shipped, unread =>
    log.error(unread, 'the active version of a client was written by another version and cannot be read'),
  )
  await clients.refresh()
  const arrangements = arrangementStore(db)
  await arrangements.refresh()
  let stopping = false

  const surroundings = surroundingsOf(config, {
    settings,
    clients,
    regions,
    arrangements,
    db: database.db,
    databaseAnswers: database.answers,
    reports,
    jobs: queue,
    clock,
    realClock,
    demoClock,
    log,
    isStopping: () => stopping,
    callerGone: noteGone(log, realClock, metrics.callerGone),
    reached: config.CRASH_ON_COMMAND ? endOnCommand(process) : unwatched,
    tokens: { key: new TextEncoder().encode(jwtKey), issuer: 'billett' },
    passwords: argon2Hashing(),
    barcode: { ...barcode, inspectorKeys: () => ticketKeys },
    codeWord: keyedWords(await sharedSecret(db, 'code-word', newKey, realClock())),
    wallets,
    prepaidCards: configuredCards(config),
    payments,
    setups,
    mailer,
    credit,
    planner,
  })
  if (config.BILLETT_DEMO) {
    await keepDemoAddresses(db, surroundings.addresses)
    for (const clientId of clients.served) {
      await keepDemoMessages(db, clientId, clock())
      await keepDemoSubscriptions(database.db, { clientId, now: clock() }, demoSubscriptions)
    }
  }
  const close = async () => {
    await queue.stop()
    await settings.close()
    await database.close()
    if (behind !== database) await behind.close()
  }
  const beginStop = () => {
    stopping = true
  }
  const background = { ...surroundings, db }
  return { surroundings, background, payAtProvider: configuredPayer(config), queue, metrics, beginStop, close }
}
