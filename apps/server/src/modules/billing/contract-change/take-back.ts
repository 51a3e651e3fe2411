import type { Change } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { HeldContract } from '../own-contract/index.ts'

/** The change that takes another back. Refuses what is not there any more to be taken back. */
export function takingBack(
  { requests }: HeldContract,
  requestId: string,
): { change: Extract<Change, { kind: 'takeBack' }>; takesBack: string } {
  const request = requests.find(({ id }) => id === requestId)
  if (!request || request.takenBackBy !== null || request.events.length === 0)
    refuse('nothingToTakeBack', 'changeRequestGuid')
  return { change: { kind: 'takeBack', seqs: request.events }, takesBack: requestId }
}
