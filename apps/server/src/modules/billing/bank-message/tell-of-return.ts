import type { Cents, Instant, PlainDate } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { announceEach } from '../../run/webhook/index.ts'
import { contractsOfCollection } from './contracts-of-collection.queries.ts'

interface Returned {
  clientId: string
  collectionId: string
  kind: 'returned' | 'rejected'
  cents: Cents
  returnedOn: PlainDate
  createdOn: Instant
}

/** Has partners told that a debit came back, or never went through. */
export const tellOfReturn = (tx: Transaction, returned: Returned): Promise<void> => {
  const { clientId, collectionId, kind, cents, returnedOn, createdOn: on } = returned
  return announceEach(tx, { clientId, event: 'debitReturned', on }, async () => [
    { collectionId, contractIds: await contractsOfCollection(tx, collectionId), kind, cents, returnedOn },
  ])
}
