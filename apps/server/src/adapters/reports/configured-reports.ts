import { randomBytes } from 'node:crypto'
import type { Instant } from '@billett/domain'
import { connectToWriter } from '../../db/connection/connect-to-writer.ts'
import type { Database } from '../../db/database.ts'
import { sharedSecret } from '../../db/secrets.ts'
import type { ReportDatabase, ReportQuestion, ReportView } from '../../ports/report-database.ts'
import { readStatement } from './read-statement.ts'
import { keepReportRole } from './report-role.ts'
import { PASS_SECRET } from './report-schema.ts'
import { REPORT_VIEWS } from './report-views.ts'
import { REPORT_LIMITS, type ReportLimits, runReport } from './run-report.ts'
import { signedPass } from './signed-pass.ts'

/** Statements of one process that run at once. */
const AT_ONCE = 2

const SECRET_BYTES = 32

const views: ReportView[] = Object.entries(REPORT_VIEWS).map(([name, { columns, isPersonal = false }]) => ({
  name,
  columns: Object.keys(columns),
  isPersonal,
}))

interface Settings {
  db: Database
  /** Of the shop's own user, who makes the views. */
  url: string
  /** Where statements are asked, by a role the operator has made; undefined: where the shop is, by one it makes. */
  reportUrl: string | undefined
  now: () => Instant
  onOff: () => void
  limits?: ReportLimits
}

const made = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** The address at which the role asks. */
function asRole(url: string, role: string, password: string): string {
  return url.replace(
    /^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/,
    `$1${encodeURIComponent(role)}:${encodeURIComponent(password)}@`,
  )
}

/** Finds or makes the role that statements are asked as; where there can be none, every statement is answered `off`. */
export async function configuredReports({
  db,
  url,
  reportUrl,
  now,
  onOff,
  limits = REPORT_LIMITS,
}: Settings): Promise<ReportDatabase> {
  const password = await sharedSecret(db, 'report-role', made, now())
  const secret = await sharedSecret(db, PASS_SECRET, made, now())
  const writer = await connectToWriter(url)
  const named = reportUrl === undefined ? null : decodeURIComponent(new URL(reportUrl).username)
  const role = await keepReportRole(writer, { named, password }).finally(() => writer.end())
  if (role === null) onOff()
  const address = role === null ? null : (reportUrl ?? asRole(url, role, password))
  let running = 0

  async function run({ statement, clientIds, seesPersonal, person, values, timeZone }: ReportQuestion) {
    if (address === null) return { ok: false, reason: 'off' } as const
    const read = await readStatement(statement)
    if (!read.ok) throw new Error('a statement is read before it is run')
    if (running >= AT_ONCE) return { ok: false, reason: 'busy' } as const
    running += 1
    const { text, parameters } = read.sendable
    const pass = signedPass(secret, { clients: clientIds, personal: seesPersonal }, now())
    const bound = parameters.map(name => String(values[name] ?? ''))
    return runReport(address, { text, values: bound, pass, timeZone, person }, limits).finally(() => {
      running -= 1
    })
  }

  return {
    views,
    async read(statement) {
      const read = await readStatement(statement)
      return read.ok ? { ok: true, parameters: read.sendable.parameters } : read
    },
    run,
  }
}
