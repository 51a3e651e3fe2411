import type { Order } from '@billett/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { type OwnAccount, ownAccount } from '../../call/own-account.ts'
import type { Statements } from '../../db/database.ts'
import {
  accountEvent,
  creditCheck,
  feedback,
  issuedTicket,
  mandate,
  openIdConsent,
  order as orders,
  passkey,
  storedPaymentMethod,
  studentVerification,
  termsAcceptance,
  userDocument,
  userPicture,
  userSession,
  walletPass,
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

const STUDIES = {
  studentId: studentVerification.studentId,
  university: studentVerification.university,
  validUntil: studentVerification.validUntil,
  verifiedOn: studentVerification.verifiedOn,
}
const CREDIT = { score: creditCheck.score, reference: creditCheck.reference, checkedOn: creditCheck.checkedOn }
const PASSKEY = { device: passkey.device, createdOn: passkey.createdOn, usedOn: passkey.usedOn }
const ACCESS = {
  service: openIdConsent.openIdClientId,
  scopes: openIdConsent.scopes,
  acceptedOn: openIdConsent.acceptedOn,
}

/** Tickets the caller has put into a wallet. */
const passesOf = (db: Statements, { clientId, accountId }: OwnAccount) =>
  db
    .select({ ticketId: walletPass.ticketId, createdOn: walletPass.createdOn })
    .from(walletPass)
    .innerJoin(issuedTicket, eq(issuedTicket.id, walletPass.ticketId))
    .innerJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(and(eq(orders.ownerId, accountId), eq(orders.clientId, clientId)))
    .limit(MOST)

/** The profile picture as base64; null without one. */
async function pictureOf(db: Statements, accountId: string) {
  const [row] = await db.select().from(userPicture).where(eq(userPicture.accountId, accountId))
  return row ? { createdOn: row.createdOn, jpeg: Buffer.from(row.bytes).toString('base64') } : null
}

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
    picture: await pictureOf(db, id),
    documents: await db.select(DOCUMENT).from(userDocument).where(eq(userDocument.accountId, id)),
    studies: await db.select(STUDIES).from(studentVerification).where(eq(studentVerification.accountId, id)),
    creditChecks: await db.select(CREDIT).from(creditCheck).where(eq(creditCheck.accountId, id)),
    passkeys: await db.select(PASSKEY).from(passkey).where(eq(passkey.accountId, id)),
    otherServices: await db.select(ACCESS).from(openIdConsent).where(eq(openIdConsent.accountId, id)),
    walletPasses: await passesOf(db, ownAccount(context)),
    feedback: await db.select(FEEDBACK).from(feedback).where(eq(feedback.accountId, id)),
    orders: (await ordersOf(db, ownerOf(context), MOST)).map(presentOrder),
  }
  return JSON.stringify(all, null, 2)
}
