import { sql } from 'drizzle-orm'
import { order as orders, paymentAttempt } from '../../../db/schema/index.ts'

/** By itself, because drizzle leaves out the table of the columns that stand directly in what is selected. */
const latestPaid = sql`select ${paymentAttempt.methodLabel} from ${paymentAttempt} where ${paymentAttempt.orderId} = ${orders.id} and ${paymentAttempt.state} = 'paid' order by ${paymentAttempt.number} desc limit 1`

/**
 * What an order was paid with, fit to be shown, in a statement that selects from orders; null where nothing was, or
 * nobody says.
 */
export const paidWith = sql<string | null>`(${latestPaid})`
