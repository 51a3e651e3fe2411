import { randomUUID } from 'node:crypto'
import {
  ALL_MENU_NODES,
  emailKey,
  GENDER,
  type MenuNode,
  type OrganisationKind,
  orderNumberFrom,
  portalRight,
  USER_TYPE,
} from '@billett/domain'
import { clientIdOf } from '../call/client-id-of.ts'
import { issueToken } from '../call/visitor/visitor.ts'
import {
  contactPerson,
  membership,
  organisation,
  party,
  partyPerson,
  payerAccount,
  paysFor,
  userAccount,
  userSession,
} from '../db/schema/index.ts'
import { visitorOf } from './client.ts'
import type { TestWorld } from './test-world.ts'

const ADDRESS = { street: 'Schulweg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', country: 'de' } as const

export interface AnOrganisation {
  id: string
  partyId: string
  /** Its account as a payer. */
  payerId: string
}

interface Wanted {
  name: string
  kind?: OrganisationKind
  parent?: AnOrganisation
  isObligatedToControl?: boolean
}

/** An organisation that can pay. */
export async function anOrganisation(test: TestWorld, wanted: Wanted): Promise<AnOrganisation> {
  const { db } = test.database
  const [id, partyId, payerId] = [test.world.newRowId(), test.world.newRowId(), test.world.newRowId()]
  const common = { clientId: clientIdOf(test.world), createdOn: test.now() }
  await db.insert(party).values({
    ...common,
    id: partyId,
    kind: 'organisation',
    customerNumber: orderNumberFrom(test.world.newId()),
    language: 'de',
  })
  await db
    .insert(payerAccount)
    .values({ ...common, id: payerId, partyId, method: 'invoice', dueDay: 1, noticeDays: 14 })
  await db.insert(organisation).values({
    id,
    clientId: common.clientId,
    partyId,
    parentId: wanted.parent?.id ?? null,
    kind: wanted.kind ?? 'school',
    name: wanted.name,
    // Among very many of a test no two have one number.
    number: id.replaceAll('-', '').slice(-16),
    schoolType: '',
    address: ADDRESS,
    isObligatedToControl: wanted.isObligatedToControl ?? true,
    validFrom: '2020-08-01',
    validUntil: null,
  })
  return { id, partyId, payerId }
}

/** One pays for another from some day on. */
export async function pays(
  test: TestWorld,
  payer: AnOrganisation,
  school: AnOrganisation,
  { from = '2020-08-01', until = null }: { from?: string; until?: string | null } = {},
): Promise<void> {
  const row = { payerId: payer.id, organisationId: school.id, validFrom: from, validUntil: until }
  await test.database.db.insert(paysFor).values({ id: test.world.newRowId(), clientId: clientIdOf(test.world), ...row })
}

/** Somebody who is signed in and named for these organisations. */
export async function aContactPerson(
  test: TestWorld,
  organisations: readonly AnOrganisation[],
  nodes: readonly MenuNode[] = ALL_MENU_NODES,
) {
  const { db } = test.database
  const [accountId, session, clientId, now] = [randomUUID(), randomUUID(), clientIdOf(test.world), test.now()]
  const rights = nodes.map(portalRight)
  const email = `${accountId}@example.org`
  await db.insert(userAccount).values({
    id: accountId,
    clientId,
    userType: USER_TYPE.WebShop | USER_TYPE.Swkt,
    state: 'active',
    email,
    emailKey: emailKey(email),
    passwordHash: 'none',
    passwordChangedOn: now,
    rights,
    language: 'en',
    firstName: 'Con',
    lastName: 'Tact',
    registeredOn: now,
    activatedOn: now,
  })
  await db.insert(userSession).values({
    id: session,
    accountId,
    device: 'Firefox',
    startedOn: now,
    seenOn: now,
    expiresOn: '2099-01-01T00:00:00.000Z',
  })
  const personIds: string[] = []
  for (const { id } of organisations) {
    const personId = test.world.newRowId()
    personIds.push(personId)
    const row = { clientId, organisationId: id, accountId, function: 'Office', rights, namedOn: now }
    await db.insert(contactPerson).values({ id: personId, ...row })
  }
  const visitor = visitorOf(test.app)
  const token = { id: accountId, clientId, kind: 'customer', rights, session, minutes: 60 } as const
  visitor.withToken(await issueToken(token, test.world.tokens, now))
  return { visitor, accountId, email, personIds }
}

/** A pupil of a school; their customer and party are one. */
export async function aPupil(
  test: TestWorld,
  school: AnOrganisation,
  {
    firstName = 'Pia',
    lastName = 'Pupil',
    from = '2026-08-01',
    until = null,
  }: { firstName?: string; lastName?: string; from?: string; until?: string | null } = {},
): Promise<string> {
  const { db } = test.database
  const [partyId, clientId] = [test.world.newRowId(), clientIdOf(test.world)]
  await db.insert(party).values({
    id: partyId,
    clientId,
    kind: 'person',
    customerNumber: orderNumberFrom(test.world.newId()),
    language: 'de',
    createdOn: test.now(),
  })
  await db.insert(partyPerson).values({
    partyId,
    salutation: GENDER.Unknown,
    title: '',
    firstName,
    lastName,
    birthDate: '2014-03-04',
    email: '',
    phone: '',
    address: ADDRESS,
  })
  await isPupil(test, partyId, school, { from, until })
  return partyId
}

/** Somebody is at a school in some days. */
export async function isPupil(
  test: TestWorld,
  partyId: string,
  school: AnOrganisation,
  { from, until = null }: { from: string; until?: string | null },
): Promise<void> {
  const row = { organisationId: school.id, grade: '7', class: '7b', personnelNumber: '', validFrom: from }
  const id = test.world.newRowId()
  await test.database.db
    .insert(membership)
    .values({ id, clientId: clientIdOf(test.world), partyId, ...row, validUntil: until })
}
