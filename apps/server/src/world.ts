import type { Client } from '@billett/clients'
import type { Clock } from '@billett/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { TokenSettings } from './call/visitor/visitor.ts'
import type { ServerConfig } from './config/server-config.ts'
import type { Database } from './db/database.ts'
import type { AddressRegister } from './ports/address-register.ts'
import type { ArrangementStore } from './ports/arrangement-store.ts'
import type { CatalogueConverter } from './ports/catalogue-converter.ts'
import type { Reached } from './ports/checkpoints.ts'
import type { ClientStore } from './ports/client-store.ts'
import type { CodeWord } from './ports/code-word.ts'
import type { DemoClock } from './ports/demo-clock.ts'
import type { FileInspector } from './ports/file-inspector.ts'
import type { FootwayDistance } from './ports/footway-distance.ts'
import type { JobQueue } from './ports/job-queue.ts'
import type { JourneyPlanner } from './ports/journey-planner.ts'
import type { LetterDocument } from './ports/letter-document.ts'
import type { Mailer } from './ports/mailer.ts'
import type { OpenIdClients } from './ports/open-id-clients.ts'
import type { Passkeys } from './ports/passkeys.ts'
import type { PasswordHashing } from './ports/password-hashing.ts'
import type { BankChannel } from './ports/payment/bank-channel.ts'
import type { BankRegister } from './ports/payment/bank-register.ts'
import type { CreditCheck } from './ports/payment/credit-check.ts'
import type { PaymentProvider } from './ports/payment/payment-provider.ts'
import type { PaymentSetups } from './ports/payment/payment-setups.ts'
import type { PrepaidCards } from './ports/payment/prepaid-cards.ts'
import type { PictureMaker } from './ports/picture-maker.ts'
import type { FeedSource, RealTimeStore } from './ports/real-time.ts'
import type { RegionStore } from './ports/region-store.ts'
import type { ReportDatabase } from './ports/report-database.ts'
import type { SettingsStore } from './ports/settings-store.ts'
import type { StudentListReader } from './ports/student-list-reader.ts'
import type { StudentVerification } from './ports/student-verification.ts'
import type { AccountProof } from './ports/subscription/account-proof.ts'
import type { CardProducer } from './ports/subscription/card-producer.ts'
import type { ContractsOfGuests } from './ports/subscription/contracts-of-guests.ts'
import type { FraudGuard } from './ports/subscription/fraud-guard.ts'
import type { ResidentsRegister } from './ports/subscription/residents-register.ts'
import type { TicketBarcode } from './ports/ticket-barcode.ts'
import type { TicketDocument } from './ports/ticket-document.ts'
import type { VirusScanner } from './ports/virus-scanner.ts'
import type { WalletPasses } from './ports/wallet-passes.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'

/** What a process has outside the rules, whosever shop it is. */
export interface Surroundings {
  config: ServerConfig
  /** What staff have written of it, and write while the process runs: a world is made with it. */
  settings: SettingsStore
  /** What the clients of this deployment are configured to be, and become while it runs. */
  clients: ClientStore
  clock: Clock
  /** Of what a demo's clock does not move: sessions, other services and what they sign. The same outside a demo. */
  realClock: Clock
  /** Null outside a demo. */
  demoClock: DemoClock | null
  newId: () => string
  /** Of rows that are many: in the order they are made (UUID version 7). For nothing that must not be guessed. */
  newRowId: () => string
  log: FastifyBaseLogger
  /** The process has been asked to end: it finishes what it began and takes nothing new. */
  isStopping: () => boolean
  /** Tries at passwords and codes, and mails to one address, are counted, and too many refused. */
  countsTries: boolean
  /** Told of each request whose caller has gone before it was looked at. */
  callerGone: () => void
  /** Told at the points of a purchase that matter to crashes and races; does nothing but in tests. */
  reached: Reached
  db: Database
  /** Fails where no database that writes answers, whatever the connections of `db` are busy with. */
  databaseAnswers: () => Promise<void>
  tokens: TokenSettings
  jobs: JobQueue
  regions: RegionStore
  arrangements: ArrangementStore
  feeds: FeedSource
  realTime: RealTimeStore
  planner: JourneyPlanner
  footways: FootwayDistance
  payments: PaymentProvider
  mailer: Mailer
  passwords: PasswordHashing
  barcode: TicketBarcode
  codeWord: CodeWord
  document: TicketDocument
  letters: LetterDocument
  addresses: AddressRegister
  banks: BankRegister
  bankChannel: BankChannel
  prepaidCards: PrepaidCards
  setups: PaymentSetups
  pictures: PictureMaker
  wallets: WalletPasses
  openIdClients: OpenIdClients
  passkeys: Passkeys
  students: StudentVerification
  credit: CreditCheck
  viruses: VirusScanner
  fraud: FraudGuard
  contractsOfGuests: ContractsOfGuests
  residents: ResidentsRegister
  accountProof: AccountProof
  cards: CardProducer
  reports: ReportDatabase
  catalogues: CatalogueConverter
  lists: StudentListReader
  webhooks: WebhookSender
  /** Looks into files that are handed on. */
  inspector: FileInspector
}

/**
 * Everything outside the rules, at one moment: a use case is a function of this, the visitor and the input. A world has
 * exactly one client, as it is configured then.
 */
export interface World extends Surroundings {
  client: Client
}
