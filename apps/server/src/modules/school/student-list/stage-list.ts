import { createHash } from 'node:crypto'
import { type Batch, importStudents } from '@billett/contract'
import {
  businessDateOf,
  columnsByContent,
  columnsByHeader,
  type ImportProfile,
  type ImportSettings,
  isGarbled,
  isHeader,
  likestProfile,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { isTaken } from '../../../db/is-taken.ts'
import type { ListBeginning } from '../../../ports/student-list-reader.ts'
import { limitTries } from '../../run/limits/index.ts'
import { insertBatch } from '../batch/index.ts'
import { mustReach, notePortalAct } from '../reach/index.ts'
import { shownBatch } from './show-batches.ts'
import { insertFile, isTakenIn, profilesOf } from './student-list.repository.ts'

const LONGEST_NAME = 120

/** How a file is read, as far as it says so itself, or as one like it was read before. */
function guessed(
  { kind, charset, separator, lines }: ListBeginning,
  profiles: readonly ImportProfile[],
  today: string,
): ImportSettings {
  const [first = []] = lines
  const hasHeader = isHeader(first, today)
  const header = hasHeader ? first : []
  const like = hasHeader
    ? likestProfile(header, profiles)
    : profiles.find(({ reading }) => !reading.hasHeader && reading.columns.length === first.length)
  const columns = hasHeader ? columnsByHeader(header) : columnsByContent(lines, today)
  const isLike = like !== undefined && like.reading.columns.length === first.length
  return {
    reading: { kind, charset, separator, hasHeader, columns: isLike ? like.reading.columns : columns },
    header,
    sample: lines.slice(hasHeader ? 1 : 0, 11),
    isGarbled: lines.some(line => line.some(isGarbled)),
    profile: isLike ? like.name : null,
    // Who is missing in a list of one class has not left: somebody says that it is all, this time or of such files.
    isWhole: isLike && like.isWhole === true,
    endsContracts: true,
  }
}

/** What harms whoever opens it is not kept, nor what nobody could look into. */
async function mustBeClean({ world }: Context, file: File): Promise<void> {
  const answer = await world.viruses.scan(file)
  if (answer.state === 'infected') refuse('fileNotClean', 'file')
  if (answer.state !== 'clean') refuse('uploadFailed', 'file')
}

/**
 * Takes a list in and guesses how it is read. Refuses `organisationNotFound`, `listUnreadable`, and `listThere` the
 * same file again, unless it comes again on purpose.
 */
export async function stageList(
  context: Context,
  organisationId: string,
  { file, again }: { file: File; again?: 'true' | 'false' | undefined },
): Promise<Batch> {
  const { world, visitor } = context
  await mustReach(context, world.db, organisationId)
  await limitTries(context, 'list', visitor.id)
  await mustBeClean(context, file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const beginning = await world.lists.begin(bytes)
  if (!beginning || beginning.lines.length === 0) return refuse('listUnreadable', 'file')
  const [id, now] = [world.newRowId(), world.clock()]
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const isAgain = again === 'true'
  if (!isAgain && (await isTakenIn(world.db, organisationId, fileHash))) refuse('listThere', 'file')
  const today = businessDateOf(now)
  const settings = guessed(beginning, await profilesOf(world.db, organisationId), today)
  const nothing = { counts: {}, sums: [], reason: '', doneRows: 0, dueRows: 0 }
  try {
    await world.db.transaction(async tx => {
      await insertBatch(tx, {
        ...nothing,
        id,
        clientId: clientIdOf(world),
        organisationId,
        kind: 'import',
        state: 'staged',
        version: 1,
        accountId: visitor.id,
        fileName: file.name.slice(0, LONGEST_NAME),
        fileHash,
        isAgain,
        effectiveOn: today,
        settings,
        createdOn: now,
        movedOn: now,
      })
      await insertFile(tx, id, bytes)
      await notePortalAct(context, tx, importStudents, { aboutId: organisationId, batch: id })
    })
  } catch (error) {
    if (isTaken(error, 'batch_file_once')) return refuse('listThere', 'file')
    throw error
  }
  return shownBatch(context, world.db, id)
}
