import { creditorReference } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { customerNumbers } from '../../subscription/party/index.ts'

/** What a payer's money is known by, whichever way it comes. */
export const referenceOf = async (db: Statements, payerId: string): Promise<string> =>
  creditorReference((await customerNumbers(db, [payerId])).get(payerId) ?? '')
