import { BANK_NAME_LENGTH, sepaText } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { StoredFile } from './file.repository.ts'

/** Who collects; undefined where the client has no account or creditor id to collect by. */
export function creditorOf({ client }: World): StoredFile['creditor'] | undefined {
  const { company, creditorId, collectionAccount } = client.config.operator
  if (!creditorId || !collectionAccount) return undefined
  const { iban, bic = null } = collectionAccount
  return { name: sepaText(company, BANK_NAME_LENGTH), iban, bic, creditorId }
}
