import type { Order } from '@billett/domain'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { ownAccount } from '../../call/own-account.ts'
import {
  accountEvent,
  feedback,
  mandate,
  storedPaymentMethod,
  termsAcceptance,
  userDocument,
  userSession,
} from '../../db/schema/index.ts'
import { ordersOf, ownerOf } from '../order/index.ts'
import { presentAccount } from './account.present.ts'
import { fullAccount } from './account.queries.ts'
import { readAccount } from './account.repository.ts'
import { note } from './journal.ts'

/** Of what grows by itself: the newest, which is far more than anybody has. */
const MOST = 5_000

const DEVICE = {
  device: userSession.device,
  startedOn: userSession.startedOn,
  seenOn: userSession.seenOn,
  expiresOn: userSession.expiresOn,
  endedOn: userSession.endedOn,
  endedBy: userSession.endedBy,
}
const TERMS = {
  version: termsAcceptance.version,
  acceptedOn: termsAcceptance.acceptedOn,
  receivedOn: termsAcceptance.receivedOn,
}
/** With the account number as a whole: it is its owner who asks. */
const MANDATE = {
  reference: mandate.reference,
  iban: mandate.iban,
  bic: mandate.bic,
  creditInstitute: mandate.creditInstitute,
  accountHolder: mandate.accountHolder,
  consentOn: mandate.consentOn,
  createdOn: mandate.createdOn,
  lastCollectionOn: mandate.lastCollectionOn,
  revokedOn: mandate.revokedOn,
}
const METHOD = { label: storedPaymentMethod.label, createdOn: storedPaymentMethod.createdOn }
const DOCUMENT = { fileName: userDocument.fileName, createdOn: userDocument.createdOn }
const FEEDBACK = { categoryId: feedback.categoryId, content: feedback.content, receivedOn: feedback.receivedOn }

const presentOrder = ({ clientId, ownerId, ...order }: Order) => order

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
    acceptedTerms: await db.select(TERMS).from(termsAcceptance).where(eq(termsAcceptance.accountId, id)),
    devices: await db
      .select(DEVICE)
      .from(userSession)
      .where(eq(userSession.accountId, id))
      .orderBy(desc(userSession.startedOn))
      .limit(MOST),
    journal: await db
      .select({ kind: accountEvent.kind, on: accountEvent.on })
      .from(accountEvent)
      .where(eq(accountEvent.accountId, id))
      .orderBy(desc(accountEvent.on))
      .limit(MOST),
    mandates: await db.select(MANDATE).from(mandate).where(eq(mandate.accountId, id)),
    paymentMethods: await db.select(METHOD).from(storedPaymentMethod).where(eq(storedPaymentMethod.accountId, id)),
    documents: await db.select(DOCUMENT).from(userDocument).where(eq(userDocument.accountId, id)),
    feedback: await db.select(FEEDBACK).from(feedback).where(eq(feedback.accountId, id)),
    orders: (await ordersOf(db, ownerOf(context), MOST)).map(presentOrder),
  }
  return JSON.stringify(all, null, 2)
}
