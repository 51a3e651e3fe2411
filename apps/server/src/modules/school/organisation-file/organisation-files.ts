import {
  type DocumentsFound,
  type DocumentsQuery,
  getOrganisationDocument,
  type OrganisationDocument,
  PORTAL_USUAL_PAGE,
  uploadOrganisationFile,
} from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { uploadFile } from '../../subscription/file/index.ts'
import { mustReach, notePortalAct } from '../reach/index.ts'
import { bytesOf, countedFiles, type FileRow, fileById, filesInside, keptBytes } from './organisation-file.queries.ts'
import { keepFile } from './organisation-file.repository.ts'

/** Minutes a file of an organisation is kept: the school year it came in and the one after. */
const KEPT = 2 * 365 * 24 * 60

/**
 * Bytes that are kept of what was uploaded for one organisation, about a hundred files of the largest that are taken.
 * Letters of its decisions are not among them: they come by themselves.
 */
const MOST_KEPT = 1024 * 1024 * 1024

const presented = ({ id, fileId: _, organisationId, organisationName, ...rest }: FileRow): OrganisationDocument => ({
  ...rest,
  guid: id,
  organisation: { guid: organisationId, name: organisationName },
})

/** A page of the files of an organisation and all below it; of one the reader may not look at there are none. */
export async function showFiles(
  context: Context,
  organisationId: string,
  { page = 0, pageSize = PORTAL_USUAL_PAGE, onlyNew = false, search = '' }: DocumentsQuery,
): Promise<OrganisationDocument[]> {
  const window = { limit: pageSize, offset: page * pageSize }
  const wanted = { organisationId, onlyNew, search: search.trim() }
  return (await filesInside(context, context.world.db, wanted, window)).map(presented)
}

/** How many there are, whatever page of them is shown. */
export const countFiles = (context: Context, organisationId: string): Promise<DocumentsFound> =>
  countedFiles(context, context.world.db, organisationId)

/**
 * Takes a file for an organisation. Refuses what an upload for a subscription refuses, `organisationNotFound`, and
 * `organisationFilesFull`.
 */
export async function takeFile(
  context: Context,
  organisationId: string,
  { file, title = '' }: { file: File; title?: string | undefined },
): Promise<OrganisationDocument> {
  const { world, visitor } = context
  await mustReach(context, world.db, organisationId)
  const kept = await keptBytes(world.db, organisationId)
  if (kept + file.size > MOST_KEPT) refuse('organisationFilesFull', 'file')
  const { file: uploaded } = await uploadFile(context, file)
  return world.db.transaction(async tx => {
    const [id, createdOn] = [world.newRowId(), world.clock()]
    const row = { id, clientId: clientIdOf(world), organisationId, fileId: uploaded.fileId, accountId: visitor.id }
    const shown = title === '' ? uploaded.fileName : title
    await keepFile(tx, { ...row, title: shown, createdOn }, addMinutes(createdOn, KEPT))
    await notePortalAct(context, tx, uploadOrganisationFile, { aboutId: organisationId, document: id })
    const stored = await fileById(context, tx, id)
    return stored ? presented(stored) : refuse('organisationNotFound', 'orgGuid')
  })
}

/**
 * A file whole, and the note that it was fetched. Refuses `fileNotFound` one of an organisation the reader may not look
 * at as one that is not, and `proofExamined` what was taken as a proof: it was looked at, and is nobody's to read.
 */
export async function openFile(
  context: Context,
  id: string,
): Promise<{ bytes: Uint8Array; mimeType: string; fileName: string }> {
  const { db } = context.world
  const row = await fileById(context, db, id)
  if (!row) return refuse('fileNotFound', 'guid')
  if (row.isProof) return refuse('proofExamined', 'guid')
  const bytes = await bytesOf(db, row.fileId)
  await notePortalAct(context, db, getOrganisationDocument, { aboutId: row.organisationId, document: id })
  return { bytes, mimeType: row.mimeType, fileName: row.fileName }
}
