import { DEMO_PASSWORD, type DemoCustomer, type DemoPerson } from '@billett/demo-region'
import { emailKey, GENDER, type Instant, orderNumberFrom, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { giveMandate, mandateText } from '../../pay/mandate/index.ts'
import { insertAccount, insertAddresses, noteAcceptance } from '../../people/account/index.ts'
import { usualPlan } from '../../subscription/contract/index.ts'
import { insertParty, insertPayer } from '../../subscription/party/index.ts'

/** Where all customers of the demo live. */
const HOME = {
  street: 'Lindenstraße',
  houseNumber: '12',
  postCode: '99901',
  city: 'Falkenbrück',
  country: 'de',
} as const

/** The same in every process, and at every start on an empty database. */
export const demoId = (world: World, ...parts: readonly string[]): string =>
  idOf(['demo customer', clientIdOf(world), ...parts].join(' '))

/** Somebody who takes part in contracts. Returns the id of the party. */
export async function makeParty(
  world: World,
  tx: Transaction,
  { key, firstName, lastName, birthDate }: DemoPerson,
  { accountId, email }: { accountId: string | null; email: string },
): Promise<string> {
  const id = demoId(world, 'party', key)
  await insertParty(
    tx,
    {
      id,
      clientId: clientIdOf(world),
      kind: 'person',
      customerNumber: orderNumberFrom(id),
      accountId,
      language: 'de',
      createdOn: world.clock(),
    },
    { salutation: GENDER.Unknown, title: '', firstName, lastName, birthDate, email, phone: '', address: HOME },
  )
  return id
}

/** The account of a customer, activated long ago, with a party and a mandate. Returns who pays. */
export async function makeAccount(world: World, tx: Transaction, customer: DemoCustomer) {
  const { key, firstName, lastName, birthDate, email, iban } = customer
  const [clientId, accountId, now]: [string, string, Instant] = [
    clientIdOf(world),
    demoId(world, 'account', key),
    world.clock(),
  ]
  await insertAccount(tx, {
    id: accountId,
    clientId,
    userType: USER_TYPE.WebShop,
    state: 'active',
    email,
    emailKey: emailKey(email),
    passwordHash: await world.passwords.hash(DEMO_PASSWORD),
    passwordChangedOn: now,
    language: 'de',
    customerNumber: orderNumberFrom(accountId),
    firstName,
    lastName,
    birthDate,
    registeredOn: now,
    activatedOn: now,
  })
  const address = { ...HOME, id: demoId(world, 'address', key), accountId, position: 0, isMain: true }
  await insertAddresses(tx, [{ ...address, addressName: '', additional: '' }])
  await noteAcceptance(world, tx, accountId, now)
  const partyId = await makeParty(world, tx, customer, { accountId, email })
  const bank = await world.banks.bankOf(iban)
  const mandateId = await giveMandate(world, tx, {
    iban,
    bic: bank?.bic ?? '',
    creditInstitute: bank?.creditInstitute ?? '',
    accountHolder: customer.accountHolder ?? `${firstName} ${lastName}`,
    accountId,
    partyId,
    consentText: mandateText(world.client, 'de'),
  })
  const payerId = demoId(world, 'payer', key)
  await insertPayer(tx, {
    ...usualPlan(world),
    ...(customer.dueDay !== undefined && { dueDay: customer.dueDay }),
    id: payerId,
    clientId,
    partyId,
    method: 'sepa',
    mandateId,
    createdOn: now,
  })
  return { accountId, partyId, payerId }
}
