import type { CardRecipient } from '@billett/domain'
import type { StoredChangeRequest } from './change-request.repository.ts'

/** To whom a contract's cards go: as it was said last, else to who travels. The latest request comes first. */
export function chosenRecipient(requests: readonly StoredChangeRequest[]): CardRecipient {
  for (const { change, state } of requests)
    if ((change.kind === 'cardRecipient' || change.kind === 'replacement') && state === 'accepted')
      return change.recipient
  return 'holder'
}
