import { Client } from '@billett/clients'
import type { Instant } from '@billett/domain'
import type { Statements, Transaction } from '../../../db/database.ts'
import { activate, activeVersion, insertVersion, lockVersions } from './client-version.repository.ts'

/** A client as it is stored to be shown now; `shipped` where no version of it can be read. */
export async function shownClient(db: Statements, clientId: string, shipped: Client): Promise<Client> {
  const { success, data } = Client.safeParse((await activeVersion(db, clientId))?.client)
  return success ? data : shipped
}

interface Written {
  clientId: string
  storedOn: Instant
  writtenBy: string
}

/**
 * A client as it is shown, which nobody else changes until the transaction ends; `show` stores another in its place, as
 * a new version that is shown at once. The earlier one stays to go back to. Throws for what would be no client.
 */
export async function holdShown(
  tx: Transaction,
  { clientId, storedOn, writtenBy }: Written,
  shipped: Client,
): Promise<{ client: Client; show: (changed: Client) => Promise<void> }> {
  await lockVersions(tx)
  const show = async (changed: Client) => {
    const client = Client.parse(changed)
    await activate(tx, await insertVersion(tx, { client, source: 'staff', storedOn, writtenBy }), storedOn)
  }
  return { client: await shownClient(tx, clientId, shipped), show }
}
