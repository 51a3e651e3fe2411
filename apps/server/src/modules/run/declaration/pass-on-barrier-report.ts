import type { World } from '../../../world.ts'
import { mailOnce } from '../mail/index.ts'
import { barrierReceiptMail, passedOnMail } from './barrier-mails.ts'
import { findBarrierReport } from './barrier-report.repository.ts'

/** Mails a report to the company and, where there is an address, its receipt to whoever wrote it; each once. */
export async function passOnBarrierReport(world: World, reportId: string): Promise<void> {
  const report = await findBarrierReport(world.db, reportId)
  if (!report) return
  await mailOnce(world, `barrier:${reportId}`, async () => passedOnMail(world.client, report))
  await mailOnce(world, `barrier-receipt:${reportId}`, async () => barrierReceiptMail(world.client, report))
}
