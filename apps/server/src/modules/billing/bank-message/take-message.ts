import { createHash } from 'node:crypto'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import {
  closeMessage,
  dropContent,
  dropMessage,
  insertMessage,
  insertPart,
  messageBySha,
  noteFetchedAgain,
} from './bank-message.repository.ts'
import { declaresType } from './declares-type.ts'
import { tellOfMessage } from './tell-of-message.ts'

/** Bytes of one stored piece. */
const PIECE = 256 * 1024
/** Bytes of a message at most: a month of 100,000 returns has 150 MB. */
const MOST = 160 * 1024 * 1024
const LONGEST_NAME = 200

export interface ComingMessage {
  name: string
  content: AsyncIterable<Uint8Array>
  /** Who of the company hands it in; null: the way to the bank does. */
  by: string | null
  /** What the way to the bank calls it; null where somebody hands it in. */
  channelId: string | null
}

export interface Taken {
  id: string
  /** The same bytes came before: nothing follows from them. */
  isKnown: boolean
}

/**
 * Stores what the bank sent, a piece at a time as it comes. What is too large, or declares a document type at its
 * beginning, is cut off and never read. Whoever is killed leaves a message that never ended coming.
 */
export async function takeMessage(world: World, { name, content, by, channelId }: ComingMessage): Promise<Taken> {
  const { db } = world
  const id = world.newRowId()
  const clientId = clientIdOf(world)
  const receivedOn = world.clock()
  const named = { name: name.slice(0, LONGEST_NAME), broughtBy: by, channelId }
  await insertMessage(db, { id, clientId, ...named, size: 0, state: 'coming', receivedOn })
  const { size, sha256, refused } = await storePieces(world, id, content).catch(async (failure: unknown) => {
    await dropMessage(db, id)
    throw failure
  })
  const closed = await closeMessage(db, id, {
    sha256,
    size,
    state: refused ? 'refused' : 'stored',
    reason: refused,
    endedOn: refused && world.clock(),
  })
  if (!closed) {
    const known = await messageBySha(db, clientId, sha256)
    if (known && channelId !== null) await noteFetchedAgain(db, known.id, channelId)
    return { id: known?.id ?? id, isKnown: true }
  }
  // Nobody reads it.
  if (refused) await dropContent(db, id)
  if (refused) await tellOfMessage(world, db, { id, name, reason: refused, waiting: 0 })
  return { id, isKnown: false }
}

/** Reads no further than one byte more than is ever taken, nor what begins as no file of a bank does. */
async function storePieces(world: World, id: string, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let size = 0
  let part = 0
  let held: Uint8Array[] = []
  let bytes = 0
  let refused: 'tooLarge' | 'doctype' | null = null
  const hasType = declaresType()
  const store = async () => {
    if (bytes > 0) await insertPart(world.db, id, part, Buffer.concat(held))
    part += 1
    held = []
    bytes = 0
  }
  for await (const piece of content) {
    hash.update(piece)
    size += piece.length
    if (size > MOST) refused = 'tooLarge'
    else if (hasType(piece)) refused = 'doctype'
    if (refused) break
    held.push(piece)
    bytes += piece.length
    if (bytes >= PIECE) await store()
  }
  await store()
  return { size, sha256: hash.digest('hex'), refused }
}
