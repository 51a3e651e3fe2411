import { type DemoMember, demoFramework, demoMembers, demoOrganisations } from '@billett/demo-region'
import {
  addDays,
  addMonths,
  atWallClock,
  BERLIN,
  businessDateOf,
  concludedFrom,
  firstOfMonth,
  jobShares,
  newMedium,
  orderNumberFrom,
  productKey,
  type Share,
  type SubscriptionConfiguration,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import {
  application,
  applicationMove,
  contract,
  contractEvent,
  entitlementProof,
  medium,
  membership,
  party,
  partyPerson,
  payerAccount,
} from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { usualPlan } from '../../subscription/contract/index.ts'
import { encodeRelation } from '../../travel/relation/index.ts'
import { schoolId } from './school-id.ts'

/** What may be subscribed to, by its key. */
export type Offers = ReadonlyMap<string, { id: string; configuration: SubscriptionConfiguration; cents: number }>

const SORTS = {
  pupil: 'subscription-pupil',
  jobDeutschlandticket: 'job-deutschlandticket',
  deutschlandticket: 'deutschlandticket',
} as const
const WAY = encodeRelation({ origin: '4008', destination: '4003', via: '' })

export const productOf = (configuration: keyof typeof SORTS): string =>
  productKey({ sort: SORTS[configuration], relationId: configuration === 'pupil' ? WAY : null })

/** Days between what is agreed about a ticket and its first day. */
const DAYS_BEFORE = 14

/** Whole months that tickets run before the one a demo starts in. */
export const MONTHS_LIVED = 2

/** Of so many that wait one has still to hand in a proof. */
const MISSING = 3

/** Who is at the organisations of the demo. */
export async function makeMembers(world: World, tx: Transaction): Promise<void> {
  const [clientId, createdOn, today] = [clientIdOf(world), world.clock(), businessDateOf(world.clock())]
  const members = demoMembers(today)
  const partyId = ({ key }: DemoMember) => schoolId(world, 'party', key)
  await insertRows(
    tx,
    party,
    members.map(member => {
      const id = partyId(member)
      return { id, clientId, kind: 'person', customerNumber: orderNumberFrom(id), language: 'de', createdOn }
    }),
  )
  await insertRows(
    tx,
    partyPerson,
    members.map(member => ({
      partyId: partyId(member),
      salutation: member.salutation,
      title: '',
      firstName: member.firstName,
      lastName: member.lastName,
      birthDate: member.birthDate,
      email: '',
      phone: '',
      address: {
        street: member.street,
        houseNumber: member.houseNumber,
        postCode: '99901',
        city: member.town,
        country: 'de',
      },
    })),
  )
  await insertRows(
    tx,
    membership,
    members.map(member => ({
      id: schoolId(world, 'membership', member.key),
      clientId,
      partyId: partyId(member),
      organisationId: schoolId(world, 'organisation', member.organisation),
      grade: member.grade,
      class: member.class,
      personnelNumber: member.personnelNumber,
      validFrom: `${Number(today.slice(0, 4)) - 1}-08-01`,
    })),
  )
}

const isEmployee = ({ application }: DemoMember): boolean => application?.configuration === 'jobDeutschlandticket'

/** Who pays for a school pays all of it; a company and its employees as they have agreed. */
function sharesOf(world: World, offers: Offers, member: DemoMember, payerKey: string): Share[] {
  const payer = schoolId(world, 'payer', payerKey)
  const [product] = demoFramework.products
  const job = offers.get('jobDeutschlandticket')
  const plain = offers.get('deutschlandticket')
  if (!isEmployee(member) || !product || !job || !plain) return [{ payer, kind: 'remainder' }]
  const prices = { priceCents: job.cents, plainCents: plain.cents }
  const payers = { employer: payer, employee: schoolId(world, 'payer', member.key) }
  return jobShares(product, demoFramework.debit, prices, payers)
}

/** Their contracts and applications; what is granted runs since two months. */
export async function makeApplications(world: World, tx: Transaction, offers: Offers): Promise<void> {
  const [clientId, now] = [clientIdOf(world), world.clock()]
  const today = businessDateOf(now)
  const firstDay = addMonths(firstOfMonth(today), -MONTHS_LIVED)
  // Agreed before it began: what is claimed of each month is claimed in it.
  const agreedOn = atWallClock(addDays(firstDay, -DAYS_BEFORE), '09:00', BERLIN)
  const payerOf = new Map(demoOrganisations().map(({ key, payer }) => [key, payer ?? key]))
  const asked = demoMembers(today).flatMap(member => {
    const offer = member.application && offers.get(member.application.configuration)
    if (!member.application || !offer) return []
    const { configuration, state } = member.application
    const isGranted = state === 'Granted'
    const serial = `SC-${member.key}`
    const concluding = concludedFrom(isGranted ? firstDay : addMonths(firstOfMonth(today), 1), {
      product: productOf(configuration),
      shares: sharesOf(world, offers, member, payerOf.get(member.organisation) ?? ''),
      medium: isGranted ? { kind: 'chip', serial } : newMedium('phone'),
    })
    return [{ id: schoolId(world, 'contract', member.key), member, offer, state, isGranted, serial, concluding }]
  })
  // What employees pay is kept back from their wages.
  const employees = asked.filter(({ member }) => isEmployee(member))
  await insertRows(
    tx,
    payerAccount,
    employees.map(({ member }) => ({
      ...usualPlan(world),
      ...{ clientId, createdOn: now, method: 'payroll' as const },
      id: schoolId(world, 'payer', member.key),
      partyId: schoolId(world, 'party', member.key),
    })),
  )
  await insertRows(
    tx,
    contract,
    asked.map(({ id, member, offer, state, isGranted }) => ({
      id,
      clientId,
      number: orderNumberFrom(id),
      subscriberId: schoolId(world, 'party', member.key),
      holderId: schoolId(world, 'party', member.key),
      organisationId: schoolId(world, 'party', member.organisation),
      configurationId: offer.id,
      currency: world.regions.current().tariff.currency,
      state,
      seq: isGranted ? 1 : 0,
      nextLookOn: isGranted ? firstDay : null,
      passesDue: false,
      submittedOn: now,
    })),
  )
  const granted = asked.filter(({ isGranted }) => isGranted)
  await insertRows(
    tx,
    contractEvent,
    granted.map(({ id, concluding }) => ({
      contractId: id,
      seq: 1,
      clientId,
      happening: concluding,
      recordedOn: agreedOn,
    })),
  )
  await insertRows(
    tx,
    medium,
    granted.map(({ id, serial }) => ({
      id: schoolId(world, 'medium', serial),
      clientId,
      contractId: id,
      serial,
      arrivesOn: firstDay,
      sentOn: now,
    })),
  )
  await insertRows(
    tx,
    application,
    asked.map(({ id, offer, concluding }) => ({
      contractId: id,
      clientId,
      fingerprint: id,
      language: 'de',
      email: 'familie@example.org',
      values: {},
      concluding,
      priceCents: offer.cents,
      vatPermille: 70,
      beginAsked: true,
      submittedOn: now,
    })),
  )
  await insertRows(
    tx,
    applicationMove,
    asked.map(({ id, state }) => ({
      contractId: id,
      clientId,
      number: 1,
      from: 'New',
      to: state,
      movedOn: now,
      movedBy: 'applicant',
    })),
  )
  const waiting = asked.filter(({ state }) => state === 'ApprovalOrganizationPending')
  await insertRows(
    tx,
    entitlementProof,
    waiting
      .filter((_, index) => index % MISSING === 0)
      .map(({ id }) => ({
        id: schoolId(world, 'proof', id),
        clientId,
        contractId: id,
        field: 'proof',
        neededBy: addMonths(today, 1),
      })),
  )
}
