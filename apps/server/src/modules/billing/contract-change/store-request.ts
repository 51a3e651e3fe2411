import { businessDateOf, type Change, type CheckedChange, type Instant, REQUEST_KIND_OF } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertRequest, type StoredChangeRequest } from '../../subscription/change-request/index.ts'
import { record } from '../../subscription/contract/index.ts'
import type { HeldContract } from '../own-contract/index.ts'

interface ToStore {
  change: Change
  checked: CheckedChange
  receivedOn: Instant
  /** Whose account asked. */
  askedBy: string
  /** Nobody has to decide any more: it holds. */
  isDecided: boolean
  /** Who decided, by name; null where nobody had to. */
  decidedBy?: string
}

/** Stores a request, and what it changes where it is decided; the contract is locked. */
export async function storeRequest(
  world: World,
  tx: Transaction,
  { stored }: HeldContract,
  { change, checked, receivedOn, askedBy, isDecided, decidedBy }: ToStore,
): Promise<StoredChangeRequest> {
  const recordedOn = world.clock()
  const recording = { recordedOn, actorId: askedBy, today: businessDateOf(recordedOn) }
  const events = isDecided ? checked.happenings.map((_, index) => stored.seq + 1 + index) : []
  const request: StoredChangeRequest = {
    id: world.newRowId(),
    clientId: stored.clientId,
    contractId: stored.id,
    organisationId: stored.organisationId,
    kind: REQUEST_KIND_OF[change.kind],
    state: isDecided ? 'accepted' : 'new',
    change,
    requestedOn: receivedOn,
    requestedBy: askedBy,
    decidedOn: isDecided ? recordedOn : null,
    decidedBy: decidedBy ?? null,
    decision: null,
    effectiveOn: isDecided ? checked.effectiveOn : null,
    takeBackUntil: isDecided ? checked.takeBackUntil : null,
    events,
    takenBackBy: null,
  }
  await insertRequest(tx, request)
  if (events.length > 0) await record(tx, stored, recording, ...checked.happenings)
  return request
}
