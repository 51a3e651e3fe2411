import { homeCountry } from '@billett/clients'
import { type Call, type SeenAddress, type UpdateUser, updateUser as updateUserCall } from '@billett/contract'
import { businessDateOf, type Country, checkAge, emailKey, isTitle } from '@billett/domain'
import { noteAct } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { World } from '../../../world.ts'
import { limitTries } from '../../run/limits/index.ts'
import {
  type Account,
  addressesOf,
  changeAccount,
  lockAccount,
  mainAddressOf,
  type NewAccount,
  note,
  readAccount,
  type StoredAddress,
  saveNotifications,
} from '../account/index.ts'
import { checkOwnPassword } from '../password/index.ts'
import { dropVerified } from '../student-verification/index.ts'
import { checkAddresses, newAmong } from './check-addresses.ts'
import { checkedDynamicInfos } from './dynamic-infos.ts'
import { replaceAddresses } from './replace-addresses.ts'
import { requestEmailChange } from './request-email-change.ts'
import { mayChange } from './user.access.ts'

/** Changes what was given and leaves the rest. Returns whose account it is. */
export async function updateUser(context: Context, accountId: string, body: UpdateUser): Promise<OwnAccount> {
  const { world, visitor } = context
  const owned = { clientId: clientIdOf(world), accountId }
  // What mails they want is for them to say.
  if (visitor.takenOverBy !== null && body.notifications) refuse('ownerOnly', 'notifications')
  const before = await readAccount(world.db, owned)
  // What may not be changed is answered like what is not there.
  if (!mayChange(visitor, before)) refuse('userNotFound')
  const change = await changeOf(context, before, body)
  const addresses = body.addresses ? await newAmong(world, accountId, body.addresses) : {}
  await checkAddresses(world, addresses)
  const newEmail = await checkedNewEmail(context, before, body)

  await world.db.transaction(async tx => {
    const held = await lockAccount(tx, owned)
    const { addresses: seen } = body.expected ?? {}
    const hasMoved = seen !== undefined && areOthers(await addressesOf(tx, accountId), seen)
    if (hasMoved || isOther(held, body.expected ?? {})) refuse('changedMeanwhile', 'expected')
    // The university said it of somebody of this name.
    const isAnother = isSomebodyElse(held, change)
    if (isAnother) await dropVerified(tx, accountId)
    if (Object.keys(change).length > 0) await changeAccount(tx, accountId, change)
    // Staff have found other data right.
    if (isAnother || Object.keys(addresses).length > 0) await changeAccount(tx, accountId, { confirmedOn: null })
    if (body.addresses) await replaceAddresses(world, tx, accountId, body.addresses)
    if (body.notifications)
      await saveNotifications(world, tx, accountId, { language: context.language, choices: body.notifications })
    if (newEmail !== undefined) await requestEmailChange(context, tx, before, newEmail, body.originUrl)
    await note(world, tx, { kind: 'dataChanged', accountId })
    if (visitor.id !== accountId) {
      const act = { kind: 'user' as const, id: accountId, after: { changed: namesOf(body) } }
      await noteAct(context, tx, updateUserCall as Call, act)
    }
  })
  return owned
}

/** Whether somebody has changed what was seen. */
const isOther = (held: Account, seen: NonNullable<UpdateUser['expected']>): boolean =>
  (['title', 'firstName', 'lastName', 'birthDate', 'phone', 'language', 'email'] as const).some(
    name => seen[name] !== undefined && seen[name] !== held[name],
  )

const OF_ADDRESS = [
  'street',
  'houseNumber',
  'postCode',
  'city',
  'country',
  'additional',
  'addressName',
  'isMain',
] as const

/** Whether its addresses, in their order, are others than were seen. */
const areOthers = (held: readonly StoredAddress[], seen: readonly SeenAddress[]): boolean =>
  held.length !== seen.length ||
  held.some((address, place) => {
    const known = seen[place]
    return address.id !== known?.addressId || OF_ADDRESS.some(name => address[name] !== known[name])
  })

/** Of what staff change it is noted which fields, and not what they say: the notes outlive the account. */
const namesOf = ({ expected, ...body }: UpdateUser): string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** What a university knows its students by. */
const isSomebodyElse = (before: Account, change: Partial<NewAccount>): boolean =>
  (['firstName', 'lastName', 'birthDate'] as const).some(
    name => change[name] !== undefined && change[name] !== before[name],
  )

/** The columns that change, checked as when registering (Spec 1 §5). */
async function changeOf(context: Context, before: Account, body: UpdateUser): Promise<Partial<NewAccount>> {
  const { world } = context
  const { salutation, title, firstName, lastName, birthDate, phone, language } = body
  if (title !== undefined && title !== before.title && !isTitle(title, await countryAfter(world, before.id, body)))
    refuse('titleNotAvailable', 'title')
  if (birthDate !== undefined && birthDate !== before.birthDate)
    accepted<object>(checkAge(birthDate, businessDateOf(world.clock()), world.client.config.settings))
  const dynamicInfos = body.dynamicInfos && checkedDynamicInfos(context, body.dynamicInfos)
  const given = { salutation, title, firstName, lastName, birthDate, phone, language, dynamicInfos }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Where its owner lives once it is changed: titles differ from country to country. */
async function countryAfter(
  { db, client }: World,
  accountId: string,
  { addresses = [] }: UpdateUser,
): Promise<Country> {
  const given = addresses.find(address => address.isMain) ?? addresses[0]
  return (given ?? (await mainAddressOf(db, accountId)))?.country ?? homeCountry(client.config)
}

/** An address to be confirmed; undefined where it stays. Its owner says so with the password, staff by their right. */
async function checkedNewEmail(context: Context, before: Account, body: UpdateUser): Promise<string | undefined> {
  const { email, currentPassword } = body
  if (email === undefined || emailKey(email) === before.emailKey) return undefined
  if (context.visitor.id === before.id) {
    if (currentPassword === undefined) refuse('passwordNotEmpty', 'currentPassword')
    await checkOwnPassword(context, before, currentPassword, 'currentPassword')
  }
  await limitTries(context, 'mail', emailKey(email))
  return email
}
