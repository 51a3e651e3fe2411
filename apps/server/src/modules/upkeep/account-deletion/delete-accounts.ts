import { addMinutes, DELETION_DAYS, isDeletable } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type Account, changeAccount, note } from '../../people/account/index.ts'
import { queueFarewell } from '../../people/account-mail/index.ts'
import { applicationsUnderWay, keptByContract } from '../../people/profile/index.ts'
import { eraseOwner, keptMandate } from '../erasure/index.ts'
import {
  dropBelongings,
  dropPasses,
  dueAccounts,
  forgetInvitations,
  forgetMails,
  holdAccount,
  openOrdersOf,
  revokeMandates,
  tokensAtProviders,
  unlinkCustomer,
} from './deletion.repository.ts'

/** How many accounts are deleted in one round, and among how many: some wait for a contract to end. */
const ROUND = 50
const LOOKED_AT = 2_000

/** Deletes this client's accounts whose owners asked for it and have not withdrawn in time. Returns how many. */
export async function deleteAccounts(world: World): Promise<number> {
  const askedBy = addMinutes(world.clock(), -DELETION_DAYS * 24 * 60)
  let deleted = 0
  for (const account of await dueAccounts(world.db, clientIdOf(world), askedBy, LOOKED_AT)) {
    if (deleted === ROUND) break
    try {
      if (await world.db.transaction(tx => deleteAccount(world, tx, account.id))) deleted += 1
    } catch (error) {
      world.log.error({ err: error, accountId: account.id }, 'an account could not be deleted')
    }
  }
  return deleted
}

/** Of the account its number stays, which its orders name; they are kept as long as books must be. */
async function deleteAccount(world: World, tx: Transaction, accountId: string): Promise<boolean> {
  const account = await holdAccount(tx, accountId)
  if (!account) return false
  const openOrders = await openOrdersOf(tx, accountId)
  const applications = await applicationsUnderWay(tx, { clientId: account.clientId, accountId })
  const { state, deletionRequestedOn: requestedOn } = account
  if (!isDeletable({ state, requestedOn, openOrders, applications }, world.clock())) return false
  // Of what was ordered after it was asked for, too: it would be claimed, and collected from nobody.
  if (await keptByContract(world, tx, { clientId: account.clientId, accountId })) return false
  for (const token of await tokensAtProviders(tx, accountId))
    await world.jobs.send(tx, 'forgetMethod', { clientId: account.clientId, accountId, token })
  await dropBelongings(tx, accountId)
  await dropPasses(tx, accountId)
  const mandates = await revokeMandates(tx, accountId, world.clock())
  await unlinkCustomer(tx, accountId)
  await forgetInvitations(tx, accountId)
  await forgetMails(tx, account)
  await changeAccount(tx, accountId, { ...NOBODY, state: 'deleted', deletedOn: world.clock() })
  const kept = await eraseOwner(world, tx, accountId)
  await note(world, tx, { kind: 'deleted', accountId })
  await queueFarewell(world, tx, account, [...kept, ...mandates.map(usedOn => keptMandate(world, usedOn))])
  return true
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
  takeOverRefusedOn: null,
  originUrl: null,
} satisfies Partial<Account>
