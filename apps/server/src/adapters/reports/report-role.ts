import type pg from 'pg'
import { LOCK_NUMBERS } from '../../db/lock-numbers.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import { fingerprintOf, reportSchema } from './report-schema.ts'
import { scramVerifier } from './scram-verifier.ts'

const PRIVILEGE_MISSING = '42501'

/** Bytes of rows that may be sorted on disk. */
const DISK = "'1GB'"

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Roles belong to the whole cluster: each database has one of its own. */
async function ownRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ oid: number }>('select oid from pg_database where datname = current_database()')
  return `billett_report_${rows[0]?.oid}`
}

async function exists(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  return rowCount === 1
}

/** Only a superuser may say how much disk a role takes; without it the role takes what the cluster allows. */
async function limitDisk(client: pg.Client, role: string): Promise<void> {
  await client.query(`alter role ${quoted(role)} set temp_file_limit = ${DISK}`).catch((error: unknown) => {
    if (sqlStateOf(error) !== PRIVILEGE_MISSING) throw error
  })
}

async function keepOwnRole(client: pg.Client, password: string): Promise<string> {
  const role = await ownRole(client)
  if (!(await exists(client, role))) await client.query(`create role ${quoted(role)} login connection limit 16`)
  await client.query(`alter role ${quoted(role)} password '${scramVerifier(password)}'`)
  await limitDisk(client, role)
  return role
}

/** A role that could do more than read would make the views worth nothing. */
async function isHarmless(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_roles r where rolname = $1 and not rolsuper and not rolcreaterole and not rolcreatedb
      and not rolreplication and not rolbypassrls and rolname <> current_user
      and not exists (select 1 from pg_auth_members m where m.member = r.oid)`,
    [role],
  )
  return rowCount === 1
}

async function keepSchema(client: pg.Client, role: string): Promise<void> {
  const statements = reportSchema(quoted(role))
  const fingerprint = fingerprintOf(statements)
  const { rows } = await client.query<{ made: string | null }>(
    `select obj_description(to_regnamespace('report'), 'pg_namespace') as made`,
  )
  if (rows[0]?.made === fingerprint) return
  const all = [...statements, `comment on schema report is '${fingerprint}'`]
  await client.query(`begin; ${all.join('; ')}; commit`)
}

export interface RoleSettings {
  /** A role that the operator has made; null: the shop makes one. */
  named: string | null
  password: string
}

/**
 * Makes sure that there is somebody to ask as, who can read the views of reports and nothing else. Null where the
 * database's user may make no roles or schemas, or the role that was named can do more than that.
 */
export async function keepReportRole(client: pg.Client, { named, password }: RoleSettings): Promise<string | null> {
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBERS.reportRole])
  try {
    const role = named ?? (await keepOwnRole(client, password))
    if (!(await isHarmless(client, role))) return null
    await keepSchema(client, role)
    return role
  } catch (error) {
    await client.query('rollback')
    if (sqlStateOf(error) === PRIVILEGE_MISSING) return null
    throw error
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_NUMBERS.reportRole])
  }
}
