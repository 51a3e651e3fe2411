import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { toInstant } from '@billett/domain'
import pino from 'pino'
import { type PgBossQueue, pgBossQueue } from './adapters/job-queue/pg-boss-queue.ts'
import { journeyPlanner } from './adapters/journey-planner/journey-planner.ts'
import { smtpMailer } from './adapters/mailer/smtp-mailer.ts'
import { demoPaymentProvider } from './adapters/payment-provider/demo/index.ts'
import { regionStore } from './adapters/region-store/region-store.ts'
import { uicTicketBarcode } from './adapters/ticket-barcode/uic-ticket-barcode.ts'
import { pdfTicketDocument } from './adapters/ticket-document/pdf-ticket-document.ts'
import type { ServerConfig } from './config/server-config.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { sharedSecret } from './db/secrets.ts'
import type { World } from './world.ts'

export interface Composed {
  world: World
  queue: PgBossQueue
  close: () => Promise<void>
  /** Looks for a newer region now and then; the returned function ends that. */
  refreshRegion: () => () => void
}
