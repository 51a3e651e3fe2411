import { businessDateOf } from '@billett/domain'
import type { BankAnswer, MessageHead, Movement, StatusOfFile, StatusOfGroup, StatusOfPayment } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { payoutByReference } from '../collection/index.ts'
import { applyCredit } from './apply-credit.ts'
import { applyFileStatus } from './apply-file-status.ts'
import { applyPaidOut, applyPayoutBack, applyPayoutReject } from './apply-payout.ts'
import { applyReject, applyReturn } from './apply-return.ts'
import { applyTransfer } from './apply-transfer.ts'
import { candidatesOf, fileByMessageId } from './candidates.queries.ts'
import { changeEntries, insertEntries, type NewEntry } from './entry.repository.ts'
import { entryOfFileStatus, entryOfMovement, entryOfReject } from './entry-of.ts'
import type { Outcome } from './outcome.ts'

/** A line of a message, and the how manieth it is. */
export interface Heard {
  answer: Exclude<BankAnswer, { kind: 'message' | 'statement' }>
  index: number
}

export interface InMessage {
  messageId: string
  head: MessageHead
  /** Numbers of the accounts by which the client collects, or did. */
  accounts: ReadonlySet<string>
}

/**
 * One line of a message takes effect, unless it did before, in whatever file it came. Of what a bank tells of accounts
 * and files that are not the client's nothing is kept: it may be another company's.
 */
export async function applyAnswer(
  world: World,
  tx: Transaction,
  { messageId, head, accounts }: InMessage,
  { answer, index }: Heard,
): Promise<void> {
  const place = { messageId, bankMessageId: head.messageId, index, ours: null }
  if (answer.kind === 'movement') {
    if (!isKept(answer, accounts)) return
    const ours = await whatOfOurs(world, tx, answer)
    const entry = await store(world, tx, messageId, entryOfMovement(answer, { ...place, ours }))
    if (entry) await changeEntries(tx, new Map([[entry.id, await outcomeOf(world, tx, entry, answer)]]))
    return
  }
  const file = await fileByMessageId(tx, clientIdOf(world), answer.messageId)
  if (!file) return
  const told = ofStatus(answer, { ...place, ours: file.kind })
  const entry = told && (await store(world, tx, messageId, told))
  if (!entry) return
  await changeEntries(tx, new Map([[entry.id, await outcomeOfStatus(world, tx, entry, answer.status ?? '')]]))
}

/** A movement of an account of ours. What is only expected is told of again when it is booked. */
export const isKept = (answer: Heard['answer'], accounts: ReadonlySet<string>): answer is Movement =>
  answer.kind === 'movement' && answer.isBooked && accounts.has(answer.account)

function ofStatus(
  answer: StatusOfFile | StatusOfGroup | StatusOfPayment,
  place: Parameters<typeof entryOfReject>[1],
): ReturnType<typeof entryOfReject> | undefined {
  if (answer.kind === 'paymentStatus') return answer.status === 'RJCT' ? entryOfReject(answer, place) : undefined
  // A group is told of by itself only where it was refused: ours have one each.
  if (answer.status === null || (answer.kind === 'groupStatus' && answer.status !== 'RJCT')) return undefined
  return entryOfFileStatus(answer, place)
}

/** A line as it is stored before anything follows from it. */
export const entryToStore = (world: World, messageId: string, told: ReturnType<typeof entryOfMovement>) => ({
  ...told,
  id: world.newRowId(),
  clientId: clientIdOf(world),
  messageId,
  state: 'noted' as const,
  createdOn: world.clock(),
})

async function store(
  world: World,
  tx: Transaction,
  messageId: string,
  told: ReturnType<typeof entryOfMovement>,
): Promise<NewEntry | undefined> {
  const entry = entryToStore(world, messageId, told)
  const id = (await insertEntries(tx, [entry]))(entry)
  return id === undefined ? undefined : { ...entry, id }
}

async function outcomeOfStatus(world: World, tx: Transaction, entry: NewEntry, status: string): Promise<Outcome> {
  if (entry.kind === 'payoutReject') return applyPayoutReject(world, tx, entry)
  if (entry.kind === 'reject') return applyReject(world, tx, entry)
  return applyFileStatus(world, tx, entry, status)
}

/** Whether a movement names a file of ours, or a payment in one, and of which kind. */
async function whatOfOurs(world: World, tx: Transaction, movement: Movement): Promise<'debits' | 'transfers' | null> {
  const { endToEndId, mandate, messageId, groupId, bookedOn } = movement
  const clientId = clientIdOf(world)
  const file = await fileByMessageId(tx, clientId, messageId ?? groupId)
  if (file) return file.kind
  if (await payoutByReference(tx, clientId, endToEndId)) return 'transfers'
  const on = bookedOn ?? businessDateOf(world.clock())
  return (await candidatesOf(tx, clientId, { endToEndId, mandate, on })).length > 0 ? 'debits' : null
}

/** What follows from a movement that was stored. */
export async function outcomeOf(world: World, tx: Transaction, entry: NewEntry, movement: Movement): Promise<Outcome> {
  if (entry.kind === 'return') return applyReturn(world, tx, entry)
  if (entry.kind === 'credit') return applyCredit(world, tx, entry, movement)
  if (entry.kind === 'transfer') return applyTransfer(world, tx, entry)
  if (entry.kind === 'paidOut') return applyPaidOut(world, tx, entry, movement)
  if (entry.kind === 'payoutBack') return applyPayoutBack(world, tx, entry)
  return { state: 'noted' }
}
