import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { databaseRegister } from './adapters/address-register/database-register.ts'
import { accountService, noAccountProof } from './adapters/application-checks/account-service.ts'
import { noRegister, residentsService } from './adapters/application-checks/residents-service.ts'
import { configuredBank } from './adapters/bank-channel/configured-bank.ts'
import { configuredBanks } from './adapters/bank-register/configured-banks.ts'
import { cardService, noProducer } from './adapters/card-producer/card-service.ts'
import { conversionThreads } from './adapters/catalogue-converter/conversion-threads.ts'
import { inspectionThreads } from './adapters/file-inspector/inspection-threads.ts'
import { regionFootways } from './adapters/footway-distance/region-footways.ts'
import { ruledGuard } from './adapters/fraud-guard/ruled-guard.ts'
import { pdfLetter } from './adapters/letter-document/pdf-letter.ts'
import { configuredClients } from './adapters/open-id-clients/configured-clients.ts'
import { webAuthn } from './adapters/passkeys/web-authn.ts'
import { sharpPictures } from './adapters/picture-maker/sharp-pictures.ts'
import { httpFeeds } from './adapters/real-time/http-feeds.ts'
import { realTimeStore } from './adapters/real-time/real-time-store.ts'
import { listReader } from './adapters/student-list-reader/list-reader.ts'
import { noUniversity, shibboleth } from './adapters/student-verification/shibboleth.ts'
import { pdfTicket } from './adapters/ticket-document/pdf-ticket.ts'
import { configuredScanner } from './adapters/virus-scanner/configured-scanner.ts'
import { publicSender } from './adapters/webhook-sender/https-sender.ts'
import { countsTries } from './config/counts-tries.ts'
import type { ServerConfig } from './config/server-config.ts'
import { contractsOfGuests } from './modules/subscription/party/index.ts'
import type { Surroundings } from './world.ts'

/** What a process has opened, keeps to itself or is steered by: a test gives its own. */
type Given =
  | ('clients' | 'regions' | 'arrangements' | 'db' | 'databaseAnswers' | 'reports' | 'jobs')
  | ('clock' | 'realClock' | 'demoClock' | 'log' | 'isStopping' | 'callerGone' | 'reached')
  | ('tokens' | 'passwords' | 'barcode' | 'codeWord' | 'wallets')
  | ('settings' | 'payments' | 'prepaidCards' | 'setups' | 'mailer' | 'credit' | 'planner')

/** What a process has outside the rules: what it was given, and all that follows from its configuration. */
export function surroundingsOf(config: ServerConfig, given: Pick<Surroundings, Given>): Surroundings {
  const addresses = databaseRegister(given.db)
  const banks = configuredBanks(config)
  const feeds = httpFeeds(config)
  return {
    ...given,
    config,
    newId: randomUUID,
    newRowId: uuidv7,
    countsTries: countsTries(config),
    feeds,
    realTime: realTimeStore(given.db, { regions: given.regions, kinds: feeds.kinds, planner: given.planner }),
    footways: regionFootways(given.regions),
    document: pdfTicket,
    letters: pdfLetter,
    addresses,
    banks,
    bankChannel: configuredBank(config, given.clock),
    pictures: sharpPictures(),
    openIdClients: configuredClients(config),
    passkeys: webAuthn,
    students: config.STUDENT_VERIFICATION_URL ? shibboleth(config.STUDENT_VERIFICATION_URL) : noUniversity,
    viruses: configuredScanner(config),
    fraud: ruledGuard({ db: given.db, addresses, banks: config.BANK_LIST ? banks : null }),
    contractsOfGuests,
    residents: config.RESIDENTS_REGISTER_URL ? residentsService(config.RESIDENTS_REGISTER_URL) : noRegister,
    cards: config.CARD_PRODUCER_URL ? cardService(config.CARD_PRODUCER_URL) : noProducer,
    accountProof: config.ACCOUNT_PROOF_URL ? accountService(config.ACCOUNT_PROOF_URL) : noAccountProof,
    catalogues: conversionThreads(),
    lists: listReader(),
    webhooks: publicSender,
    inspector: inspectionThreads(),
  }
}
