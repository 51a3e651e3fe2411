import type { Transaction } from '../../../db/database.ts'
import { preparedInsert } from '../../../db/prepared-insert.ts'
import { booking } from '../../../db/schema/index.ts'

const insertRows = preparedInsert(booking, (db, rows) =>
  db.insert(booking).values(rows).prepare(`insertBookings${rows.length}`),
)

export async function insertBookings(tx: Transaction, bookings: (typeof booking.$inferSelect)[]): Promise<void> {
  await insertRows(tx, bookings)
}
