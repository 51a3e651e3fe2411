import type { Cents, Instant, PlainDate } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { announceEach } from '../../run/webhook/index.ts'
import { contractsOfEach } from './contracts-of-collection.queries.ts'

interface Returned {
  collectionId: string
  kind: 'returned' | 'rejected'
  cents: Cents
  returnedOn: PlainDate
}

/** Has partners told that debits came back, or never went through. */
export const tellOfReturns = (
  tx: Transaction,
  { clientId, on }: { clientId: string; on: Instant },
  returned: readonly Returned[],
): Promise<void> =>
  announceEach(tx, { clientId, event: 'debitReturned', on }, async () => {
    const ids = returned.map(({ collectionId }) => collectionId)
    const contracts = await contractsOfEach(tx, ids)
    return returned.map(({ collectionId, kind, cents, returnedOn }) => {
      const contractIds = contracts.get(collectionId) ?? []
      return { collectionId, contractIds, kind, cents, returnedOn }
    })
  })
