import pg from 'pg'
import { addressesOf } from '../../db/connection/hosts.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import type { ReportAnswer } from '../../ports/report-database.ts'
import { CSV_BEGIN, csvLine } from '../../spreadsheet/csv-line.ts'
import { slowPlan } from './slow-plan.ts'

export interface ReportLimits {
  rows: number
  bytes: number
  /** Milliseconds. */
  within: number
}

export const REPORT_LIMITS: ReportLimits = { rows: 500_000, bytes: 50_000_000, within: 30_000 }

/** Bytes that may come beside the values of a row: the lengths of its columns, and what was read along with it. */
const BESIDE_VALUES = 64 * 1024

/** Characters of what PostgreSQL says; some of its messages repeat the whole value they are about. */
const LONGEST_MESSAGE = 1_000

/** Milliseconds. */
const CONNECT_WITHIN = 5_000

const CANCELLED = '57014'

/** What holds for the one statement of a connection. */
const settingsOf = ({ within }: ReportLimits): string[] => [
  `statement_timeout = ${within}`,
  'lock_timeout = 1000',
  `idle_in_transaction_session_timeout = ${within}`,
  "work_mem = '32MB'",
  'search_path = report, pg_catalog',
  'max_parallel_workers_per_gather = 0',
]

/** Values as PostgreSQL writes them. */
const asText = { getTypeParser: () => (value: string) => value }

export interface Asked {
  text: string
  values: readonly string[]
  pass: string
  timeZone: string
  person: string
}

class TooLarge extends Error {}

/** Whichever of the databases answers; one that only reads will do. Undefined where none does. */
async function connected(url: string): Promise<pg.Client | undefined> {
  for (const connectionString of addressesOf(url)) {
    const client = new pg.Client({
      connectionString,
      application_name: 'billett report',
      connectionTimeoutMillis: CONNECT_WITHIN,
    })
    // A connection that breaks tells it to whoever waits for its answer; unheard, it would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch {
      // The next one, if there is one.
    }
  }
  return undefined
}

const setting = (name: string, value: string): { text: string; values: string[] } => ({
  text: 'select set_config($1, $2, false)',
  values: [name, value],
})

/** One statement at a time of one person, whichever process they ask; the lock goes with the connection. */
async function isAlone(client: pg.Client, person: string): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 1)) as alone',
    [person],
  )
  return rows[0]?.alone === true
}

/**
 * Gathers what comes back; a report that grows too large is broken off, and the connection with it. Bytes are counted
 * as they arrive, too: a row, or a message, is handed on only once it is there whole, and one value may be a gigabyte.
 */
function gathered(
  client: pg.Client,
  { text, values }: Asked,
  limits: ReportLimits,
): Promise<{ rows: number; csv: Uint8Array }> {
  // Extended: what is sent is one statement, whatever stands in it.
  const sent: pg.QueryArrayConfig & { queryMode: 'extended' } = {
    text,
    values: [...values],
    rowMode: 'array',
    types: asText,
    queryMode: 'extended',
  }
  return new Promise((resolve, reject) => {
    const query = new pg.Query<(string | null)[]>(sent)
    const chunks: Buffer[] = []
    const { stream } = client.connection
    // Since the last row.
    let coming = 0
    let [rows, bytes] = [0, 0]
    const add = (line: string) => {
      const chunk = Buffer.from(line)
      chunks.push(chunk)
      bytes += chunk.length
    }
    const breakOff = () => {
      reject(new TooLarge('the report is too large'))
      stream.destroy()
    }
    stream.prependListener('data', (chunk: Uint8Array) => {
      coming += chunk.length
      if (coming > limits.bytes + BESIDE_VALUES) breakOff()
    })
    query.on('row', (row, result) => {
      coming = 0
      if (rows === 0 && result) add(csvLine(result.fields.map(({ name }) => name)))
      rows += 1
      add(csvLine(row))
      if (rows > limits.rows || bytes > limits.bytes) breakOff()
    })
    query.on('error', reject)
    query.on('end', result => {
      if (rows === 0) add(csvLine(result.fields.map(({ name }) => name)))
      resolve({ rows, csv: Buffer.concat([Buffer.from(CSV_BEGIN), ...chunks]) })
    })
    client.query(query)
  })
}

const SQL_STATE = /^[0-9A-Z]{5}$/

function answerOf(error: unknown): ReportAnswer {
  if (error instanceof TooLarge) return { ok: false, reason: 'tooLarge' }
  const state = sqlStateOf(error) ?? ''
  if (state === CANCELLED) return { ok: false, reason: 'tooLong', plan: undefined }
  if (!(error instanceof Error) || !SQL_STATE.test(state)) return { ok: false, reason: 'unreachable' }
  return { ok: false, reason: 'refused', message: error.message.slice(0, LONGEST_MESSAGE) }
}

/** How the database would do what took too long; nothing is run for it. */
async function planOf(client: pg.Client, { text, values }: Asked) {
  try {
    await client.query('rollback')
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, [...values])
    return slowPlan(rows[0]?.['QUERY PLAN'])
  } catch {
    return undefined
  }
}

/** Asks one statement by a connection of its own, which is closed behind it with all it may have set or locked. */
export async function runReport(url: string, asked: Asked, limits: ReportLimits): Promise<ReportAnswer> {
  const client = await connected(url)
  if (!client) return { ok: false, reason: 'unreachable' }
  try {
    await client.query(
      settingsOf(limits)
        .map(limit => `set ${limit}`)
        .join('; '),
    )
    if (!(await isAlone(client, asked.person))) return { ok: false, reason: 'busy' }
    await client.query(setting('billett.report', asked.pass))
    await client.query(setting('TimeZone', asked.timeZone))
    await client.query('begin transaction isolation level repeatable read read only')
    return { ok: true, ...(await gathered(client, asked, limits)) }
  } catch (error) {
    const answer = answerOf(error)
    const isLong = !answer.ok && answer.reason === 'tooLong'
    return isLong ? { ...answer, plan: await planOf(client, asked) } : answer
  } finally {
    void client.end().catch(() => undefined)
  }
}
