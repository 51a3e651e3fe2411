import { getOrganisationDocument } from '@billett/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { inCareOf, reachOf } from '../reach/index.ts'

/** A file of an organisation, as the database says it. */
export interface FileRow {
  id: string
  fileId: string
  organisationId: string
  organisationName: string
  title: string
  createdOn: string
  fileName: string
  mimeType: string
  size: number
  uploader: string | null
  isDownloaded: boolean
  /** It was taken as the proof of a contract. */
  isProof: boolean
}

/** The `file` of `held` was handed in for a contract as its proof, and nobody has to look at it for another one. */
const IS_PROOF = sql`(exists (select 1 from entitlement_proof proof
    where proof.contract_id = file.contract_id and proof.file_id = file.id)
  and not exists (select 1 from school_request asked
    where asked.organisation_id = held.organisation_id and asked.decided_on is null
      and asked.asked ->> 'documentGuid' = held.id::text))`

/** The reader has uploaded the file `held`, or has fetched it once; what is a proof waits for nobody. */
const isDownloaded = ({ visitor }: Context): SQL => sql`(
  ${IS_PROOF} or held.account_id is not distinct from ${visitor.id}::uuid or held.id::text in (
    select done.detail ->> 'document' from portal_action done
    where done.account_id = ${visitor.id}::uuid and done.call = ${getOrganisationDocument.name}
  ))`

/** Files of organisations the reader may look at, the latest first. */
async function listedFiles(
  context: Context,
  db: Statements,
  only: SQL,
  { limit, offset }: Window = { limit: 1, offset: 0 },
): Promise<FileRow[]> {
  const { rows } = await db.execute<FileRow & Record<string, unknown>>(sql`
    select held.id, held.file_id as "fileId", o.id as "organisationId", o.name as "organisationName", held.title,
      to_char(held.created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdOn",
      file.file_name as "fileName", file.mime_type as "mimeType", file.size,
      nullif(trim(account.first_name || ' ' || account.last_name), '') as uploader,
      ${isDownloaded(context)} as "isDownloaded", ${IS_PROOF} as "isProof"
    from organisation_file held
    join organisation o on o.id = held.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    join uploaded_file file on file.id = held.file_id
    left join user_account account on account.id = held.account_id
    where ${only} order by held.created_on desc, held.id desc limit ${limit} offset ${offset}`)
  return rows
}

const isInside = (context: Context, organisationId: string): SQL =>
  sql`o.id in (select organisation_id from ${inCareOf(context, organisationId)} as inside)`

/** A title or the name of a file holds the text, in letters of any size. */
const isCalled = (text: string): SQL => sql`strpos(lower(held.title || ' ' || file.file_name), lower(${text})) > 0`

interface Wanted {
  organisationId: string
  onlyNew: boolean
  /** Part of what they are called; empty: whatever that is. */
  search: string
}

/** A page of those of an organisation, of all below it and all it pays for. */
export const filesInside = (
  context: Context,
  db: Statements,
  { organisationId, onlyNew, search }: Wanted,
  window: Window,
): Promise<FileRow[]> => {
  const conditions = [
    isInside(context, organisationId),
    ...(onlyNew ? [sql`not ${isDownloaded(context)}`] : []),
    ...(search === '' ? [] : [isCalled(search)]),
  ]
  return listedFiles(context, db, sql.join(conditions, sql` and `), window)
}

/** How many these are, and how many of them the reader has not fetched yet. */
export async function countedFiles(
  context: Context,
  db: Statements,
  organisationId: string,
): Promise<{ total: number; waiting: number }> {
  const { rows } = await db.execute<{ total: number; waiting: number }>(sql`
    select count(*)::int as total, (count(*) filter (where not ${isDownloaded(context)}))::int as waiting
    from organisation_file held
    join organisation o on o.id = held.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    join uploaded_file file on file.id = held.file_id
    where ${isInside(context, organisationId)}`)
  return rows[0] ?? { total: 0, waiting: 0 }
}

export const fileById = async (context: Context, db: Statements, id: string): Promise<FileRow | undefined> =>
  (await listedFiles(context, db, sql`held.id = ${id}`))[0]

/** What is in a file that the reader may see. */
export async function bytesOf(db: Statements, fileId: string): Promise<Uint8Array> {
  const { rows } = await db.execute<{ bytes: Buffer | null }>(sql`
    select string_agg(bytes, ''::bytea order by part) as bytes from file_content where file_id = ${fileId}`)
  return rows[0]?.bytes ?? new Uint8Array()
}

/** Bytes of what was uploaded for an organisation and is kept for its own sake: no letter, no proof of a contract. */
export async function keptBytes(db: Statements, organisationId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(file.size), 0)::float8 as bytes from organisation_file held
    join uploaded_file file on file.id = held.file_id
    where held.organisation_id = ${organisationId} and file.kept_until is not null
      and not exists (select 1 from decision_letter letter where letter.file_id = file.id)`)
  return rows[0]?.bytes ?? 0
}
