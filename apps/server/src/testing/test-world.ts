import { defaultClient } from '@billett/clients'
import { addMinutes, type Instant } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { lowFraud } from '../adapters/application-checks/low-fraud.ts'
import { arrangementStore } from '../adapters/arrangement-store/arrangement-store.ts'
import { DEMO_BANKS } from '../adapters/bank-register/demo-banks.ts'
import { listedBanks } from '../adapters/bank-register/listed-banks.ts'
import { unwatched } from '../adapters/checkpoints/unwatched.ts'
import { keyedWords } from '../adapters/code-word/keyed-words.ts'
import { configuredAgency } from '../adapters/credit-check/configured-agency.ts'
import { pgBossQueue } from '../adapters/job-queue/pg-boss-queue.ts'
import { journeyPlanner } from '../adapters/journey-planner/journey-planner.ts'
import { demoClients } from '../adapters/open-id-clients/demo-clients.ts'
import { argon2Hashing } from '../adapters/password-hashing/argon2-hashing.ts'
import { newTicketKey, uicBarcode } from '../adapters/ticket-barcode/uic-barcode.ts'
import { testVirusScanner } from '../adapters/virus-scanner/test-virus-scanner.ts'
import { buildApp } from '../app.ts'
import { serverConfig } from '../config/server-config.ts'
import { noteGone } from '../http/gone-callers.ts'
import { JOB_QUEUES } from '../jobs/handlers.ts'
import { newLog } from '../log.ts'
import { contractsOfGuests } from '../modules/subscription/party/index.ts'
import { brokenInvariants } from '../modules/upkeep/books-check/index.ts'
import type { Mail, MailSender } from '../ports/mailer.ts'
import type { RegionStore } from '../ports/region-store.ts'
import type { ReportDatabase } from '../ports/report-database.ts'
import { surroundingsOf } from '../surroundings.ts'
import type { World } from '../world.ts'
import { type FakeCards, fakeCards } from './fakes/fake-cards.ts'
import { type FakeProvider, fakeProvider } from './fakes/fake-provider.ts'
import { fakeReports } from './fakes/fake-reports.ts'
import { fakeSetups } from './fakes/fake-setups.ts'
import { demoRegionStore } from './region/demo-region-store.ts'
import { testClients } from './test-clients.ts'
import { freshDatabase, silent, type TestDatabase } from './test-database.ts'
import { testShop } from './test-shop.ts'

export interface TestWorld {
  world: World
  app: FastifyInstance
  database: TestDatabase
  provider: FakeProvider
  cards: FakeCards
  mails: Mail[]
  /** Of each mail. */
  senders: MailSender[]
  now: () => Instant
  /** Moves the clock forward. */
  pass: (minutes: number) => void
  /** Closes everything, after making sure that the books agree. */
  close: () => Promise<void>
}

/** A Saturday morning in the demo region's timetable. */
const START: Instant = '2026-11-21T09:00:00.000Z'

/**
 * As weak as the library allows: what is tested is not how long it takes. One for all worlds of a process, which then
 * begins its thread once and not once a world.
 */
const PASSWORDS = argon2Hashing({ memoryKib: 8, passes: 1 })

/** Any 32 characters. */
const JWT_KEY = 'a key that only the tests know, really'

/**
 * The real app on a database of its own, with the demo region, a provider the test steers, and mails that stay here.
 */
export async function testWorld(
  over: {
    regions?: RegionStore
    config?: Record<string, string>
    database?: TestDatabase
    log?: Logger
    reports?: ReportDatabase
  } = {},
): Promise<TestWorld> {
  const database = over.database ?? (await freshDatabase())
  const config = serverConfig({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://shop.example',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ...over.config,
  })
  let now = START
  const clock = () => now
  const mails: Mail[] = []
  const senders: MailSender[] = []
  const provider = fakeProvider()
  const cards = fakeCards()
  const queue = pgBossQueue(database.pool, JOB_QUEUES, { ...silent, isPrepared: over.database === undefined })
  await queue.start()
  const log = over.log ?? newLog(config.LOG_LEVEL)
  const regions = over.regions ?? demoRegionStore(START)
  const given = surroundingsOf(config, {
    settings: { current: () => ({}), refresh: async () => undefined },
    clients: testClients(() => world.client),
    regions,
    arrangements: arrangementStore(database.db),
    db: database.db,
    databaseAnswers: database.answers,
    reports: over.reports ?? fakeReports,
    jobs: queue,
    clock,
    realClock: clock,
    demoClock: null,
    log,
    isStopping: () => false,
    callerGone: noteGone(log, clock, () => undefined),
    reached: unwatched,
    tokens: { key: new TextEncoder().encode(JWT_KEY), issuer: 'billett' },
    passwords: PASSWORDS,
    barcode: uicBarcode(newTicketKey()),
    codeWord: keyedWords(JWT_KEY),
    wallets: { apple: null, google: null, isTrial: false },
    payments: provider,
    prepaidCards: cards,
    setups: fakeSetups(),
    credit: configuredAgency(config),
    planner: journeyPlanner(regions, config),
    mailer: {
      send: async (mail, sender) => {
        mails.push(mail)
        senders.push(sender)
      },
      close: async () => undefined,
    },
  })
  const world: World = {
    ...given,
    client: defaultClient,
    // Tests that try often say so as for requests.
    countsTries: config.RATE_LIMIT > 0,
    // What a demo has.
    banks: listedBanks(DEMO_BANKS),
    viruses: testVirusScanner,
    // Tests order as the same person many times; those of the guard have its own.
    fraud: lowFraud,
    contractsOfGuests,
    openIdClients: { settings: async () => demoClients },
  }
  const app = await buildApp(testShop(world))
  const close = async () => {
    const broken = await brokenInvariants(database.db, now)
    await app.close()
    await queue.stop()
    await database.drop()
    if (broken.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(broken)}`)
  }
  const pass = (minutes: number) => {
    now = addMinutes(now, minutes)
  }
  return { world, app, database, provider, cards, mails, senders, now: clock, pass, close }
}
