import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import {
  accountEvent,
  feedback,
  mandate,
  order as orders,
  storedPaymentMethod,
  termsAcceptance,
  userDocument,
  userSession,
} from '../../db/schema/index.ts'
import { presentAccount } from './account.present.ts'
import { fullAccount } from './account.queries.ts'
import { readAccount } from './account.repository.ts'
import { note } from './journal.ts'
import { ownAccount } from './whose.ts'

/** Everything that is stored of the caller, as text that machines read (GDPR 15 and 20). Hashes of secrets say nothing and are left out. */
export async function exportUserData(context: Context): Promise<string> {
  const { world } = context
  const { db } = world
  const account = await readAccount(db, ownAccount(context))
  const { id } = account
  await note(world, db, { kind: 'dataExported', accountId: id })
  const all = {
    exportedOn: world.clock(),
    account: presentAccount(await fullAccount(world, db, account)),
    acceptedTerms: await db.select().from(termsAcceptance).where(eq(termsAcceptance.accountId, id)),
    devices: await db
      .select()
      .from(userSession)
      .where(eq(userSession.accountId, id))
      .orderBy(desc(userSession.startedOn)),
    journal: await db.select().from(accountEvent).where(eq(accountEvent.accountId, id)).orderBy(desc(accountEvent.on)),
    mandates: await db.select().from(mandate).where(eq(mandate.accountId, id)),
    paymentMethods: await db
      .select({ label: storedPaymentMethod.label, createdOn: storedPaymentMethod.createdOn })
      .from(storedPaymentMethod)
      .where(eq(storedPaymentMethod.accountId, id)),
    documents: await db
      .select({ fileName: userDocument.fileName, createdOn: userDocument.createdOn })
      .from(userDocument)
      .where(eq(userDocument.accountId, id)),
    feedback: await db.select().from(feedback).where(eq(feedback.accountId, id)),
    orders: await db.select().from(orders).where(eq(orders.ownerId, id)).orderBy(desc(orders.createdOn)),
  }
  return JSON.stringify(all, null, 2)
}
