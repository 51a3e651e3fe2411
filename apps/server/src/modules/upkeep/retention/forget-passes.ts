import { keptSince } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'

/** Passes whose travellers are forgotten in one statement. */
const STEP = 1000

/**
 * Forgets who travelled by the passes of this client's subscriptions that ended as long ago as passengers are kept:
 * their names, the barcodes, which say so too, and whose account showed them. Days, product and price stay. What
 * somebody else holds has its turn in the next round; doing it twice changes nothing.
 */
export async function forgetPasses({ db, client, clock, isStopping }: World): Promise<void> {
  const before = keptSince(client.config.retention.passengers, clock())
  const clientId = clientIdOf({ client })
  for (;;) {
    // In the words of the index's own condition, by which those that are forgotten already are not read again.
    const { rowCount } = await db.execute(sql`
      update issued_ticket set content = jsonb_set(content, '{passenger}', '{}'), barcode = null, owner_id = null
      where id = any(array(
        select id from issued_ticket
        where contract_id is not null and barcode is not null
          and client_id = ${clientId} and valid_to < ${before}::timestamptz
        order by valid_to limit ${STEP} for update skip locked))`)
    if ((rowCount ?? 0) < STEP || isStopping()) return
  }
}
