import { addMinutes, awaitsPayment, DELETION_DAYS, isDeletable, ORDER_STATES } from '@billett/domain'
import { and, asc, count, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import {
  creditCheck,
  feedback,
  issuedTicket,
  mandate,
  notificationSetting,
  oneTimeCode,
  openIdConsent,
  openIdState,
  order as orders,
  passkey,
  passkeyChallenge,
  paymentCustomer,
  paymentRegistration,
  storedPaymentMethod,
  studentVerification,
  studentVerificationRequest,
  termsAcceptance,
  userAccount,
  userAddress,
  userDocument,
  userPicture,
  userSession,
  walletPass,
} from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { type Account, changeAccount, findAccount } from './account.repository.ts'
import { note } from './journal.ts'
import { sendFarewell } from './mail/farewell.ts'

/** How many accounts are deleted in one round. */
const ROUND = 50

/** Deletes this client's accounts whose owners asked for it and have not withdrawn in time. Returns how many. */
export async function deleteAccounts(world: World): Promise<number> {
  const asked = addMinutes(world.clock(), -DELETION_DAYS * 24 * 60)
  const due = await world.db
    .select()
    .from(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientIdOf(world)),
        isNotNull(userAccount.deletionRequestedOn),
        lte(userAccount.deletionRequestedOn, asked),
        ne(userAccount.state, 'deleted'),
      ),
    )
    .orderBy(asc(userAccount.deletionRequestedOn))
    .limit(ROUND)
  let deleted = 0
  for (const account of due) {
    try {
      if (!(await world.db.transaction(tx => deleteAccount(world, tx, account.id)))) continue
    } catch (error) {
      world.log.error({ err: error, accountId: account.id }, 'an account could not be deleted')
      continue
    }
    deleted += 1
    // Afterwards nobody knows the address any more, so that this is tried once.
    try {
      await sendFarewell(world, account)
    } catch (error) {
      world.log.error({ err: error, accountId: account.id }, 'the owner of a deleted account could not be told')
    }
  }
  return deleted
}

const OPEN = ORDER_STATES.filter(awaitsPayment)

async function openOrdersOf(db: Statements, accountId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, accountId), inArray(orders.state, OPEN)))
  return row?.open ?? 0
}

/** Of the account its number stays, which its orders name; they are kept as long as books must be. */
async function deleteAccount(world: World, tx: Transaction, accountId: string): Promise<boolean> {
  await tx.select().from(userAccount).where(eq(userAccount.id, accountId)).for('update')
  const account = await findAccount(tx, accountId)
  if (!account) return false
  const openOrders = await openOrdersOf(tx, accountId)
  if (!isDeletable({ state: account.state, requestedOn: account.deletionRequestedOn, openOrders }, world.clock()))
    return false
  await forgetMethods(world, tx, accountId)
  for (const table of [
    userAddress,
    notificationSetting,
    oneTimeCode,
    termsAcceptance,
    userSession,
    mandate,
    // Takes the stored payment methods with it.
    paymentRegistration,
    paymentCustomer,
    userDocument,
    userPicture,
    feedback,
    openIdConsent,
    openIdState,
    studentVerification,
    studentVerificationRequest,
    creditCheck,
    passkey,
    passkeyChallenge,
  ])
    await tx.delete(table).where(eq(table.accountId, accountId))
  await forgetPasses(tx, accountId)
  await changeAccount(tx, accountId, { ...NOBODY, state: 'deleted', deletedOn: world.clock() })
  await note(world, tx, { kind: 'deleted', accountId })
  return true
}

/** Which devices have its tickets in their wallets; the tickets stay there, and stay good. */
async function forgetPasses(tx: Transaction, accountId: string): Promise<void> {
  const own = tx
    .select({ id: issuedTicket.id })
    .from(issuedTicket)
    .innerJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(eq(orders.ownerId, accountId))
  // Takes the registrations of devices with it.
  await tx.delete(walletPass).where(inArray(walletPass.ticketId, own))
}

/** What is stored at the provider goes, too: ways to pay, those that nobody has proven to have entered, and the customer. */
async function forgetMethods({ jobs }: World, tx: Transaction, accountId: string): Promise<void> {
  for (const { table, token } of [
    { table: storedPaymentMethod, token: storedPaymentMethod.token },
    { table: paymentRegistration, token: paymentRegistration.token },
    { table: paymentCustomer, token: paymentCustomer.reference },
  ]) {
    const known = await tx.select({ token }).from(table).where(eq(table.accountId, accountId))
    for (const row of known)
      if (row.token !== null) await jobs.send(tx, 'forgetMethod', { accountId, token: row.token })
  }
}

/** Nothing that says who it was. */
const NOBODY = {
  email: null,
  emailKey: null,
  username: null,
  passwordHash: null,
  rights: [],
  customerNumber: null,
  salutation: 0,
  title: '',
  firstName: '',
  lastName: '',
  birthDate: null,
  phone: '',
  dynamicInfos: [],
  journeySettings: null,
  originUrl: null,
} satisfies Partial<Account>
