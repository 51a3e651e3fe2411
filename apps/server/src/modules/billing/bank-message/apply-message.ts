import { type BankAnswer, MalformedBankFile, type MessageHead, readAnswers } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { givingWay } from '../../pay/payment/index.ts'
import { finishRefused } from '../collection/index.ts'
import { applyAnswer, type Heard, type InMessage } from './apply-answer.ts'
import { applyReturns } from './apply-returns.ts'
import { changeStored, lockStored, messageContent, readMessage } from './bank-message.repository.ts'
import { waitingOf } from './entry.repository.ts'
import { linesApart } from './lines-apart.ts'
import { ownAccounts } from './own-accounts.queries.ts'
import { tellOfMessage } from './tell-of-message.ts'
import { unheardLines } from './unheard-lines.ts'

/** Lines of a message that take effect in one transaction. */
const PART = 500

/**
 * Reads a message to its end and, only where all of it can be trusted, once more to apply it, a part at a time. Whoever
 * is killed leaves whole parts behind, and lines that were applied are known again: it is read anew from its beginning.
 */
export async function applyMessage(world: World, messageId: string): Promise<void> {
  const head = await headOf(world, messageId)
  if (!head) return
  const message = { messageId, head, accounts: await ownAccounts(world) }
  let part: Heard[] = []
  let index = 0
  for await (const answer of readAnswers(messageContent(world.db, messageId))) {
    if (answer.kind === 'message' || answer.kind === 'statement') continue
    part.push({ answer, index })
    index += 1
    if (part.length < PART) continue
    const full = part
    if (!(await givingWay(world, () => applyPart(world, message, full)))) return
    part = []
  }
  if (await applyPart(world, message, part)) await end(world, messageId)
  await finishRefused(world)
}

/** What the message is, once it was read to its end; undefined where it is refused, or was ended before. */
async function headOf(world: World, messageId: string): Promise<MessageHead | undefined> {
  const { db } = world
  const message = await readMessage(db, clientIdOf(world), messageId)
  if (message?.state !== 'stored') return undefined
  let head: MessageHead | undefined
  try {
    for await (const answer of readAnswers(messageContent(db, messageId))) head = headIn(answer) ?? head
  } catch (failure) {
    if (!(failure instanceof MalformedBankFile)) throw failure
    const { reason } = failure
    await db.transaction(async tx => {
      if (!(await lockStored(tx, clientIdOf(world), messageId))) return
      await changeStored(tx, messageId, { state: 'refused', reason, endedOn: world.clock() })
      await tellOfMessage(world, tx, { id: messageId, name: message.name, reason, waiting: 0 })
    })
    return undefined
  }
  if (head) await changeStored(db, messageId, { kind: head.type, bankMessageId: head.messageId })
  return head
}

const headIn = (answer: BankAnswer): MessageHead | undefined => (answer.kind === 'message' ? answer : undefined)

/** False where the message was ended meanwhile. */
async function applyPart(world: World, message: InMessage, part: readonly Heard[]): Promise<boolean> {
  const clientId = clientIdOf(world)
  const isDone = await world.db.transaction(async tx => {
    if (!(await lockStored(tx, clientId, message.messageId))) return false
    const fresh = await unheardLines(tx, clientId, part)
    for (const lines of await linesApart(tx, clientId, fresh)) {
      const [only, ...others] = lines
      if (only && others.length === 0) await applyAnswer(world, tx, message, only)
      else await applyReturns(world, tx, message, lines)
    }
    await world.reached('bankLinesToBeStored')
    return true
  })
  if (isDone) await world.reached('bankLinesStored')
  return isDone
}

const end = (world: World, messageId: string): Promise<void> =>
  world.db.transaction(async tx => {
    const message = await lockStored(tx, clientIdOf(world), messageId)
    if (!message) return
    await changeStored(tx, messageId, { state: 'applied', endedOn: world.clock() })
    const waiting = await waitingOf(tx, messageId)
    if (waiting > 0) await tellOfMessage(world, tx, { id: messageId, name: message.name, reason: null, waiting })
  })
