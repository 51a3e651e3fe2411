import type { BillingReason, StaffBankFile } from '@billett/contract'
import { RELEASED_FILE_STATES } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  fetchFile,
  fileContent,
  noteCarried,
  type ReleaseResult,
  releaseFile,
  voidFile,
} from '../../billing/collection/index.ts'
import { knownFile } from './show-billing.ts'

/** Customer numbers that are named; there are more where something is wrong with all of them. */
const SHOWN = 10

/** What is noted of an act on a file: what was in it, and how far it has come. */
async function done(
  context: Context,
  tx: Transaction,
  { before, reason }: { before: StaffBankFile; reason?: string },
): Promise<Done<StaffBankFile>> {
  const { guid, state, count, cents, hash, messageId } = before
  const shown = await knownFile(context, tx, guid)
  const act = { kind: 'bankFile' as const, id: guid, before: { state, count, cents, hash } }
  return {
    answer: item(shown),
    act: { ...act, after: { state: shown.state, messageId, ...(reason !== undefined && { reason }) } },
  }
}

/**
 * Refuses `bankFileNotFound`, `bankFileNotBuilt`, `bankFileIsOwn` to whoever has built it, and `payersStopped` with
 * their customer numbers.
 */
export async function release(context: Context, fileGuid: string, tx: Transaction): Promise<Done<StaffBankFile>> {
  const before = await knownFile(context, tx, fileGuid)
  const released = await releaseFile(context.world, tx, fileGuid, context.visitor.id)
  if (!released.ok) return refuseRelease(released)
  return done(context, tx, { before })
}

function refuseRelease(refused: Extract<ReleaseResult, { ok: false }>): never {
  if (refused.reason !== 'payersStopped')
    return refuse(refused.reason === 'samePerson' ? 'bankFileIsOwn' : 'bankFileNotBuilt')
  const { customerNumbers } = refused
  const shown = customerNumbers.slice(0, SHOWN).join(', ')
  const more = customerNumbers.length - SHOWN
  const detail =
    more > 0
      ? { de: `Es sind: ${shown} und ${more} weitere.`, en: `They are: ${shown} and ${more} more.` }
      : { de: `Kundennummer: ${shown}.`, en: `Customer number: ${shown}.` }
  throw new Refused([{ reason: 'payersStopped', field: '', detail }])
}

/** Refuses `bankFileNotFound`, and `bankFileAtBank` where the bank has it, or may have. */
export async function makeFileVoid(
  context: Context,
  { fileGuid, reason }: BillingReason & { fileGuid: string },
  tx: Transaction,
): Promise<Done<StaffBankFile>> {
  const before = await knownFile(context, tx, fileGuid)
  if (!(await voidFile(context.world, tx, fileGuid))) return refuse('bankFileAtBank')
  return done(context, tx, { before, reason })
}

/** Refuses `bankFileNotFound`, and `bankFileNotReleased` where it is not, or is with the bank. */
export async function carry(context: Context, fileGuid: string, tx: Transaction): Promise<Done<StaffBankFile>> {
  const before = await knownFile(context, tx, fileGuid)
  const carried = await noteCarried(context.world, tx, fileGuid)
  if (!carried.ok) return refuse('bankFileNotReleased')
  return done(context, tx, { before })
}

/** The same, and `noBankChannel` where there is no way there. */
export async function handOverAgain(context: Context, fileGuid: string, tx: Transaction): Promise<Done<StaffBankFile>> {
  const { world } = context
  const before = await knownFile(context, tx, fileGuid)
  if (!world.bankChannel.isOffered) return refuse('noBankChannel')
  if (before.state !== 'released') return refuse('bankFileNotReleased')
  await world.jobs.send(tx, 'handOverFile', { clientId: clientIdOf(world), fileId: fileGuid })
  return done(context, tx, { before })
}

/** A file as the bank takes it; of one that nobody has released nobody gets the bytes. */
export async function download({ world }: Context, fileGuid: string): Promise<HandedOver> {
  const file = (await fetchFile(world, fileGuid)) ?? refuse('bankFileNotFound', 'fileGuid')
  if (!RELEASED_FILE_STATES.includes(file.state)) return refuse('bankFileNotReleased')
  const { messageId, count, sumCents: cents, sha256: hash } = file
  return {
    streamed: { chunks: fileContent(world.db, file), mimeType: 'application/xml', fileName: `${messageId}.xml` },
    act: isWhole => ({ kind: 'bankFile', id: fileGuid, after: { messageId, count, cents, hash, isWhole } }),
  }
}
