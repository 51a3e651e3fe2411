import type { AppliedChild, FamilyApplication, SubmittedFamily } from '@billett/contract'
import {
  askedFor,
  businessDateOf,
  emailKey,
  GENDER,
  type Happening,
  orderNumberFrom,
  type PostalAddress,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { limitTries } from '../../run/limits/index.ts'
import {
  applicationState,
  findOrdered,
  insertApplication,
  insertProofs,
  moveApplication,
} from '../../subscription/application/index.ts'
import { insertContract } from '../../subscription/contract/index.ts'
import { handIn } from '../../subscription/file/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { insertParty, payerOfParty } from '../../subscription/party/index.ts'
import { knownStop } from '../../travel/stops/index.ts'
import { type QuotedSubscription, quotedSubscription } from '../change-request/index.ts'
import { ruleInForce, schoolWithOthers } from '../entitlement/index.ts'
import { payerOf } from '../reach/index.ts'
import { childrenOfApplication, schoolPart, sentBefore } from './family.queries.ts'
import { insertChild, insertFamily, lockForm } from './family.repository.ts'
import { subscriptionOfPupils } from './subscription-of-pupils.ts'

/** A child with all that is known of its school before anything is stored. */
interface Prepared {
  child: AppliedChild
  quoted: QuotedSubscription
  schoolPartyId: string
  payerPartyId: string
  isConfirmed: boolean
  from: string
}

/**
 * What a child is applied for. Refuses at its own field a school that is not there or that nobody pays for, an
 * authority without a rule, and what has no price.
 */
async function prepared(
  context: Context,
  { home }: FamilyApplication,
  child: AppliedChild,
  at: string,
): Promise<Prepared> {
  const { world } = context
  const today = businessDateOf(world.clock())
  const field = `${at}.schoolGuid`
  const [school] = await schoolWithOthers(world.db, clientIdOf(world), { schoolId: child.schoolGuid, today })
  if (!school) return refuse('organisationNotFound', field)
  if (child.birthDate > today) refuse('notValid', `${at}.birthDate`)
  const now = await ruleInForce(world.db, school.payerId, today)
  if (!now) return refuse('entitlementRuleNotFound', field)
  const { from } = askedFor(now.rule, today)
  const part = (await schoolPart(world.db, school.id)) ?? refuse('organisationNotFound', field)
  const payer = (await payerOf(world.db, school.id, from)) ?? refuse('nobodyPays', field)
  const configurationId = await subscriptionOfPupils(world, now.rule)
  if (!configurationId) return refuse('subscriptionNotFound', field)
  if (school.stop === '') refuse('stopNotFound', field)
  const way = { originReference: home, destinationReference: school.stop }
  const quoted = await quotedSubscription(context, { configurationId, validFrom: from, medium: 'phone', ...way })
  const { partyId: schoolPartyId, isObligatedToControl: isConfirmed } = part
  return { child, quoted, schoolPartyId, payerPartyId: payer.partyId, isConfirmed, from }
}

const NOWHERE: PostalAddress = { street: '', houseNumber: '', postCode: '', city: '', country: 'de' }

const addressOf = ({ street, houseNumber, postCode, city, isAddressBlocked }: FamilyApplication): PostalAddress =>
  // A secret address is kept with nobody: letters go out by the link.
  isAddressBlocked ? NOWHERE : { street, houseNumber, postCode, city, country: 'de' }

async function newPerson(
  { world, language }: Context,
  tx: Transaction,
  person: { firstName: string; lastName: string; birthDate: string; email: string; phone: string },
  address: PostalAddress,
): Promise<string> {
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const row = { id, clientId, kind: 'person' as const, customerNumber: orderNumberFrom(world.newId()), accountId: null }
  await insertParty(
    tx,
    { ...row, language, createdOn: world.clock() },
    { ...person, salutation: GENDER.Unknown, title: '', address },
  )
  return id
}

/** Hands in the photo and the proofs of a child. Refuses `fileNotFound` another's file. */
async function storeFiles(context: Context, tx: Transaction, contractId: string, child: AppliedChild, at: string) {
  const { world, visitor } = context
  const clientId = clientIdOf(world)
  const handed = { clientId, ownerId: visitor.id, contractId, keptUntil: null }
  if (child.photoId !== null) {
    if (visitor.id === '' || (await handIn(tx, handed, [child.photoId])) === 0) refuse('fileNotFound', `${at}.photoId`)
    await world.jobs.send(tx, 'drawPhoto', { clientId, contractId })
  }
  if (child.proofIds.length === 0) return
  if (visitor.id === '' || (await handIn(tx, handed, child.proofIds)) < child.proofIds.length)
    refuse('fileNotFound', `${at}.proofIds`)
  const common = { clientId, contractId, field: 'proof', validFrom: null, validTo: null, neededBy: null }
  const givenOn = world.clock()
  await insertProofs(
    tx,
    child.proofIds.map(fileId => ({ ...common, id: world.newRowId(), fileId, givenOn })),
  )
}

interface Family {
  given: FamilyApplication
  applicationId: string
  guardianId: string
}

/** The application of one child. Returns its contract. */
async function storeChild(
  context: Context,
  tx: Transaction,
  { given, applicationId, guardianId }: Family,
  { child, quoted, schoolPartyId, payerPartyId, isConfirmed, from }: Prepared,
  place: number,
): Promise<string> {
  const { world, language } = context
  const [contractId, clientId, submittedOn] = [world.newRowId(), clientIdOf(world), world.clock()]
  const { firstName, lastName, birthDate } = child
  const named = { firstName, lastName, birthDate, email: '', phone: '' }
  const holderId = await newPerson(context, tx, named, addressOf(given))
  const payer = await payerOfParty(world, tx, payerPartyId)
  const concluding: Extract<Happening, { kind: 'concluded' }> = {
    kind: 'concluded',
    effectiveOn: from,
    payload: {
      product: quoted.product,
      anchor: from,
      shares: [{ payer, kind: 'remainder' }],
      medium: given.medium === 'chip' ? { kind: 'chip', serial: null } : { kind: 'phone' },
    },
  }
  await insertContract(tx, {
    ...{ id: contractId, clientId, number: orderNumberFrom(world.newId()), subscriberId: guardianId, holderId },
    ...{ organisationId: schoolPartyId, configurationId: quoted.stored.id, state: 'StartingState', seq: 0 },
    ...{ currency: world.regions.current().tariff.currency, nextLookOn: null, submittedOn },
  })
  await insertApplication(tx, {
    ...{ contractId, clientId, visitorId: null, fingerprint: `${given.formId} ${place}`, language },
    ...{ email: given.email, values: {}, concluding, priceCents: quoted.cents, vatPermille: quoted.vatPermille },
    ...{ firstDebitOn: null, firstDebitCents: null, beginAsked: true, submittedOn, resumes: null, risk: null },
    ...{ firstPaymentOrderId: null, lookedOn: null },
  })
  await storeFiles(context, tx, contractId, child, `children.${place}`)
  await insertChild(
    tx,
    {
      ...{ contractId, clientId, applicationId, place, grade: String(child.grade), class: child.class },
      ...{ exemption: child.exemption, photoId: child.photoId, isPhotoDrawn: false, keepsPhoto: child.keepsPhoto },
    },
    {
      ...{ contractId, clientId, home: given.isAddressBlocked ? '' : given.home, metres: null, isNearest: null },
      ...{ isAddressBlocked: given.isAddressBlocked, because: '', saidOn: submittedOn, saidBy: 'applicant' },
    },
  )
  const begun = (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound')
  const waits = isConfirmed ? 'ApprovalOrganizationPending' : 'ApprovalPayerPending'
  await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New', waits)
  return contractId
}

/** Everything of an application, and the mail with its link: all of it or nothing. */
async function store(
  context: Context,
  tx: Transaction,
  given: FamilyApplication,
  children: readonly Prepared[],
): Promise<string> {
  const { world, language } = context
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const { firstName, lastName, email, phone } = given
  const named = { firstName, lastName, birthDate: '', email, phone }
  const guardianId = await newPerson(context, tx, named, addressOf(given))
  await insertFamily(tx, {
    ...{ id, clientId, formId: given.formId, partyId: guardianId, language, submittedOn: world.clock() },
  })
  const contracts: string[] = []
  for (const [place, child] of children.entries())
    contracts.push(await storeChild(context, tx, { given, applicationId: id, guardianId }, child, place))
  const [contractId = ''] = contracts
  const link = await makeLink(world, tx, { contractId, act: 'followApplication' })
  await world.jobs.send(tx, 'sendFamilyMail', { clientId, applicationId: id, linkId: link.id })
  return id
}

async function submitted(context: Context, applicationId: string): Promise<SubmittedFamily> {
  const rows = await childrenOfApplication(context.world.db, applicationId)
  const children = rows.map(({ firstName, number, state }) => ({ firstName, number, state: applicationState(state) }))
  return { email: rows[0]?.email ?? '', children }
}

/**
 * Parents apply for several children in one go, without an account: schools confirm, who pays decides. The same form
 * sent twice is one application. Nothing of who is known at a school already is told.
 */
export async function applyForFamily(context: Context, given: FamilyApplication): Promise<SubmittedFamily> {
  const { world } = context
  const form = { clientId: clientIdOf(world), formId: given.formId }
  const before = await sentBefore(world.db, form)
  if (before) return submitted(context, before)
  knownStop(world.regions.current(), given.home, 'home')
  await limitTries(context, 'subscription', emailKey(given.email))
  const children: Prepared[] = []
  for (const [place, child] of given.children.entries())
    children.push(await prepared(context, given, child, `children.${place}`))
  const id = await world.db.transaction(async tx => {
    await lockForm(tx, given.formId)
    return (await sentBefore(tx, form)) ?? store(context, tx, given, children)
  })
  return submitted(context, id)
}
