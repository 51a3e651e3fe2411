import type { AppliedChild, FamilyApplication } from '@billett/contract'
import {
  concludedAlone,
  GENDER,
  hasUserType,
  newMedium,
  orderNumberFrom,
  type PostalAddress,
  USER_TYPE,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { findAccount } from '../../people/account/index.ts'
import { beginApplication, insertProofs, moveApplication } from '../../subscription/application/index.ts'
import { handIn } from '../../subscription/file/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { insertParty, payerOfParty } from '../../subscription/party/index.ts'
import { insertChild, insertFamily } from './family.repository.ts'
import type { PreparedChild } from './prepare-child.ts'

const NOWHERE: PostalAddress = { street: '', houseNumber: '', postCode: '', city: '', country: 'de' }

/** Where somebody of a form lives: as it says, or a child at a home of its own. */
function addressOf(given: FamilyApplication, ownHome?: AppliedChild['ownHome']): PostalAddress {
  const { street, houseNumber, postCode, city } = ownHome ?? given
  // A secret address is kept with nobody: letters go out by the link.
  return given.isAddressBlocked ? NOWHERE : { street, houseNumber, postCode, city, country: 'de' }
}

/**
 * Whose account shows it from now on: of parents who have signed in. People of a school or of who pays, who fill it in
 * for somebody, get nobody's child into theirs.
 */
async function accountOfParents(context: Context, tx: Transaction): Promise<string | null> {
  const { kind, id } = context.visitor
  if (kind !== 'customer') return null
  await lockOwnAccount(tx, context)
  const account = await findAccount(tx, id)
  return account && !hasUserType(account.userType, USER_TYPE.Swkt) ? account.id : null
}

async function newPerson(
  { world, language }: Context,
  tx: Transaction,
  person: { firstName: string; lastName: string; birthDate: string; email: string; phone: string },
  address: PostalAddress,
  accountId: string | null,
): Promise<string> {
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const row = { id, clientId, kind: 'person' as const, customerNumber: orderNumberFrom(world.newId()), accountId }
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
  const shown = { validFrom: child.proofFrom, validTo: child.proofUntil }
  const common = { clientId, contractId, field: 'proof', ...shown, neededBy: null }
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
  { child, quoted, schoolPartyId, payerPartyId, isConfirmed, from, home }: PreparedChild,
  place: number,
): Promise<string> {
  const { world, language } = context
  const { firstName, lastName, birthDate } = child
  const named = { firstName, lastName, birthDate, email: '', phone: '' }
  const own = addressOf(given, child.ownHome)
  const holderId = given.isForMyself ? guardianId : await newPerson(context, tx, named, own, null)
  const payer = await payerOfParty(world, tx, payerPartyId)
  const { product, cents, vatPermille } = quoted
  const begun = await beginApplication(world, tx, {
    parties: { subscriberId: guardianId, holderId, organisationId: schoolPartyId },
    configurationId: quoted.stored.id,
    concluding: concludedAlone(from, { product, payer, medium: newMedium(given.medium) }),
    price: { cents, vatPermille },
    firstDebit: null,
    visitorId: null,
    fingerprint: `${given.formId} ${place}`,
    language,
    email: given.email,
    values: {},
    beginAsked: true,
  })
  const { clientId, contractId, submittedOn } = begun.application
  await storeFiles(context, tx, contractId, child, `children.${place}`)
  await insertChild(
    tx,
    {
      ...{ contractId, clientId, applicationId, place, grade: String(child.grade), class: child.class },
      ...{ exemption: child.exemption, photoId: child.photoId, isPhotoDrawn: false, keepsPhoto: child.keepsPhoto },
    },
    {
      ...{ contractId, clientId, home: given.isAddressBlocked ? '' : home, metres: null, isNearest: null },
      ...{ isAddressBlocked: given.isAddressBlocked, because: '', saidOn: submittedOn, saidBy: 'applicant' },
    },
  )
  const waits = isConfirmed ? 'ApprovalOrganizationPending' : 'ApprovalPayerPending'
  await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New', waits)
  return contractId
}

/** Everything of an application, and the mail with its link: all of it or nothing. */
export async function storeFamily(
  context: Context,
  tx: Transaction,
  given: FamilyApplication,
  children: readonly PreparedChild[],
): Promise<string> {
  const { world, language } = context
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const { firstName, lastName, email, phone } = given
  const [only] = given.children
  const birthDate = given.isForMyself && only ? only.birthDate : ''
  const named = { firstName, lastName, birthDate, email, phone }
  const accountId = await accountOfParents(context, tx)
  const guardianId = await newPerson(context, tx, named, addressOf(given), accountId)
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
