import { createHash } from 'node:crypto'
import { REPORT_VIEWS } from './report-views.ts'

/** The secret that passes are signed with (`signed-pass.ts`), as the table of secrets names it. */
export const PASS_SECRET = 'report-pass'

/**
 * Who asks carries a pass, as a setting of the connection that the statement itself could change: its signature says
 * that the shop has written it, and a forged or an old one opens nothing.
 */
const FUNCTIONS = [
  `create function report.pass() returns jsonb language sql stable security definer set search_path = pg_catalog as $$
    select case
      when p.signature = encode(sha256(convert_to(s.value || encode(sha256(convert_to(s.value || p.content, 'UTF8')), 'hex'), 'UTF8')), 'hex')
        and (convert_from(decode(p.content, 'hex'), 'UTF8')::jsonb ->> 'until')::timestamptz > clock_timestamp()
      then convert_from(decode(p.content, 'hex'), 'UTF8')::jsonb
    end
    from public.secret s,
      (select split_part(current_setting('billett.report', true), '.', 1) as content,
        split_part(current_setting('billett.report', true), '.', 2) as signature) p
    where s.name = '${PASS_SECRET}'
  $$`,
  `create function report.clients() returns text[] language sql stable security definer set search_path = pg_catalog as $$
    select coalesce(array(select jsonb_array_elements_text(report.pass() -> 'clients')), '{}')
  $$`,
  `create function report.sees_personal() returns boolean language sql stable security definer set search_path = pg_catalog as $$
    select coalesce((report.pass() -> 'personal')::boolean, false)
  $$`,
]

/** Asked once a statement, not once a row. */
const viewOf = (name: string): string => {
  const { columns, from, client, isPersonal } = REPORT_VIEWS[name] ?? { columns: {}, from: '', client: '' }
  const selected = Object.entries(columns).map(([column, of]) => `${of} as ${column}`)
  const seen = `${client} = any ((select report.clients())::text[])`
  const where = isPersonal ? `${seen} and (select report.sees_personal())` : seen
  return `create view report.${name} with (security_barrier) as select ${selected.join(', ')} from ${from} where ${where}`
}

const grantsTo = (role: string): string[] => [
  'revoke all on all functions in schema report from public',
  `grant usage on schema report to ${role}`,
  `grant select on all tables in schema report to ${role}`,
  `grant execute on all functions in schema report to ${role}`,
]

/** The statements that make the schema of reports for a role. */
export const reportSchema = (role: string): string[] => [
  'drop schema if exists report cascade',
  'create schema report',
  ...FUNCTIONS,
  ...Object.keys(REPORT_VIEWS).map(viewOf),
  ...grantsTo(role),
]

/** Tells one such schema from another. */
export const fingerprintOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join(';')).digest('hex')
