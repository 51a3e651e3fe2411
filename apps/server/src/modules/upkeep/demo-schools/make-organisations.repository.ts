import {
  DEMO_PASSWORD,
  demoContacts,
  demoEntitlementRules,
  demoFramework,
  demoOrganisations,
} from '@billett/demo-region'
import {
  ALL_MENU_NODES,
  emailKey,
  orderNumberFrom,
  PORTAL_USER_TYPE,
  portalRight,
  USUAL_INVOICE_PROFILE,
} from '@billett/domain'
import { eq } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import {
  contactPerson,
  entitlementRule,
  frameworkContract,
  invoiceProfile,
  organisation,
  party,
  payerAccount,
  paysFor,
  userAccount,
} from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { usualPlan } from '../../subscription/contract/index.ts'
import { schoolId } from './school-id.ts'

const SINCE = '2020-08-01'

/** Whether they were made before, whatever people have changed about them. */
export const areOrganisationsThere = async (world: World, tx: Transaction): Promise<boolean> =>
  (await tx.$count(organisation, eq(organisation.id, schoolId(world, 'organisation', 'county')))) > 0

/** Organisations of the demo with who pays for whom, and those who sign in for them. */
export async function makeOrganisations(world: World, tx: Transaction): Promise<void> {
  const [clientId, now] = [clientIdOf(world), world.clock()]
  const id = (...parts: readonly string[]) => schoolId(world, ...parts)
  const all = demoOrganisations()
  const made = { clientId, createdOn: now }
  await insertRows(
    tx,
    party,
    all.map(({ key }) => ({
      ...made,
      id: id('party', key),
      kind: 'organisation',
      customerNumber: orderNumberFrom(id('party', key)),
      language: 'de',
    })),
  )
  await insertRows(
    tx,
    payerAccount,
    all.map(({ key }) => ({
      ...usualPlan(world),
      ...made,
      id: id('payer', key),
      partyId: id('party', key),
      method: 'invoice',
    })),
  )
  // A public body gets what machines read, and takes its time.
  await insertRows(tx, invoiceProfile, [
    {
      ...USUAL_INVOICE_PROFILE,
      payerId: id('payer', 'county'),
      clientId,
      format: 'xrechnung',
      leitwegId: '04011000-1234512345-06',
      email: 'rechnung.landkreis@example.org',
      daysToPay: 30,
    },
  ])
  await insertRows(
    tx,
    organisation,
    all.map(({ key, parent, payer: _, town, street, ...rest }) => ({
      ...rest,
      id: id('organisation', key),
      version: 1,
      clientId,
      partyId: id('party', key),
      parentId: parent && id('organisation', parent),
      address: { street, houseNumber: '1', postCode: '99901', city: town, country: 'de' },
      validFrom: SINCE,
    })),
  )
  await insertRows(
    tx,
    paysFor,
    all.flatMap(({ key, payer }) => {
      if (!payer) return []
      const row = { payerId: id('organisation', payer), organisationId: id('organisation', key) }
      return [{ ...row, id: id('pays', key), clientId, validFrom: SINCE }]
    }),
  )
  await insertRows(
    tx,
    entitlementRule,
    demoEntitlementRules.map(({ authority, rule }) => ({
      id: id('rule', authority),
      clientId,
      authorityId: id('organisation', authority),
      version: 1,
      state: 'released',
      validFrom: SINCE,
      rule,
      editedBy: 'Alma Amsel',
      editedOn: now,
      releasedBy: 'Simon Specht',
      releasedOn: now,
    })),
  )
  await insertRows(tx, frameworkContract, [
    {
      id: id('framework', 'company'),
      clientId,
      companyId: id('organisation', 'company'),
      version: 1,
      state: 'released',
      validFrom: SINCE,
      terms: demoFramework,
      editedBy: 'Alma Amsel',
      editedOn: now,
      releasedBy: 'Simon Specht',
      releasedOn: now,
    },
  ])
  await makeContacts(world, tx)
}

async function makeContacts(world: World, tx: Transaction): Promise<void> {
  const [clientId, now] = [clientIdOf(world), world.clock()]
  const rights = ALL_MENU_NODES.map(portalRight)
  const passwordHash = await world.passwords.hash(DEMO_PASSWORD)
  await insertRows(
    tx,
    userAccount,
    demoContacts.map(({ key, email, firstName, lastName }) => ({
      id: schoolId(world, 'account', key),
      clientId,
      userType: PORTAL_USER_TYPE,
      state: 'active',
      email,
      emailKey: emailKey(email),
      passwordHash,
      passwordChangedOn: now,
      rights,
      language: 'de',
      salutation: 0,
      title: '',
      firstName,
      lastName,
      phone: '',
      dynamicInfos: [],
      registeredOn: now,
      activatedOn: now,
    })),
  )
  await insertRows(
    tx,
    contactPerson,
    demoContacts.map(({ key, organisation: at, function: does }) => ({
      id: schoolId(world, 'contact', key),
      clientId,
      organisationId: schoolId(world, 'organisation', at),
      accountId: schoolId(world, 'account', key),
      function: does,
      rights,
      namedOn: now,
    })),
  )
}
