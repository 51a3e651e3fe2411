import type { UploadedFile } from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { guestToken } from '../../../call/visitor/guest-token.ts'
import { networkOf } from '../../../call/visitor/network-of.ts'
import { Busy } from '../../../ports/busy.ts'
import { limitTries } from '../../run/limits/index.ts'
import { insertFile, insertPart, waitingBytes } from './file.repository.ts'
import { kindOfFile } from './kind-of-file.ts'

/** Bytes of a stored piece. */
const PIECE = 256 * 1024

const MEGABYTE = 1024 * 1024
const USUAL_MEGABYTES = 10

/** Bytes that may wait at a time: more than all who order in a day send in, and no more than a database bears. */
const MOST_WAITING = 5 * 1024 * MEGABYTE

/** Minutes a file waits for being handed in with something. */
const KEPT = 24 * 60

const NOT_IN_NAMES = /[\p{C}/\\:*?"<>|]+/gu
const LONGEST_NAME = 100

/** As it can be shown and saved; the end of a long name says what it is. */
const nameOf = (given: string): string => given.replaceAll(NOT_IN_NAMES, '_').slice(-LONGEST_NAME) || 'file'

async function mustBeClean({ world }: Context, file: Blob): Promise<void> {
  const answer = await world.viruses.scan(file)
  if (answer.state === 'infected') refuse('fileNotClean', 'file')
  if (answer.state === 'clean') return
  world.log.warn({ detail: answer.detail }, 'the virus scanner does not answer')
  refuse('uploadFailed', 'file')
}

export interface Uploaded {
  file: UploadedFile
  /** Of a guest who had none, so that the file is theirs. */
  token: string | undefined
}

/**
 * Stores a file in pieces, never holding it whole. It is its sender's alone and goes after a day unless it is handed in
 * with something. What it is, is told by its content. Refuses what is no proof, too big, or not clean, and is busy
 * while too much waits.
 */
export async function uploadFile(context: Context, file: File): Promise<Uploaded> {
  const { world, visitor, caller } = context
  const { maxProofMegabytes = USUAL_MEGABYTES } = world.client.config.settings
  if (file.size > maxProofMegabytes * MEGABYTE) refuse('fileTooBig', 'file')
  await limitTries(context, 'upload', visitor.id || networkOf(caller))
  const waits = { clientId: clientIdOf(world), minutes: KEPT, now: world.clock() }
  if ((await waitingBytes(world.db, waits)) > MOST_WAITING) throw new Busy('files that wait')
  const mimeType = (await kindOfFile(file)) ?? refuse('fileTypeNotAllowed', 'file')
  await mustBeClean(context, file)
  const isNew = visitor.id === ''
  const ownerId = isNew ? world.newId() : visitor.id
  const uploadedOn = world.clock()
  const keptUntil = addMinutes(uploadedOn, KEPT)
  const row = {
    id: world.newId(),
    clientId: clientIdOf(world),
    ownerId,
    contractId: null,
    fileName: nameOf(file.name),
    mimeType,
    size: file.size,
    uploadedOn,
    keptUntil,
  }
  await world.db.transaction(async tx => {
    await insertFile(tx, row)
    for (let part = 0; part * PIECE < file.size; part += 1) {
      const piece = file.slice(part * PIECE, (part + 1) * PIECE)
      await insertPart(tx, row.id, part, new Uint8Array(await piece.arrayBuffer()))
    }
  })
  const { id: fileId, fileName, size } = row
  return {
    file: { fileId, fileName, mimeType, size, keptUntil },
    token: isNew ? await guestToken(world, ownerId) : undefined,
  }
}
