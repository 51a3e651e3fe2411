import { connectedTo } from '../measure/connected-to.ts'

/** A stored row, each value as PostgreSQL writes it. */
export type Row = Readonly<Record<string, string | null>>

/** What a real purchase has stored, so that the reference writes rows of the same columns and the same length. */
export interface Sample {
  order: Row
  attempt: Row
  message: Row
  capture: Row
  sale: Row
  job: Row
}

/** The rows of an order that was really bought. */
export async function sampleOf(shopUrl: string, orderId: string): Promise<Sample> {
  const client = await connectedTo(shopUrl)
  const types = { getTypeParser: () => (text: string) => text }
  const one = async (text: string, value: string | null): Promise<Row> => {
    const { rows } = await client.query<Row>({ text, values: [value], types })
    const [row] = rows
    if (!row) throw new Error(`order ${orderId} has left nothing for: ${text}`)
    return row
  }
  try {
    const order = await one('select * from "order" where id = $1', orderId)
    const attempt = await one('select * from payment_attempt where order_id = $1', orderId)
    return {
      order,
      attempt,
      message: await one('select * from webhook_inbox where reference = $1', attempt.reference ?? null),
      capture: await one(`select * from ledger_entry where debit = 'provider' and order_id = $1`, orderId),
      sale: await one(`select * from ledger_entry where credit = 'revenue' and order_id = $1`, orderId),
      job: await one(`select name, data from job.job where data ->> 'orderId' = $1 limit 1`, orderId),
    }
  } finally {
    await client.end()
  }
}
