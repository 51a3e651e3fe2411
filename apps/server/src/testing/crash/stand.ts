import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { Checkpoint } from '../../ports/checkpoints.ts'
import { type Cluster, startCluster } from '../cluster/start-cluster.ts'
import { freshDatabase } from '../test-database.ts'

/** The processes of a purchase that can be ended. */
export type Member = 'server1' | 'worker1'

/**
 * The whole product as real processes: a server, a worker, the demo payment provider and the mail box, on a database of
 * their own.
 */
export interface Stand {
  db: Database
  cluster: Cluster
  /** From now on the process ends itself there, the how manieth time it comes by; `null` takes it back. */
  crashAt: (member: Member, at: Checkpoint | null, time?: number) => void
  /** Waits for the process to end, and starts it again. */
  revive: (member: Member) => Promise<void>
  /** A call of the demo provider's own. */
  provider: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>
  /** How many mails with tickets, and how many others, have come. */
  mailsTo: (address: string) => Promise<{ withTickets: number; others: number }>
  close: () => Promise<void>
}

/** `databases`: the address of a PostgreSQL in which a database may be made. */
export async function openStand(databases?: string): Promise<Stand> {
  const database = await freshDatabase(databases)
  const { db } = database
  await db.execute(sql`create table ticket_trouble (order_id uuid primary key)`)
  await db.execute(sql`
    create function trouble_with_tickets() returns trigger language plpgsql as $$
    begin
      if exists (select from ticket_trouble t where t.order_id = new.order_id) then raise exception 'the test says so'; end if;
      return new;
    end $$`)
  await db.execute(
    sql`create trigger trouble before insert on issued_ticket for each row execute function trouble_with_tickets()`,
  )
  const cluster = await startCluster({
    databaseUrl: database.url,
    servers: 1,
    workers: 1,
    settings: { CRASH_ON_COMMAND: '1', LOG_LEVEL: 'error' },
  })
  const { payment, mailbox } = cluster

  return {
    db,
    cluster,
    crashAt: (member, at, time = 1) => cluster.tell(member, { crashAt: at, time }),
    async revive(member) {
      await cluster.ended(member)
      if (member === 'worker1') await releaseJobs(db)
      await cluster.crash(member)
    },
    async provider(method, path, body) {
      const reply = await fetch(`${payment.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${payment.secret}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
      })
      return reply.json()
    },
    async mailsTo(address) {
      const reply = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(address)}`)
      const { data }: { data: { attachments: number }[] } = await reply.json()
      const withTickets = data.filter(({ attachments }) => attachments > 0).length
      return { withTickets, others: data.length - withTickets }
    },
    async close() {
      await cluster.close()
      await database.drop()
    },
  }
}

/**
 * The minute after which a job, and the mail it was sending, are taken from a worker that has died is not waited for.
 */
async function releaseJobs(db: Database): Promise<void> {
  await db.execute(
    sql`update job.job set state = 'retry', start_after = now(), retry_count = retry_count + 1 where state = 'active' and name not like '\\_\\_%'`,
  )
  await db.execute(sql`update mail_lease set until = now()`)
}
