import type pg from 'pg'
import { connectToWriter } from './connection/connect-to-writer.ts'
import { LOCK_NUMBERS } from './lock-numbers.ts'
import { sqlStateOf } from './sql-state.ts'

/** As whom the calls of the portal ask: rows of others are not there for it, whatever a statement forgets. */
export const PORTAL_ROLE = 'billett_portal'

const MUST_NOT = 'it may own none of the tables, be no superuser and not bypass row-level security'

const PRIVILEGE_MISSING = '42501'

/** What somebody who may make roles has to say once, where the shop's own user may not. */
const remedy = (user: string): string =>
  `create role ${PORTAL_ROLE} nologin; grant ${PORTAL_ROLE} to "${user}" with inherit false, set true;`

interface Standing extends Record<string, unknown> {
  user: string
  isThere: boolean
  bypasses: boolean
  isMine: boolean
  /** The shop's own user would miss rows as well: it owns no tables. */
  isBlind: boolean
  /** Somebody looks after pupils in this database. */
  isNeeded: boolean
}

async function standingOf(client: pg.Client): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    `select current_user as "user", role.oid is not null as "isThere",
      coalesce(role.rolsuper or role.rolbypassrls, false)
        or exists (select 1 from pg_class t where t.relowner = role.oid and t.relrowsecurity) as bypasses,
      coalesce(pg_has_role(role.oid, 'SET'), false) as "isMine",
      row_security_active('contact_person') as "isBlind",
      exists (select 1 from contact_person) as "isNeeded"
    from (select 1) as one left join pg_roles role on role.rolname = $1`,
    [PORTAL_ROLE],
  )
  const [row] = rows
  if (!row) throw new Error('the database did not say which roles it has')
  return row
}

/** What was made since: tables of this version, and the queue's. */
async function grantMissing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `select distinct n.nspname as schema from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname in ('public', 'job') and t.relkind in ('r', 'p') and not (
      has_table_privilege($1, t.oid, 'select') and has_table_privilege($1, t.oid, 'insert')
      and has_table_privilege($1, t.oid, 'update') and has_table_privilege($1, t.oid, 'delete'))`,
    [PORTAL_ROLE],
  )
  for (const { schema } of rows) {
    await client.query(`grant usage on schema ${schema} to ${PORTAL_ROLE}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${PORTAL_ROLE}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${PORTAL_ROLE}`)
  }
}

async function makeRole(client: pg.Client, { user, isThere }: Standing): Promise<void> {
  try {
    if (!isThere) await client.query(`create role ${PORTAL_ROLE} nologin`)
    await client.query(`grant ${PORTAL_ROLE} to "${user.replaceAll('"', '""')}" with inherit false, set true`)
  } catch (error) {
    if (sqlStateOf(error) !== PRIVILEGE_MISSING) throw error
  }
}

async function keep(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBERS.portalRole])
  const before = await standingOf(client)
  if (!before.isMine) await makeRole(client, before)
  const now = await standingOf(client)
  if (now.bypasses) throw new Error(`the database role ${PORTAL_ROLE} sees every row: ${MUST_NOT}`)
  if (now.isBlind) throw new Error(`the database user ${now.user} does not own the shop's tables: it would miss rows`)
  if (now.isMine) return grantMissing(client)
  if (now.isNeeded) throw new Error(`the portal of schools needs a role of the database: ${remedy(now.user)}`)
}

/**
 * Makes the role the portal asks as, with what it may touch, once tables and queue are there. Throws where somebody
 * looks after pupils and the role cannot be had, or would see rows it must not: a shop without the portal starts all
 * the same, and calls of the portal fail there.
 */
export async function keepPortalRole({ url }: { url: string }): Promise<void> {
  const client = await connectToWriter(url)
  try {
    await keep(client)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}
