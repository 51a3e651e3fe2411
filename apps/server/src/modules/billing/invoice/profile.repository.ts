import { type InvoiceProfile, USUAL_INVOICE_PROFILE } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { invoiceProfile } from '../../../db/schema/index.ts'

/** Who pays, and of which client. */
export interface Payer {
  payerId: string
  clientId: string
}

export interface PayerProfile extends Payer {
  /** 0: nobody has said anything, and it is the usual. */
  version: number
  profile: InvoiceProfile
}

export async function invoiceProfileOf(db: Statements, payer: Payer): Promise<PayerProfile> {
  const [row] = await db.select().from(invoiceProfile).where(eq(invoiceProfile.payerId, payer.payerId))
  if (!row) return { ...payer, version: 0, profile: USUAL_INVOICE_PROFILE }
  const { payerId: _, clientId: __, version, ...profile } = row
  return { ...payer, version, profile }
}

/** False where it is at another version by now. */
export async function storeProfile(
  tx: Transaction,
  { payerId, clientId, version, profile }: PayerProfile,
): Promise<boolean> {
  const rows = await tx
    .insert(invoiceProfile)
    .values({ payerId, clientId, ...profile, version: version + 1 })
    .onConflictDoUpdate({
      target: invoiceProfile.payerId,
      set: { ...profile, version: version + 1 },
      setWhere: sql`${invoiceProfile.version} = ${version}`,
    })
    .returning({ payerId: invoiceProfile.payerId })
  return rows.length > 0
}
