import { eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { barrierReport } from '../../../db/schema/index.ts'

export type StoredBarrierReport = typeof barrierReport.$inferSelect

export async function insertBarrierReport(tx: Transaction, report: StoredBarrierReport): Promise<void> {
  await tx.insert(barrierReport).values(report)
}

export async function findBarrierReport(db: Statements, id: string): Promise<StoredBarrierReport | undefined> {
  const [report] = await db.select().from(barrierReport).where(eq(barrierReport.id, id))
  return report
}
