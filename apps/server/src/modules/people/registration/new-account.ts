import { type Country, emailKey, GENDER, type Gender, type Instant, type Language, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import {
  dropAccount,
  insertAccount,
  insertAddresses,
  type NewAccount,
  note,
  noteAcceptance,
  saveNotifications,
} from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { makeCode } from '../code/index.ts'

export interface NewAddress {
  street: string
  houseNumber: string
  postCode: string
  city: string
  country: Country
  additional?: string | undefined
}

export interface Registration {
  userType: number
  email: string
  passwordHash: string
  /** An earlier registration of the same person that this one replaces. */
  replaces: string | null
  language: Language
  originUrl: string
  salutation: Gender
  title: string
  firstName: string
  lastName: string
  birthDate: string | null
  phone: string
  customerNumber: string | null
  dynamicInfos: NonNullable<NewAccount['dynamicInfos']>
  /** The first is the one orders are invoiced to. */
  addresses: readonly NewAddress[]
  newsletter: boolean
}

/** What nobody has been asked for, or has not said. */
const UNSAID = {
  userType: USER_TYPE.WebShop,
  salutation: GENDER.Unknown,
  title: '',
  birthDate: null,
  phone: '',
  customerNumber: null,
  dynamicInfos: [],
  newsletter: false,
} satisfies Partial<Registration>

type Said = Omit<Registration, keyof typeof UNSAID> & Partial<Registration>

/** A registration of what is known of somebody. */
export const newRegistration = (said: Said): Registration => ({ ...UNSAID, ...said })

/**
 * Stores a registration and has its mail sent. Nobody looks here whether the address has an account already: the mail's
 * job does, so that the answer and the time it takes are the same.
 */
export async function storeRegistration(world: World, tx: Transaction, registration: Registration): Promise<string> {
  const { addresses, newsletter, replaces, ...person } = registration
  if (replaces !== null) await dropAccount(tx, replaces)
  const now: Instant = world.clock()
  const accountId = world.newId()
  await insertAccount(tx, {
    ...person,
    id: accountId,
    clientId: clientIdOf(world),
    state: 'registered',
    emailKey: emailKey(person.email),
    passwordChangedOn: now,
    registeredOn: now,
  })
  const rows = addresses.map((address, position) => ({
    ...address,
    id: world.newId(),
    accountId,
    position,
    isMain: position === 0,
    addressName: '',
    additional: address.additional ?? '',
  }))
  await insertAddresses(tx, rows)
  const { language, originUrl } = registration
  const choices = newsletter ? [{ kind: 'newsletter' as const, enabled: true }] : []
  await saveNotifications(world, tx, accountId, { language, choices })
  await noteAcceptance(world, tx, accountId, now)
  await note(world, tx, { kind: 'registered', accountId })
  const codeId = await makeCode(world, tx, { accountId, purpose: 'activation' })
  await queueMail(world, tx, 'activation', { accountId, language, codeId, originUrl })
  return accountId
}
