import { tmpdir } from 'node:os'
import { examineClient } from '@billett/clients'
import type { StaffDoctorCheck } from '@billett/contract'
import { addMinutes, type DoctorState, judged, type Language, type Vitals } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { certificatesOf } from '../../../doctor/certificates.ts'
import { examineKeys } from '../../../doctor/examine-keys.ts'
import { freePercent } from '../../../doctor/free-space.ts'
import type { World } from '../../../world.ts'
import { isReady, readFigures } from '../../run/operations/index.ts'
import { clockSeconds, copyings, failedMails } from './vitals.queries.ts'

const DAY_MINUTES = 24 * 60
const DAY_SECONDS = DAY_MINUTES * 60

type Finding = ReturnType<typeof examineKeys>['findings'][number]

const worst = (findings: readonly Finding[]): DoctorState => {
  if (findings.some(({ kind }) => kind === 'fault')) return 'fault'
  return findings.length > 0 ? 'hint' : 'ok'
}

const found = (check: 'company' | 'keys', findings: readonly Finding[], language: Language): StaffDoctorCheck => ({
  check,
  state: worst(findings),
  count: findings.length,
  findings: findings.map(({ text, german }) => (language === 'de' ? german : text)),
})

/** What the process writes to: its own disk, and folders that others fetch from. */
const foldersOf = ({ config: { EXPORT_FOLDER, BANK_FOLDER } }: World): string[] =>
  [process.cwd(), tmpdir(), EXPORT_FOLDER, BANK_FOLDER].filter(folder => folder !== undefined)

async function vitalsOf(world: World): Promise<Vitals> {
  const { db, clock, realClock, clients } = world
  const figures = await readFigures(world)
  const { queues, timetableLeft } = figures
  return {
    databaseAnswers: await isReady(world),
    clockSeconds: await clockSeconds(db, realClock()),
    failedMails: await failedMails(db, clients.served, addMinutes(clock(), -DAY_MINUTES)),
    pollDelay: figures.paymentPollDelay,
    paymentCases: figures.openPaymentCases,
    failedRefunds: figures.failedRefunds,
    failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
    oldestJob: Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
    freePercent: await freePercent(foldersOf(world)),
    backups: await copyings(db),
    timetableDays: timetableLeft === undefined ? undefined : Math.floor(timetableLeft / DAY_SECONDS),
  }
}

/**
 * How the own client is set up and, for who sees every client that is served, how the process is: its numbers are of
 * all of them.
 */
export async function examine(context: Context): Promise<StaffDoctorCheck[]> {
  const { world, language } = context
  const { client, clients, config, clock } = world
  const company = found(
    'company',
    examineClient(client).flatMap(({ findings }) => findings),
    language,
  )
  const { clientIds } = scopeOf(context)
  if (!clients.served.every(clientId => clientIds.includes(clientId))) return [company]
  const key = { pem: config.TICKET_KEY, isDemo: config.BILLETT_DEMO }
  const keys = found('keys', examineKeys(key, certificatesOf(config), clock()).findings, language)
  const process = judged(await vitalsOf(world))
  return [company, ...process.map(one => ({ ...one, findings: [] })), keys]
}
