import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import type { Call } from '@billett/contract'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { type ApprovedAct, addMinutes, businessDateOf, holdsRights, RIGHTS, type Right, ROLES } from '@billett/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOfAct } from '../call/act/second-person.ts'
import { clientIdOf } from '../call/client-id-of.ts'
import { ALL_RIGHTS } from '../call/visitor/visitor.ts'
import {
  adminEvent,
  apiKey,
  attachmentFile,
  attachmentPlan,
  booking,
  changeRequest,
  clientVersion,
  codeApp,
  contract,
  contractCancellation,
  mailRecord,
  messageOfTheDay,
  order as orders,
  pageDraft,
  savedView,
  sqlStatement,
  staffAction,
  staffApproval,
  tariffArrangement,
  userAccount,
  webhook,
  webhookDelivery,
} from '../db/schema/index.ts'
import { showVersion } from '../modules/run/client-version/index.ts'
import { brokenInvariants } from '../modules/upkeep/books-check/index.ts'
import { aContract, happens, wasOrdered } from '../testing/a-contract.ts'
import { aCustomer, aRegistration, PASSWORD } from '../testing/account.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { fakeBank } from '../testing/fakes/fake-bank.ts'
import { type Sample, sampleInput } from '../testing/hostile/sample-input.ts'
import { bought } from '../testing/purchase.ts'
import { errorsOf, sendRaw } from '../testing/raw-request.ts'
import { aBankDesk, type BankDesk, deskAnew, saidOfBank } from '../testing/staff-belongings/bank-desk.ts'
import { checkedPerson } from '../testing/staff-belongings/checked-person.ts'
import { aCollectedDay, type CollectedDay, dayAnew, saidOfDay } from '../testing/staff-belongings/collected-day.ts'
import {
  type AtDesk,
  atDeskOf,
  contractsAtDesk,
  noneAtDesk,
  saidAtDesk,
  undecidedAtDesk,
} from '../testing/staff-belongings/contracts-at-desk.ts'
import { documentWritten } from '../testing/staff-belongings/document-written.ts'
import {
  type EditedOffers,
  editedOffers,
  noOffers,
  offersOfOthers,
  saidOfOffer,
  uneditedOffers,
} from '../testing/staff-belongings/edited-offers.ts'
import { aFailedRefund, saidOfRefund } from '../testing/staff-belongings/failed-refund.ts'
import {
  aKeptOrganisation,
  type KeptOrganisation,
  noOrganisation,
  organisationUnchanged,
  saidOfOrganisation,
} from '../testing/staff-belongings/kept-organisations.ts'
import { type KeptTariffs, saidOfTariff, tariffsAnew } from '../testing/staff-belongings/kept-tariffs.ts'
import { aMadeDecision } from '../testing/staff-belongings/made-decision.ts'
import { aMadeInvoice, type MadeInvoice, noInvoice, saidOfInvoice } from '../testing/staff-belongings/made-invoices.ts'
import { aPaidPayer, type PaidPayer, saidOfPaid } from '../testing/staff-belongings/paid-payer.ts'
import { sentByClock } from '../testing/staff-belongings/sent-by-clock.ts'
import { sentIn } from '../testing/staff-belongings/sent-in.ts'
import { anUndoableAct } from '../testing/staff-belongings/undoable-act.ts'
import { aWrittenCampaign, saidOfCampaign } from '../testing/staff-belongings/written-campaign.ts'
import {
  aWrittenFramework,
  frameworkUnreleased,
  noFramework,
  saidOfFramework,
  type WrittenFramework,
} from '../testing/staff-belongings/written-frameworks.ts'
import {
  aWrittenRule,
  noRule,
  ruleUnreleased,
  saidOfRule,
  type WrittenRule,
} from '../testing/staff-belongings/written-rules.ts'
import { staffSession } from '../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { sendFile } from '../testing/upload.ts'

/**
 * What somebody needs besides for what is sent here: a key opens nothing that its giver may not see, and who puts an
 * act back could have done it.
 */
const BESIDES: Readonly<Record<string, readonly Right[]>> = {
  'admin/createApiKey': ['AllowedToSeeOrders'],
  'admin/undoAct': ['AllowedToSeeUsers', 'AllowedToEditUsers'],
}

const staffCalls = catalogue.flatMap(call =>
  call.access.who === 'staff'
    ? [{ call, access: { ...call.access, rights: [...call.access.rights, ...(BESIDES[call.name] ?? [])] } }]
    : [],
)
const all = staffCalls.map(one => [one.call.name, one] as const)
/** What concerns the server is another's than who is of one client among several. */
const ofServer = all.filter(([, { access }]) => access.everyClient)
const titled = all.filter(([, { access }]) => !access.everyClient)

const other = clients.find(client => client !== defaultClient) ?? defaultClient
const OTHER = clientIdOf({ client: other })

let test: TestWorld
/** What there is of a client. */
interface Belongings {
  clientId: string
  /** Who has bought the order. */
  buyer: Awaited<ReturnType<typeof aCustomer>>['visitor']
  order: calls.PreparedOrder
  bookingIds: string[]
  /** Money of the order that its provider did not give back. */
  refundId: string
  /** The address of somebody who has registered and not answered the mail. */
  email: string
  userId: string
  /** Another account that may be the same person's. */
  duplicateId: string
  /** Somebody of the company. */
  staffId: string
  messageId: string
  eventId: string
  mailGuid: string
  apiKeyId: string
  /** A view that everybody of the company has. */
  viewId: string
  /** It is sent to somebody by the clock, and has been. */
  scheduleId: string
  runId: string
  webhookId: string
  deliveryId: string
  /** What somebody else of the company has asked for. */
  approvalId: string
  hash: string
  /** What a statement of theirs is called. */
  description: string
  /** Which page is theirs to write. */
  identifier: string
  /** A file that can be sent with tickets. */
  attachmentId: string
  contractGuid: string
  /** What somebody has asked for about it. */
  changeRequestGuid: string
  /** A cancellation that was declared without signing in. */
  declarationGuid: string
  /** A letter that staff have put into the account. */
  documentGuid: string
  atDesk: AtDesk
  offers: EditedOffers
  rule: WrittenRule
  framework: WrittenFramework
  organisation: KeptOrganisation
  invoice: MadeInvoice
  /** What somebody has reported without signing in. */
  submissionGuid: string
  /** A check at which somebody could not show a pass. */
  caseId: string
  /** What an authority has decided about a way to school. */
  decisionGuid: string
  /** What the bank says and what is owed. */
  bank: BankDesk
  campaignGuid: string
  collected: CollectedDay
  paid: PaidPayer
  /** Somebody whom staff have disabled, and the number of the note of that. */
  disabledId: string
  actNumber: number
}

/** A service of the settings that keeps a secret. */
const SERVICE = 'library'
const A_SERVICE = {
  shownName: 'Library',
  keepsSecret: true,
  redirectURIs: ['https://library.example/back'],
  scope: ['openid' as const],
}

/** What tickets of a service area bring; a file of theirs. */
const AREA = { serviceAreaId: 2 }

/** Which version of the arrangement of a service area waits for its release. */
const ARRANGED_DRAFT = 1

const attached = ({ attachmentId }: Pick<Belongings, 'attachmentId'>) => [{ sortGroup: null, files: [attachmentId] }]

/** Who has asked for what waits for a second person. */
const asker = randomUUID()

/** Of the client whose shop is asked, and of another one. */
let own: Belongings
let foreign: Belongings
/** What all clients sell by. */
let tariffs: KeptTariffs | undefined

/** What the people of the company have whose rights are changed here, to the same. */
const HELD = [RIGHTS.AllowedToUseAdminPanel]

/** With good answers and codes they are shown in `staff-rights.db.test.ts` and `second-factor.db.test.ts`. */
const ANSWERED_BADLY = new Set(['admin/stepUp', 'admin/confirmCodeApp', 'admin/showSecondFactor'])

/** The rights that a call of staff asks for. */
const rightsOf = ({ access: asked }: Call): readonly Right[] => (asked.who === 'staff' ? asked.rights : [])

const isDone = ({ name }: Call, status: number): boolean => status === (ANSWERED_BADLY.has(name) ? 400 : 200)

/** What waits for a second person: that somebody of the company has the rights they have. */
const asked = (userId: string) => ({ params: { userId }, query: {}, body: { rights: HELD, expected: HELD } })
const theSame = (id: string) => ({
  kind: 'user' as const,
  id,
  clientId: clientIdOf(test.world),
  before: { rights: HELD },
  after: { rights: HELD },
})

const salesOf = async ({ orderId }: calls.PreparedOrder): Promise<string[]> =>
  (await test.world.db.select({ id: booking.id }).from(booking).where(eq(booking.orderId, orderId))).map(({ id }) => id)

const belongings = async (clientId: string, email: string): Promise<Belongings> => {
  const { visitor: buyer, signedIn } = await aCustomer(test, { email })
  const order = await bought(test, buyer)
  const { signedIn: again } = await aCustomer(test, { email: `again-${email}` })
  const { signedIn: disabled } = await aCustomer(test, { email: `disabled-${email}` })
  const waiting = `not-yet-${email}`
  await visitorOf(test.app).send(calls.register, { body: aRegistration(test, { email: waiting }) })
  const staffId = randomUUID()
  await staffSession(test.world, { id: staffId, clientId: clientIdOf(test.world), rights: HELD })
  const { contractId: contractGuid } = await aContract(test, { from: '2026-12-01' })
  await wasOrdered(test, contractGuid)
  return {
    clientId,
    buyer,
    order,
    bookingIds: await salesOf(order),
    refundId: await aFailedRefund(test, order),
    email: waiting,
    userId: signedIn.userId,
    duplicateId: again.userId,
    staffId,
    attachmentId: randomUUID(),
    messageId: randomUUID(),
    eventId: randomUUID(),
    mailGuid: randomUUID(),
    apiKeyId: randomUUID(),
    viewId: randomUUID(),
    scheduleId: randomUUID(),
    runId: randomUUID(),
    webhookId: randomUUID(),
    deliveryId: randomUUID(),
    approvalId: randomUUID(),
    hash: hashOfAct(calls.setStaffRights, asked(staffId), theSame(staffId)),
    description: `Orders of ${email.slice(0, 3)}`,
    identifier: clientId === clientIdOf(test.world) ? 'terms.de' : 'terms of others',
    contractGuid,
    changeRequestGuid: randomUUID(),
    declarationGuid: randomUUID(),
    documentGuid: randomUUID(),
    atDesk: await contractsAtDesk(test),
    offers: await (clientId === clientIdOf(test.world)
      ? editedOffers(test)
      : offersOfOthers(test, own.offers, clientId)),
    rule: await aWrittenRule(test, clientId, clientId === clientIdOf(test.world) ? undefined : own.rule),
    framework: await aWrittenFramework(test, clientId, clientId === clientIdOf(test.world) ? undefined : own.framework),
    organisation: await aKeptOrganisation(test, clientId),
    invoice: await aMadeInvoice(test, clientId),
    submissionGuid: await sentIn(test, clientId),
    caseId: await checkedPerson(test, clientId),
    decisionGuid: await aMadeDecision(test, clientId),
    bank: await aBankDesk(test, clientId),
    campaignGuid: await aWrittenCampaign(test, clientId),
    paid: await aPaidPayer(test, clientId),
    collected: await aCollectedDay(test, clientId, clientId === clientIdOf(test.world) ? 0 : 9),
    disabledId: disabled.userId,
    actNumber: await anUndoableAct(test, { clientId, userId: disabled.userId, actorId: asker }),
  }
}

/** Another order where this one was cancelled. */
async function boughtAnew(of: Belongings): Promise<void> {
  const [stored] = await test.world.db.select().from(orders).where(eq(orders.id, of.order.orderId))
  if (stored?.state === 'completed') return
  of.order = await bought(test, of.buyer)
  of.bookingIds = await salesOf(of.order)
}

/** Which version of the configuration is shown, in the place of another, and which waits for its release. */
const SHOWN = 2
const DRAFT = 3

async function aDraft(clientId: string): Promise<void> {
  const client = test.world.clients.current(clientId)
  const [storedOn, checkedOn] = [test.now(), test.now()]
  const draft = { version: DRAFT, source: 'staff' as const, writtenBy: asker, fingerprint: '', active: false }
  await test.world.db.insert(clientVersion).values({ ...draft, clientId, client, storedOn, checkedOn })
}

async function aPartner({ clientId, apiKeyId, webhookId: id, deliveryId, eventId }: Belongings): Promise<void> {
  const on = test.now()
  await test.world.db
    .insert(apiKey)
    .values({ id: apiKeyId, clientId, name: 'x', hash: apiKeyId, scopes: ['orders'], createdOn: on })
    .onConflictDoNothing()
  const events = ['orderPaid' as const]
  await test.world.db
    .insert(webhook)
    .values({ id, clientId, name: 'x', url: 'https://partner.example', events, secret: 'sealed', createdOn: on })
    .onConflictDoUpdate({ target: webhook.id, set: { version: 1 } })
  const told = { event: 'orderPaid' as const, data: {}, occurredOn: on, state: 'failed' as const, tries: 1 }
  await test.world.db
    .insert(webhookDelivery)
    .values({ id: deliveryId, clientId, webhookId: id, eventId, ...told })
    .onConflictDoUpdate({ target: webhookDelivery.id, set: { state: 'failed', pollOn: null } })
}

/** A contract that was set aside, about which nobody has decided what was asked for. */
async function contractAnew({ clientId, contractGuid: contractId, changeRequestGuid: id }: Belongings): Promise<void> {
  const change = { kind: 'cancel' as const, date: null, reason: 'customerRequest' as const }
  const undecided = { state: 'new' as const, decidedOn: null, decidedBy: null, decision: null }
  await test.world.db
    .insert(changeRequest)
    .values({ ...undecided, id, clientId, contractId, kind: 'cancel', change, requestedOn: test.now(), events: [] })
    .onConflictDoUpdate({ target: changeRequest.id, set: undecided })
  const parked = { kind: 'parked' as const, effectiveOn: '2026-11-21', payload: { reason: 'priceUnknown' as const } }
  if (clientId === clientIdOf(test.world)) await happens(test, contractId, parked)
}

/** What is decided about stays so: another one waits. */
async function declarationAnew(of: Belongings): Promise<void> {
  of.declarationGuid = randomUUID()
  const person = { firstName: 'Ada', lastName: 'Love', customerNumber: '', contract: 'C-1', email: 'ada@example.org' }
  const content = { ...person, kind: 'ordinary' as const, reason: '', date: '' as const }
  await test.world.db
    .insert(contractCancellation)
    .values({ id: of.declarationGuid, clientId: of.clientId, language: 'de', content, receivedOn: test.now() })
}

const aMail = (id: string, clientId: string): typeof mailRecord.$inferInsert => {
  const told = { kind: 'order', email: 'x@example.org', subject: 'x', state: 'sent', tries: 1 } as const
  return { id, key: id, clientId, ...told, lastOn: test.now() }
}

/** Whose belongings are as they were: nothing was asked since that changes something. */
let asTheyWere: Belongings | undefined

/** What a call before may have changed or removed is as it was. */
async function anew(of: Belongings, call: Call): Promise<void> {
  if (of === own && /^\/admin\/(billingRuns|bankFiles)/.test(call.path))
    of.collected = await dayAnew(test, of.collected, call)
  if (call.path.startsWith('/admin/priceCampaigns')) of.campaignGuid = await aWrittenCampaign(test, of.clientId)
  if (/^\/admin\/(bankEntries|dunningCases|dunningHandOvers)/.test(call.path))
    of.bank = await deskAnew(test, of.bank, !call.path.startsWith('/admin/dunningHandOvers'))
  if (call.path.startsWith('/admin/wayDecisions/')) of.decisionGuid = await aMadeDecision(test, of.clientId)
  if (call.name === calls.undoStaffAct.name)
    of.actNumber = await anUndoableAct(test, { clientId: of.clientId, userId: of.disabledId, actorId: asker })
  if (of === asTheyWere) return
  await attachmentAnew(of)
  await documentWritten(test, { ...of, by: asker })
  await arrangementAnew(of)
  const { clientId, messageId, eventId, mailGuid, approvalId, staffId, hash, description } = of
  await boughtAnew(of)
  of.refundId = await aFailedRefund(test, of.order)
  await contractAnew(of)
  await declarationAnew(of)
  of.atDesk = await undecidedAtDesk(test, of.atDesk)
  of.offers = await uneditedOffers(test, of.offers)
  of.rule = await ruleUnreleased(test, of.clientId, of.rule)
  of.framework = await frameworkUnreleased(test, of.clientId, of.framework)
  await organisationUnchanged(test, of.organisation)
  of.invoice = await aMadeInvoice(test, of.clientId)
  of.submissionGuid = await sentIn(test, of.clientId)
  of.caseId = await checkedPerson(test, of.clientId)
  const open = { state: 'active' as const, deletionRequestedOn: null }
  await test.world.db.update(userAccount).set(open).where(eq(userAccount.id, of.duplicateId))
  const [date, text] = [test.now(), { de: 'x', en: 'x' }]
  await test.world.db
    .insert(messageOfTheDay)
    .values({ id: messageId, clientId, title: text, message: text, shownFrom: date, shownTo: date })
    .onConflictDoUpdate({ target: messageOfTheDay.id, set: { version: 1 } })
  await test.world.db
    .insert(adminEvent)
    .values({ id: eventId, key: eventId, clientId, level: 'info', kind: 'mail', facts: { begun: 1 }, date })
    .onConflictDoUpdate({ target: adminEvent.id, set: { acknowledgedBy: null, acknowledgedOn: null } })
  await test.world.db.insert(mailRecord).values(aMail(mailGuid, clientId)).onConflictDoNothing()
  await aPartner(of)
  await viewAnew(of)
  await sentByClock(test, of)
  await test.world.db
    .insert(staffApproval)
    .values({
      id: approvalId,
      clientId,
      act: 'rights',
      call: calls.setStaffRights.name,
      input: asked(staffId),
      subjectKind: 'user',
      subjectId: staffId,
      hash,
      askedBy: asker,
      askedFrom: '127.0.0.1',
      askedOn: date,
      endsOn: addMinutes(date, 60),
    })
    .onConflictDoUpdate({
      target: staffApproval.id,
      set: { decision: null, decidedBy: null, decidedOn: null },
    })
  const page = { title: 'x', lead: '', sections: [{ heading: 'x', paragraphs: [] }], version: '2026-11-21', changes: 1 }
  const client = { ...defaultClient, pages: { 'terms.de': page } }
  const draft = { clientId, key: 'terms.de', text: page, version: 1, writtenBy: asker, writtenOn: date }
  await test.world.db
    .insert(pageDraft)
    .values(draft)
    .onConflictDoUpdate({ target: [pageDraft.clientId, pageDraft.key], set: draft })
  await test.world.db.delete(clientVersion).where(eq(clientVersion.clientId, clientId))
  await showVersion(test.world.db, { client: defaultClient, source: 'product', storedOn: date })
  await showVersion(test.world.db, { client, source: 'staff', storedOn: test.world.realClock() })
  await aDraft(clientId)
  const statement = 'select id from orders'
  await test.world.db
    .insert(sqlStatement)
    .values({ clientId, description, statement, writtenOn: date, releasedOn: date })
    .onConflictDoUpdate({
      target: [sqlStatement.clientId, sqlStatement.description],
      set: { statement, version: 1, releasedOn: date },
    })
  asTheyWere = of
}

async function viewAnew({ clientId, viewId: id }: Belongings): Promise<void> {
  const view = { list: 'adminEvents' as const, name: 'x', address: '', isShared: true, version: 1, savedOn: test.now() }
  await test.world.db
    .insert(savedView)
    .values({ ...view, id, clientId, ownerId: asker })
    .onConflictDoUpdate({ target: savedView.id, set: view })
}

/** What is arranged of the tariff, by its parts; a draft of each waits for its release. */
const ARRANGED = { part: 'fixPriceGroups' as const, serviceArea: AREA.serviceAreaId }
const NO_GROUPS = { categories: [], hidden: [] }

async function arrangementAnew({ clientId }: Belongings): Promise<void> {
  const { db } = test.world
  await db.delete(tariffArrangement)
  const [storedOn, checkedOn] = [test.now(), test.now()]
  const content = { board: NO_GROUPS }
  const draft = { version: ARRANGED_DRAFT, content, storedOn, checkedOn, writtenBy: asker, active: false }
  await db.insert(tariffArrangement).values({ ...ARRANGED, ...draft, clientId })
}

/** Nothing is sent along yet, and the file is there. */
async function attachmentAnew({ clientId, attachmentId: id }: Belongings): Promise<void> {
  const { db } = test.world
  await db.delete(attachmentPlan)
  const [content, uploadedOn] = [Buffer.from('%PDF-1.7'), test.now()]
  const file = { id, clientId, fileName: 'Plan.pdf', mimeType: 'application/pdf', size: 8, content, uploadedOn }
  await db.insert(attachmentFile).values(file).onConflictDoNothing()
}

const ofClient = (clientId: string) =>
  test.world.db
    .update(userAccount)
    .set({ clientId })
    .where(inArray(userAccount.id, [foreign.userId, foreign.duplicateId, foreign.staffId]))

beforeAll(async () => {
  test = await testWorld({ config: { SENIOR_CLIENT: other.name } })
  test.world.bankChannel = fakeBank()
  const { config } = test.world.client
  const openIdConnect = { [SERVICE]: A_SERVICE }
  test.world.client = {
    ...test.world.client,
    config: { ...config, settings: { ...config.settings, openIdConnect } },
  }
  const askedIn = clientIdOf(test.world)
  await staffSession(test.world, { id: asker, clientId: askedIn, rights: ALL_RIGHTS })
  own = await belongings(clientIdOf(test.world), 'ada@example.org')
  foreign = await belongings(OTHER, 'eve@example.org')
  await test.world.db.update(orders).set({ clientId: OTHER }).where(eq(orders.id, foreign.order.orderId))
  await test.world.db.update(contract).set({ clientId: OTHER }).where(eq(contract.id, foreign.contractGuid))
  await atDeskOf(test, foreign.atDesk, OTHER)
  await ofClient(OTHER)
})
afterAll(async () => {
  const { clientId } = defaultClient.config.settings
  await test.world.db.update(orders).set({ clientId }).where(eq(orders.id, foreign.order.orderId))
  await test.world.db.update(contract).set({ clientId }).where(eq(contract.id, foreign.contractGuid))
  await atDeskOf(test, foreign.atDesk, clientId)
  await ofClient(clientId)
  await test.close()
})

/** What has to be asked for; every list else is asked for whole. */
const QUERIES: Record<string, Record<string, unknown>> = {
  'admin/getCourse': { measure: 'orders' },
  'admin/getInvoiceClaims': { line: 1 },
  'admin/getAttachments': AREA,
  'admin/saveAttachments': AREA,
  'admin/getSortGroups': AREA,
  'admin/getFixPriceGroups': AREA,
  'admin/saveFixPriceGroups': AREA,
  'admin/getRelationGroups': AREA,
  'admin/saveRelationGroups': AREA,
  'admin/getArrangementVersions': AREA,
  'admin/previewShop': { date: '2026-12-24' },
  'admin/previewFulfillmentMail': { language: 'de' },
  'admin/previewFulfillmentPdf': { language: 'de' },
  'admin/getViews': { list: 'adminEvents' },
  'admin/exportList': { list: 'adminEvents' },
  'admin/takeOverUser': { reason: 'asked on the phone' },
  'admin/getConfirmableBaseData': { lastName: 'Love' },
}

/** What is said of the tariff's arrangement. None of it names another client: that version is stored nowhere. */
function arrangedBy({ name, path }: Call, { clientId }: Belongings): Record<string, unknown> {
  const [none, draft] = clientId === own.clientId ? [0, ARRANGED_DRAFT] : [9, 9]
  if (path.startsWith('/admin/arrangements/')) return { ...ARRANGED, ...AREA, version: draft }
  if (name === 'admin/saveFixPriceGroups') return { ...NO_GROUPS, version: draft }
  if (name === 'admin/saveRelationGroups') return { ...NO_GROUPS, version: none }
  if (name === 'admin/saveSortGroupTexts') return { version: none, texts: [] }
  return name === 'admin/saveSortGroupLanguages' ? { version: none, languages: ['nl-NL'] } : {}
}

const about = (call: Call, of: Belongings): Sample => {
  const {
    order,
    userId,
    staffId,
    clientId,
    messageId,
    eventId,
    mailGuid,
    apiKeyId,
    viewId,
    scheduleId,
    runId,
    webhookId,
    deliveryId,
    approvalId,
    hash,
    bookingIds,
    email,
    description,
    identifier,
    contractGuid,
    changeRequestGuid,
    declarationGuid,
    submissionGuid,
    documentGuid,
    caseId,
    decisionGuid,
  } = of
  const sample = sampleInput(call, { cart: order, parentTicketGuid: 'x', origin: 'x', destination: 'y' })
  const ofStaff = call.path.startsWith('/admin/staff/')
  const ids: Record<string, unknown> = {
    userId: ofStaff ? staffId : call.name === 'admin/mergeStaffUsers' ? of.duplicateId : userId,
    into: userId,
    userIds: [userId],
    rights: HELD,
    // Of others it is said whether they were confirmed; without it that is turned round.
    expected: ofStaff ? HELD : undefined,
    clientId,
    eventId,
    eventIds: [eventId],
    mailGuid,
    // Taken note of: nothing else is said about it.
    ...(call.name === 'admin/handleEvents' ? { assignedTo: undefined, snoozedUntil: undefined } : {}),
    apiKeyId,
    viewId,
    scheduleId,
    runId,
    webhookId,
    deliveryId,
    id: messageId,
    approvalId,
    hash,
    bookingIds,
    expectedAmountInCent: order.totalGrossInCents,
    email,
    password: PASSWORD,
    // All devices: one that is there is another each time.
    sessionId: undefined,
    description,
    identifier,
    contractGuid,
    changeRequestGuid,
    declarationGuid,
    submissionGuid,
    documentGuid,
    caseId,
    decisionGuid,
    // Another one each time.
    caseNumber: undefined,
    lastDay: undefined,
    verdict: 'rejected',
    // A list that everybody sees.
    list: 'adminEvents',
    groups: attached(of),
    // Whoever is invited is another each time.
    ...(call.name === 'admin/inviteStaffMember'
      ? { username: randomUUID(), email: `${randomUUID()}@example.org` }
      : {}),
    ...(call.name === 'admin/saveAttachments' ? { version: 0 } : {}),
    ...(call.name === 'admin/enterObjection' ? { receivedOn: businessDateOf(test.now()) } : {}),
    ...arrangedBy(call, of),
    ...saidAtDesk(call.name, of.atDesk),
    // About no contract: the one above is nobody's account.
    ...(call.path.includes('/documents') ? { contractGuid: undefined } : {}),
    // Nobody has taken it on.
    ...(call.name === 'admin/assignSubmission' ? { expected: null } : {}),
    ...(call.name === 'admin/undoAct' ? { number: of.actNumber } : {}),
    // Taken away: to store one a server has to have a key.
    ...(call.name === 'admin/writeOpenIdSecret' ? { value: '' } : {}),
    serviceId: SERVICE,
    ...(call.name === 'admin/withdraw' && of === own ? { approvalId: OWN_REQUEST } : {}),
    ...saidOfRefund(call, of.refundId, businessDateOf(test.now())),
    ...saidOfOffer(call, of.offers),
    ...saidOfRule(call, of.rule),
    ...saidOfFramework(call, of.framework),
    ...saidOfOrganisation(call, of.organisation),
    ...saidOfInvoice(call, of.invoice),
    ...saidOfBank(call, of.bank),
    ...saidOfDay(call, of.collected),
    ...saidOfPaid(call, of.paid),
    ...saidOfCampaign(call, of.campaignGuid),
    ...saidOfTariff(call, tariffs),
    ...(call.path.startsWith('/admin/config/') || call.name === 'admin/saveConfig' ? { version: DRAFT } : {}),
    ...(call.name === 'admin/goBackToConfig' ? { version: SHOWN } : {}),
  }
  const naming = (part: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, Object.hasOwn(ids, name) ? ids[name] : value]),
    )
  const queries: Record<string, Record<string, unknown>> = {
    ...QUERIES,
    'admin/deleteAttachment': { path: of.attachmentId },
    'admin/rehearseEntitlementRule': { seen: of.rule.seen, page: 0 },
    'admin/executeSqlStatements': { descriptions: [of.description] },
  }
  const query = queries[call.name] ?? {}
  return { ...sample, query, params: naming(sample.params), body: naming(sample.body) }
}

/** No workbook: what it is told is answered all the same. */
const workbook = new File(['x'], 'x.xlsx')

/** A picture, by its content. */
const picture = async () => new File([new Uint8Array(await sharp({ create: PLAIN }).jpeg().toBuffer())], 'x.jpg')
/** Calls that take a picture in. */
const PICTURES = new Set(['admin/uploadAttachment', 'admin/uploadDocument'])
const PLAIN = { width: 8, height: 8, channels: 3, background: '#3070b0' } as const

const fileFor = async ({ name }: Call): Promise<File> => (PICTURES.has(name) ? picture() : workbook)

const texts = (part: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

async function ask(call: Call, token: string, whose: Belongings) {
  const answer = call.upload
    ? await sendFile(test.app, call, {
        file: await fileFor(call),
        token,
        params: texts(about(call, whose).params),
        fields: texts(about(call, whose).body),
      })
    : await sendRaw(test.app, call, { ...about(call, whose), authorization: `Bearer ${token}` })
  if (call.method !== 'GET' && answer.statusCode !== 403) asTheyWere = undefined
  return answer
}

/** What the caller has asked for themselves. */
const OWN_REQUEST = randomUUID()

const askedFor = (askedBy: string) =>
  test.world.db
    .insert(staffApproval)
    .values({
      id: OWN_REQUEST,
      clientId: own.clientId,
      act: 'rights',
      call: calls.setStaffRights.name,
      input: asked(own.staffId),
      subjectKind: 'user',
      subjectId: own.staffId,
      hash: own.hash,
      askedBy,
      askedFrom: '127.0.0.1',
      askedOn: test.now(),
      endsOn: addMinutes(test.now(), 60),
    })
    .onConflictDoUpdate({
      target: staffApproval.id,
      set: { askedBy, decision: null, decidedBy: null, decidedOn: null },
    })

/** Somebody of the company; what is sent by the clock is sent to them, and one thing is asked for by them. */
async function staff(rights: readonly number[], id: string = randomUUID()): Promise<string> {
  await viewAnew(own)
  await sentByClock(test, own, id)
  await askedFor(id)
  return anyStaff(rights, id)
}

/** Somebody of the company to whom nothing is sent. */
const anyStaff = (rights: readonly number[], id: string = randomUUID()): Promise<string> =>
  tokenFor(test.world, { kind: 'staff', id, rights })

describe('a call of staff that asks for a fresh proof', () => {
  const asking = titled.filter(([, { access }]) => access.stepUp)

  it('is among them', () => expect(asking.length).toBeGreaterThan(0))

  it.each(asking)('%s is not made without it, whatever rights one holds', async (_, { call }) => {
    const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
    const session = await staffSession(test.world, { id, clientId, rights: ALL_RIGHTS, isProven: false })
    const token = await tokenFor(test.world, { kind: 'staff', id, session })
    const before = await databasePrint(test.world.db)
    expect(errorsOf(await ask(call, token, own))).toMatchObject([{ translationKey: 'error.stepUpNeeded' }])
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})

describe('a call of staff that a second person has to agree to where the company wants it so', () => {
  const shared = titled.flatMap(([name, { call, access }]) =>
    access.approval ? [[name, { call, act: access.approval, isProven: access.stepUp === true }] as const] : [],
  )
  /** So few mails nobody is asked about; they move neither money nor rights. */
  const ALONE = new Set(['admin/resendOrders'])
  const asked = shared.filter(([name]) => !ALONE.has(name))

  const wanting = async (act: ApprovedAct, run: () => Promise<void>): Promise<void> => {
    const { client } = test.world
    // What gives nothing back waits as well: no amount is small enough.
    const settings = { ...client.config.settings, secondPerson: [act], secondPersonAboveCents: -1 }
    test.world.client = { ...client, config: { ...client.config, settings } }
    await run().finally(() => (test.world.client = client))
  }
  /** What was asked for now; it may be the very thing that everybody here has asked for before. */
  const waitingBy = async (id: string) => {
    const rows = await test.world.db.select().from(staffApproval).where(eq(staffApproval.askedBy, id))
    return rows.find(row => row.id !== OWN_REQUEST) ?? rows[0] ?? expect.unreachable()
  }

  it('is among them, and each of these asks for a fresh proof besides', () => {
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.flatMap(([name, { isProven }]) => (isProven ? [] : [name]))).toEqual([])
  })

  it.each(asked)(
    '%s is not done before somebody else has agreed with a fresh proof, never by who asks, and once',
    async (_, { call, act }) => {
      const [asking, second] = [randomUUID(), randomUUID()]
      await anew(own, call)
      const token = await staff(ALL_RIGHTS, asking)
      await wanting(act, async () => {
        expect((await ask(call, token, own)).statusCode).toBe(202)
        const { id: approvalId, hash, ...waiting } = await waitingBy(asking)
        expect(waiting).toMatchObject({ act, call: call.name, decision: null })
        const agree = (by: string, seen = hash) => {
          const said = { params: { approvalId }, body: { hash: seen }, authorization: `Bearer ${by}` }
          return sendRaw(test.app, calls.approveStaffAct, said)
        }
        const refusal = async (by: string, seen?: string) => errorsOf(await agree(by, seen))[0]?.translationKey
        const clientId = clientIdOf(test.world)
        const unproven = await staffSession(test.world, { id: second, clientId, rights: ALL_RIGHTS, isProven: false })
        const tokens = {
          // By another session as well: it is the person that counts.
          own: await anyStaff(ALL_RIGHTS, asking),
          unproven: await tokenFor(test.world, { kind: 'staff', id: second, session: unproven }),
          proven: await anyStaff(ALL_RIGHTS, second),
          without: await anyStaff([RIGHTS.AllowedToUseAdminPanel, ...rightsOf(call).map(right => RIGHTS[right])]),
        }
        const print = await databasePrint(test.world.db)
        expect(await refusal(tokens.own)).toBe('error.ownRequest')
        expect(await refusal(tokens.unproven)).toBe('error.stepUpNeeded')
        expect((await agree(tokens.without)).statusCode).toBe(403)
        expect(await refusal(tokens.proven, 'of something else')).toBe('error.changedMeanwhile')
        expect(await databasePrint(test.world.db)).toBe(print)
        expect((await agree(tokens.proven)).statusCode).toBe(200)
        expect(await refusal(await anyStaff(ALL_RIGHTS))).toBe('error.approvalOver')
        const notes = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, asking))
        const done = notes.filter(({ call: name, subjectKind }) => name === call.name && subjectKind !== 'approval')
        expect(done).not.toEqual([])
        expect(done.map(({ after }) => after?.secondPerson)).toEqual(done.map(() => second))
      }).finally(() => (asTheyWere = undefined))
    },
  )
})

describe('somebody of the company who has not shown their second factor', () => {
  const before = catalogue.flatMap(call =>
    call.access.who === 'staff' || call.access.who === 'user' ? [{ call, before: call.access.before ?? [] }] : [],
  )
  const cases = before.map(one => [one.call.name, one] as const)

  const someone = async () => {
    const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
    const session = await staffSession(test.world, { id, clientId, rights: ALL_RIGHTS, isProven: false })
    return { id, token: await tokenFor(test.world, { kind: 'staff', id, session }) }
  }
  const refusal = async (call: Call, token: string) => errorsOf(await ask(call, token, own))[0]?.translationKey

  it.each(cases.filter(([, one]) => !one.before.includes('toShow')))('does not make %s', async (_, { call }) => {
    const { id, token } = await someone()
    await test.world.db.insert(codeApp).values({ accountId: id, secret: 'sealed', lastStep: 0 })
    const print = await databasePrint(test.world.db)
    expect(await refusal(call, token)).toBe('error.secondFactorNeeded')
    expect(await databasePrint(test.world.db)).toBe(print)
  })

  it.each(cases.filter(([, one]) => !one.before.includes('toSetUp')))(
    'and has none where the company wants one does not make %s',
    async (_, { call }) => {
      const { token } = await someone()
      const { client } = test.world
      const settings = { ...client.config.settings, secondFactor: true }
      test.world.client = { ...client, config: { ...client.config, settings } }
      expect(await refusal(call, token).finally(() => (test.world.client = client))).toBe('error.secondFactorToSetUp')
    },
  )
})

describe('a call of staff', () => {
  it.each(titled)('%s is made by the roles that hold all of its rights, and by no other', async (_, one) => {
    for (const [role, named] of Object.entries(ROLES)) {
      const held = named.map(right => RIGHTS[right])
      if (holdsRights(held, one.access.rights)) {
        await anew(own, one.call)
        const { statusCode } = await ask(one.call, await staff(held), own)
        expect(isDone(one.call, statusCode), role).toBe(true)
      } else {
        const { statusCode } = await ask(one.call, await anyStaff(held), own)
        expect(statusCode, role).toBe(403)
      }
    }
  })

  it.each(titled)('%s is not made any more once a right of it was taken away', async (_, { call, access }) => {
    for (const lost of access.rights) {
      const id = randomUUID()
      const token = await staff(
        access.rights.map(right => RIGHTS[right]),
        id,
      )
      await anew(own, call)
      expect(isDone(call, (await ask(call, token, own)).statusCode)).toBe(true)
      const rights = access.rights.filter(right => right !== lost).map(right => RIGHTS[right])
      await test.world.db.update(userAccount).set({ rights }).where(eq(userAccount.id, id))
      expect((await ask(call, token, own)).statusCode, lost).toBe(403)
    }
  })

  /** What passkeys are asked, apps are told, is written down and sent in is another each time, and names nobody. */
  // A new view names nothing that is there, nor does a new price that is written, or all that an agency is given.
  const naming = titled.filter(
    ([, { call }]) =>
      !call.upload &&
      !/^\/admin\/(stepUp|secondFactor)/.test(call.path) &&
      !['admin/createView', 'admin/addPriceCampaign', 'admin/makeDunningHandOver'].includes(call.name),
  )

  it.each(naming)('%s says of another client’s what it says of nothing', async (_, { call }) => {
    const token = await staff(ALL_RIGHTS)
    const [clientId, userId, duplicateId, staffId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const [messageId, eventId, approvalId] = [randomUUID(), randomUUID(), randomUUID()]
    const [apiKeyId, webhookId, deliveryId] = [randomUUID(), randomUUID(), randomUUID()]
    const ids = {
      clientId,
      userId,
      duplicateId,
      staffId,
      messageId,
      eventId,
      mailGuid: randomUUID(),
      apiKeyId,
      webhookId,
      deliveryId,
      approvalId,
      bookingIds: [randomUUID()],
      attachmentId: randomUUID(),
      viewId: randomUUID(),
      scheduleId: randomUUID(),
      runId: randomUUID(),
      description: 'x',
      identifier: 'x',
      contractGuid: randomUUID(),
      changeRequestGuid: randomUUID(),
      declarationGuid: randomUUID(),
      atDesk: noneAtDesk(),
      offers: noOffers(foreign.offers),
      rule: noRule(foreign.rule),
      framework: noFramework(foreign.framework),
      organisation: noOrganisation(),
      invoice: noInvoice(),
      submissionGuid: randomUUID(),
      decisionGuid: randomUUID(),
      campaignGuid: randomUUID(),
      collected: { ...foreign.collected, runGuid: randomUUID(), fileGuid: randomUUID() },
    }
    const order = { ...foreign.order, orderId: randomUUID() }
    const nothing = { ...foreign, ...ids, order, email: 'nobody@example.org' }
    await anew(foreign, call)
    const before = await databasePrint(test.world.db)
    const answers = [await ask(call, token, foreign), await ask(call, token, nothing)]
    expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode)
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect(answers[0]?.body).not.toContain(foreign.order.orderNumber)
    if (answers[0]?.statusCode !== 200) expect(await databasePrint(test.world.db)).toBe(before)
  })

  it.each(titled)(
    '%s is noted once where it changes something or is read in full, and only when it was done',
    async (_, { call }) => {
      const id = randomUUID()
      const noted = async () =>
        (await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))).map(row => row.call)
      await ask(call, await staff([RIGHTS.AllowedToUseAdminPanel], id), foreign)
      expect((await noted()).every(name => calls.isNoted(call) && name === call.name)).toBe(true)
      const actor = randomUUID()
      await anew(own, call)
      const { statusCode } = await ask(call, await staff(ALL_RIGHTS, actor), own)
      expect(isDone(call, statusCode)).toBe(true)
      const rows = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, actor))
      expect(rows.map(row => row.call)).toEqual(calls.isNoted(call) && statusCode === 200 ? [call.name] : [])
    },
  )
})

describe('a call about the server', () => {
  it('is among them', () => expect(ofServer.length).toBeGreaterThan(0))

  it.each(ofServer)(
    '%s is made by nobody of one client among several, whatever rights they hold',
    async (_, { call }) => {
      expect((await ask(call, await staff(ALL_RIGHTS), own)).statusCode).toBe(403)
    },
  )

  it.each(ofServer)('%s is made by who holds all of its rights and sees every client', async (_, { call, access }) => {
    const { SENIOR_CLIENT, CONFIG_KEY } = test.world.config
    const settings = { SENIOR_CLIENT: defaultClient.name, CONFIG_KEY: Buffer.alloc(32, 7).toString('base64') }
    test.world.config = { ...test.world.config, ...settings }
    try {
      for (const [role, named] of Object.entries(ROLES)) {
        const held = named.map(right => RIGHTS[right])
        tariffs = await tariffsAnew(test)
        const { statusCode } = await ask(call, await staff(held), own)
        expect(statusCode, role).toBe(holdsRights(held, access.rights) ? 200 : 403)
      }
    } finally {
      test.world.config = { ...test.world.config, SENIOR_CLIENT, CONFIG_KEY }
    }
  })
})

it('staff of the senior client see what is every client’s', async () => {
  const senior = await testWorld({
    config: { SENIOR_CLIENT: defaultClient.name },
    database: { ...test.database, close: async () => undefined },
  })
  const clerk = visitorOf(senior.app)
  clerk.withToken(await staff(ALL_RIGHTS))
  const { items } = await clerk.send(calls.searchStaffOrders, { query: {} })
  expect(items.map(({ orderId }) => orderId)).toContain(foreign.order.orderId)
  const only = await clerk.send(calls.searchStaffOrders, { query: { clientId: OTHER } })
  expect(only.items.map(({ orderId }) => orderId)).toEqual([foreign.order.orderId])
})

it('a note that was changed, or left out, behind the shop’s back is found', async () => {
  const broken = async () =>
    (await brokenInvariants(test.world.db, test.now())).flatMap(({ invariant, what }) =>
      invariant.startsWith('every act of staff') ? what : [],
    )
  const secretly = (statement: string) =>
    test.world.db.transaction(async tx => {
      await tx.execute(sql`alter table staff_action disable trigger user`)
      await tx.execute(sql.raw(statement))
      await tx.execute(sql`alter table staff_action enable trigger user`)
    })
  expect(await broken()).toEqual([])
  await secretly(`update staff_action set call = call || 'x' where number = 2`)
  expect(await broken()).toEqual(['2'])
  await secretly(`update staff_action set call = rtrim(call, 'x') where number = 2`)
  expect(await broken()).toEqual([])
  await secretly(
    'create temporary table gone as select * from staff_action where number = 3; delete from staff_action where number = 3',
  )
  expect(await broken()).toEqual(['4'])
  await secretly('insert into staff_action select * from gone')
  expect(await broken()).toEqual([])
})
