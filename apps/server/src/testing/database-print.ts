import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema/index.ts'

/** That something was tried is not among what must not change. */
const UNPRINTED = new Set(['attempt_count', 'account_event', 'staff_refusal'])

const printed = Object.values<unknown>(schema)
  .filter(entry => is(entry, PgTable))
  .map(getTableName)
  .filter(name => !UNPRINTED.has(name))

/** A worker takes and returns jobs; what they say stays. */
const jobs = sql`select 'job' as name, md5(string_agg(row::text, '' order by row::text)) as print from (select name, data from job.job) as row`

/**
 * Notes each row that is written, in the transaction that writes it: what is given up leaves no note. To look at every
 * table around every call of the house would take longer than the calls.
 */
const notes = sql.raw(`do $do$
declare name text;
begin
  create schema printing;
  create unlogged table printing.note (name text not null);
  create function printing.note() returns trigger language plpgsql security definer as
    $note$ begin insert into printing.note values (tg_table_name); return null; end $note$;
  foreach name in array array[${printed.map(name => `'${name}'`).join(', ')}] loop
    execute format('create trigger note after insert or update or delete on %I for each row execute function printing.note()', name);
  end loop;
end $do$`)

const noted = new WeakMap<Database, Promise<void>>()

async function beginNotes(db: Database): Promise<void> {
  await db.execute(notes)
}

/**
 * A fingerprint of everything that has been stored since the first one, queued jobs included, table by table: equal
 * prints, nothing changed.
 */
export async function databasePrint(db: Database): Promise<string> {
  const noting = noted.get(db) ?? beginNotes(db)
  noted.set(db, noting)
  await noting
  const { rows } = await db.execute<{ name: string; print: string | null }>(
    sql`${jobs} union all select name, count(*)::text from printing.note group by name order by name`,
  )
  return rows.map(({ name, print }) => `${name} ${print ?? '-'}`).join('\n')
}
