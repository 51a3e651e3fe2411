import { addMinutes, type Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Figures, QueueFigures } from '../../../ports/figures.ts'
import type { Surroundings } from '../../../world.ts'

const one = async <Row extends Record<string, unknown>>({ db }: Surroundings, query: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<Row>(query)
  const [row] = rows
  if (!row) throw new Error('a count has no row')
  return row
}

/** Seconds from a moment until now; 0 where there is none, or where it is still to come. */
const secondsSince = (since: ReturnType<typeof sql>, now: Instant) =>
  sql`greatest(0, coalesce(extract(epoch from ${now}::timestamptz - ${since}), 0))::float8`

const payments = (world: Surroundings) =>
  one<{ open: number; oldest: number; delay: number }>(
    world,
    sql`select count(*)::int as open,
               ${secondsSince(sql`min(created_on)`, world.clock())} as oldest,
               ${secondsSince(sql`min(poll_on)`, world.clock())} as delay
        from payment_attempt where poll_on is not null`,
  )

const refunds = (world: Surroundings) =>
  one<{ open: number; oldest: number; failed: number }>(
    world,
    sql`select count(*) filter (where state = 'requested')::int as open,
               ${secondsSince(sql`min(coalesce(asked_on, created_on)) filter (where state = 'requested')`, world.clock())} as oldest,
               count(*) filter (where state = 'failed')::int as failed
        from refund where state <> 'done'`,
  )

const paymentCases = (world: Surroundings) =>
  one<{ open: number }>(world, sql`select count(*)::int as open from payment_case where state = 'open'`)

/** The queue keeps its own time, which is the database's. */
async function queues({ db }: Surroundings): Promise<QueueFigures[]> {
  const { rows } = await db.execute<{ job: string; waiting: number; oldest: number; failed: number }>(
    sql`select q.name as job,
               count(j.id) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
               coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as oldest,
               count(j.id) filter (where j.state = 'failed')::int as failed
        from job.queue q left join job.job j on j.name = q.name and j.state in ('created', 'retry', 'failed')
        where q.name not like '\\_\\_%' group by q.name`,
  )
  return rows.map(({ oldest, ...row }) => ({ ...row, oldestSeconds: oldest }))
}

/** Every purchase takes an invoice number, and the counters are few. */
const purchases = (world: Surroundings) =>
  one<{ made: number }>(world, sql`select coalesce(sum(last), 0)::float8 as made from invoice_counter`)

async function events({ db }: Surroundings): Promise<Figures['events']> {
  const { rows } = await db.execute<{ level: string; open: number }>(
    sql`select level, count(*)::int as open from admin_event where acknowledged_on is null group by level`,
  )
  return rows
}

/** The last day of the timetable counts until it is over everywhere. */
function timetableLeft({ regions, clock }: Surroundings): number | undefined {
  if (!regions.loaded()) return undefined
  const end = addMinutes(`${regions.current().timetable.validity.until}T00:00:00.000Z`, 24 * 60)
  return (Date.parse(end) - Date.parse(clock())) / 1000
}

export async function readFigures(world: Surroundings): Promise<Figures> {
  const payment = await payments(world)
  const refund = await refunds(world)
  return {
    purchases: (await purchases(world)).made,
    openPayments: payment.open,
    oldestOpenPayment: payment.oldest,
    paymentPollDelay: payment.delay,
    openRefunds: refund.open,
    oldestOpenRefund: refund.oldest,
    failedRefunds: refund.failed,
    openPaymentCases: (await paymentCases(world)).open,
    queues: await queues(world),
    events: await events(world),
    timetableLeft: timetableLeft(world),
  }
}
