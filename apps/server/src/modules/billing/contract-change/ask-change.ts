import type { ChangeRequest } from '@billett/contract'
import { addDays, addMinutes, businessDateOf, type Change, checkChange } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { markTakenBack, presentRequest, type StoredChangeRequest } from '../../subscription/change-request/index.ts'
import { handIn } from '../../subscription/file/index.ts'
import { type HeldContract, lockedContract } from '../own-contract/index.ts'
import { mayAsk } from './may-ask.ts'
import { situationOf } from './situation.ts'
import { storeRequest } from './store-request.ts'

/** What is asked for. `takesBack`: the request it takes back. */
export interface Asking {
  change: Change
  takesBack?: string
  /** Files that were uploaded before. */
  fileIds?: readonly string[] | undefined
}

export interface Asked {
  contractGuid: string
  /** Number of the last event that whoever asks has seen. */
  seq?: number | undefined
}

/** Notice that was given for this very day before: whoever declares it twice has given it once. */
const sameNotice = ({ requests }: HeldContract, change: Change): StoredChangeRequest | undefined =>
  change.kind === 'cancel'
    ? requests.find(
        ({ kind, effectiveOn, takenBackBy }) =>
          kind === 'cancel' &&
          takenBackBy === null &&
          effectiveOn !== null &&
          (change.date === null || addDays(effectiveOn, -1) === change.date),
      )
    : undefined

/** Days for which the proof of a refund is kept (Spec 1 §9). */
const PROOF_DAYS = 30

/** Hands in files that the caller has uploaded, as proof of what is asked for. */
async function handInFiles(
  { world, visitor }: Context,
  tx: Transaction,
  { stored: { id: contractId, clientId } }: HeldContract,
  fileIds: readonly string[],
): Promise<void> {
  const keptUntil = addMinutes(world.clock(), PROOF_DAYS * 24 * 60)
  const handedIn = await handIn(tx, { clientId, ownerId: visitor.id, contractId, keptUntil }, fileIds)
  if (handedIn < new Set(fileIds).size) refuse('fileNotFound', 'fileIds')
}

/**
 * Takes a change of a contract that the caller asks for: it holds at once, or waits for who decides. Others who change
 * the same contract come before or after, and each is judged by what holds then. The moment of receipt is the one the
 * call came in at.
 */
export async function askChange(
  context: Context,
  { contractGuid, seq }: Asked,
  changeOf: (held: HeldContract) => Asking,
): Promise<ChangeRequest> {
  const { world, visitor, language } = context
  const receivedOn = world.clock()
  const clientId = clientIdOf(world)
  const request = await world.db.transaction(async tx => {
    const held = await lockedContract(context, tx, contractGuid)
    if (!held.roles.includes('subscriber')) refuse('notSubscriber')
    const { change, takesBack, fileIds = [] } = changeOf(held)
    const same = sameNotice(held, change)
    if (same) return same
    if (seq !== undefined && seq !== held.stored.seq) refuse('contractChanged')
    mayAsk(context, held, change.kind)
    const checked = accepted(checkChange(change, situationOf(held, receivedOn)))
    const isDecided = checked.approval === 'automatic'
    const stored = await storeRequest(world, tx, held, { change, checked, receivedOn, askedBy: visitor.id, isDecided })
    await handInFiles(context, tx, held, fileIds)
    if (takesBack !== undefined && !(await markTakenBack(tx, takesBack, stored.id))) refuse('nothingToTakeBack')
    await world.jobs.send(tx, 'sendChangeMail', { clientId, requestId: stored.id, news: 'asked' })
    await world.reached('contractChangeToBeStored')
    return stored
  })
  await world.reached('contractChangeStored')
  return presentRequest(request, language, businessDateOf(receivedOn))
}
