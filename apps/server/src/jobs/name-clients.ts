import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../db/database.ts'

/** Where it stands whose a job's subject is, by what the job calls it. */
const OWNERS: Readonly<Record<string, SQL>> = {
  orderId: sql`select id, client_id from "order"`,
  refundId: sql`select r.id, o.client_id from refund r join "order" o on o.id = r.order_id`,
  topUpId: sql`select t.id, o.client_id from prepaid_top_up t join "order" o on o.id = t.order_id`,
  accountId: sql`select id, client_id from user_account`,
  cancellationId: sql`select id, client_id from contract_cancellation`,
  withdrawalId: sql`select id, client_id from contract_withdrawal`,
  reportId: sql`select id, client_id from barrier_report`,
  feedbackId: sql`select id, client_id from feedback`,
  ticketId: sql`select ticket_id as id, client_id from wallet_pass`,
  mandateId: sql`select id, client_id from mandate`,
  requestId: sql`select id, client_id from account_mail_request`,
}

/**
 * Jobs that wait and were queued by a version of the product that did not have them carry their client are given it.
 * Every process does this when it starts: while processes are replaced one by one the old ones still queue such jobs,
 * and the last new one finds what they left.
 */
export async function nameClients(db: Statements): Promise<void> {
  for (const [key, owner] of Object.entries(OWNERS))
    await db.execute(sql`
      update job.job set data = data || jsonb_build_object('clientId', owner.client_id) from (${owner}) owner
      where state in ('created', 'retry')
        and data ? ${key} and not data ? 'clientId' and owner.id::text = data ->> ${key}`)
}
