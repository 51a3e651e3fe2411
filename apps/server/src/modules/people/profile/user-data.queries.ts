import { and, desc, eq } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import {
  accountEvent,
  creditCheck,
  feedback,
  issuedTicket,
  mandate,
  openIdConsent,
  order as orders,
  passkey,
  paymentCustomer,
  refund,
  sentMail,
  storedPaymentMethod,
  studentVerification,
  termsAcceptance,
  userDocument,
  userPicture,
  userSession,
  walletPass,
} from '../../../db/schema/index.ts'
import { isToldOf } from '../../run/mail/index.ts'

/** Of what grows by itself: the newest, which is far more than anybody has. */
export const MOST_HANDED_OUT = 5_000

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
const PAYMENT_CUSTOMER = { provider: paymentCustomer.provider, reference: paymentCustomer.reference }
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

const devicesOf = (db: Statements, accountId: string) =>
  db
    .select(DEVICE)
    .from(userSession)
    .where(eq(userSession.accountId, accountId))
    .orderBy(desc(userSession.startedOn))
    .limit(MOST_HANDED_OUT)

const journalOf = (db: Statements, accountId: string) =>
  db
    .select({ kind: accountEvent.kind, on: accountEvent.on })
    .from(accountEvent)
    .where(eq(accountEvent.accountId, accountId))
    .orderBy(desc(accountEvent.on))
    .limit(MOST_HANDED_OUT)

/** Tickets the owner has put into a wallet. */
const passesOf = (db: Statements, { clientId, accountId }: OwnAccount) =>
  db
    .select({ ticketId: walletPass.ticketId, createdOn: walletPass.createdOn })
    .from(walletPass)
    .innerJoin(issuedTicket, eq(issuedTicket.id, walletPass.ticketId))
    .innerJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(and(eq(orders.ownerId, accountId), eq(orders.clientId, clientId)))
    .limit(MOST_HANDED_OUT)

const REFUND = {
  orderNumber: orders.orderNumber,
  amountCents: refund.amountCents,
  why: refund.why,
  state: refund.state,
  createdOn: refund.createdOn,
  doneOn: refund.doneOn,
  toldOn: sentMail.sentOn,
}

/** Money that went back to the owner, and when they were told. */
const refundsOf = (db: Statements, { clientId, accountId }: OwnAccount) =>
  db
    .select(REFUND)
    .from(refund)
    .innerJoin(orders, eq(orders.id, refund.orderId))
    .leftJoin(sentMail, isToldOf(refund.id))
    .where(and(eq(orders.ownerId, accountId), eq(orders.clientId, clientId)))
    .limit(MOST_HANDED_OUT)

/** The profile picture as base64; null without one. */
async function pictureOf(db: Statements, accountId: string) {
  const [row] = await db.select().from(userPicture).where(eq(userPicture.accountId, accountId))
  return row ? { createdOn: row.createdOn, jpeg: Buffer.from(row.bytes).toString('base64') } : null
}

/**
 * What is stored of an account's owner besides the account itself and its orders. Hashes of secrets say nothing and are
 * left out.
 */
export async function recordsOf(db: Statements, owner: OwnAccount) {
  const id = owner.accountId
  return {
    acceptedTerms: await db.select(TERMS).from(termsAcceptance).where(eq(termsAcceptance.accountId, id)),
    devices: await devicesOf(db, id),
    journal: await journalOf(db, id),
    mandates: await db.select(MANDATE).from(mandate).where(eq(mandate.accountId, id)),
    paymentMethods: await db.select(METHOD).from(storedPaymentMethod).where(eq(storedPaymentMethod.accountId, id)),
    paymentCustomers: await db.select(PAYMENT_CUSTOMER).from(paymentCustomer).where(eq(paymentCustomer.accountId, id)),
    picture: await pictureOf(db, id),
    documents: await db.select(DOCUMENT).from(userDocument).where(eq(userDocument.accountId, id)),
    studies: await db.select(STUDIES).from(studentVerification).where(eq(studentVerification.accountId, id)),
    creditChecks: await db.select(CREDIT).from(creditCheck).where(eq(creditCheck.accountId, id)),
    passkeys: await db.select(PASSKEY).from(passkey).where(eq(passkey.accountId, id)),
    otherServices: await db.select(ACCESS).from(openIdConsent).where(eq(openIdConsent.accountId, id)),
    walletPasses: await passesOf(db, owner),
    refunds: await refundsOf(db, owner),
    feedback: await db.select(FEEDBACK).from(feedback).where(eq(feedback.accountId, id)),
  }
}
