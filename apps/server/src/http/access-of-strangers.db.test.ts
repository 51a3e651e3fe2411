import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { addMinutes, PAYMENT_SUB_TYPE, PAYMENT_TYPE, RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ALL_RIGHTS } from '../call/visitor/visitor.ts'
import { passkey, uploadedFile, userDocument } from '../db/schema/index.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { aContract, offerSubscriptions } from '../testing/a-contract.ts'
import { aCustomer } from '../testing/account.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { fakeSetups } from '../testing/fakes/fake-setups.ts'
import { type Sample, sampleInput, withValue } from '../testing/hostile/sample-input.ts'
import { type Field, fieldsOf } from '../testing/hostile/schema-fields.ts'
import { aCart, bought } from '../testing/purchase.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

/** What a field of a request can name. */
type Kind =
  | 'order'
  | 'ticket'
  | 'account'
  | 'session'
  | 'address'
  | 'mandate'
  | 'document'
  | 'paymentMethod'
  | 'setup'
  | 'passkey'
  | 'file'
  | 'contract'
  | 'changeRequest'
  | 'refreshToken'

type Part = keyof Sample

const PARTS: readonly Part[] = ['params', 'query', 'body']

/** Names that mean one thing wherever they stand. */
const NAMES: Record<string, Kind | 'everybody'> = {
  orderId: 'order',
  ticketId: 'ticket',
  parentTicketGuid: 'ticket',
  ticketGuid: 'ticket',
  ticketGuids: 'ticket',
  userId: 'account',
  sessionId: 'session',
  addressId: 'address',
  documentGuid: 'document',
  contractGuid: 'contract',
  antragGuid: 'contract',
  contractId: 'contract',
  changeRequestGuid: 'changeRequest',
  // Looked for among what the caller's own contract waits for.
  proofGuid: 'everybody',
  setupId: 'setup',
  fileId: 'file',
  // Without the right one the setup's number opens nothing, and with it nothing but what its owner entered.
  returnSecret: 'everybody',
  refresh_token: 'refreshToken',
  clientId: 'everybody',
  client_id: 'everybody',
  sortId: 'everybody',
  sortReference: 'everybody',
  stopId: 'everybody',
  serviceId: 'everybody',
  relationId: 'everybody',
  // What is on offer, and where it goes.
  priceExternalId: 'everybody',
  categorieId: 'everybody',
  configurationId: 'everybody',
  netId: 'everybody',
  originReference: 'everybody',
  destinationReference: 'everybody',
  dynamicInfoSchemeGuid: 'everybody',
  // A way to pay that the shop offers, not one that somebody stored.
  paymentMethodId: 'everybody',
  consentId: 'everybody',
  // The caller's own word for a wish.
  requestId: 'everybody',
  acceptedTermsId: 'everybody',
  // Looked for among the tickets of the caller's own cart alone.
  combinationId: 'everybody',
  // Nobody can guess them, and whoever has one is meant to use it.
  token: 'everybody',
  // The secret of a mail's link.
  subscriptionId: 'everybody',
  activationToken: 'everybody',
  resetKey: 'everybody',
  // Of things in hand, told by the number printed on them.
  customerNumber: 'everybody',
  cardNumber: 'everybody',
  // Schools are public.
  schoolGuid: 'everybody',
  // Companies are named by a code that their staff have.
  companyGuid: 'everybody',
  departmentGuid: 'everybody',
  // The browser's own word for a form, which nobody can guess: sent again it is the same application.
  formId: 'everybody',
  photoId: 'file',
  // Looked for among the decisions about the children of the link that is sent along.
  decisionGuid: 'everybody',
}

/** Names that mean something else at each address. */
const BY_PATH: readonly { field: string; path: RegExp; kind: Kind | 'everybody' }[] = [
  { field: 'id', path: /^\/user\/user\//, kind: 'account' },
  { field: 'id', path: /^\/payment\//i, kind: 'paymentMethod' },
  { field: 'id', path: /^\/feedback\//, kind: 'everybody' },
  { field: 'id', path: /^\/user\/passkeys/, kind: 'passkey' },
  { field: 'id', path: /^\/subscription\/subscriptions/, kind: 'everybody' },
  { field: 'guid', path: /^\/subscription\/subscriptionDetails/, kind: 'everybody' },
  // Whose question about a new price it is, `price-campaign.db.test.ts` tries.
  { field: 'guid', path: /^\/subscription\/consents/, kind: 'everybody' },
  { field: 'guid', path: /^\/user\/mandates/, kind: 'mandate' },
  { field: 'guid', path: /^\/user\/shibboleth/, kind: 'everybody' },
]

const NAMES_SOMETHING = /^(id|guid)$|(Id|Guids?|Token|Key|_token|_id)$|^token$|Reference$|(customer|card)Number$/

const lastName = ({ path }: Field): string => String(path.findLast(step => typeof step === 'string') ?? '')

const kindOf = (call: Call, field: Field): Kind | 'everybody' | undefined => {
  const name = lastName(field)
  return NAMES[name] ?? BY_PATH.find(known => known.field === name && known.path.test(call.path))?.kind
}

interface Naming {
  call: Call
  part: Part
  field: Field
}

const isText = ({ field }: Naming): boolean => field.kind === 'text' || field.kind === 'other'

const namings: Naming[] = catalogue.flatMap(call =>
  PARTS.flatMap(part => fieldsOf(call[part]).map(field => ({ call, part, field }))).filter(
    naming => NAMES_SOMETHING.test(lastName(naming.field)) && isText(naming),
  ),
)

/**
 * Calls whose answer says nothing of whether there is such a thing, or that whoever has the secret is meant to make.
 */
const SAME_FOR_ALL = new Set(['user/unsubscribeNewsletter', 'user/logout', 'user/token'])

/** Calls that take no JSON, or refuse in other words; tests of their own show the same of them. */
const SHOWN_ELSEWHERE = new Set(['user/setPicture', 'user/postShibboleth'])

const owned = namings.flatMap(naming => {
  const kind = kindOf(naming.call, naming.field)
  if (kind === undefined || kind === 'everybody') return []
  // Staff see what is their clients’: strangers to it are those of another client (`staff-matrix.db.test.ts`).
  if (naming.call.access.who === 'staff') return []
  // To partners without a key for it nothing is there (`api-key.db.test.ts`).
  if (naming.call.access.who === 'partner') return []
  // To people of the portal what is outside their organisations is absent (`modules/school`, the tests of each module).
  if (naming.call.access.who === 'portal') return []
  // What somebody says they have read is compared with what is theirs, and looks up nothing.
  if (naming.field.path[0] === 'expected') return []
  if (SAME_FOR_ALL.has(naming.call.name) || SHOWN_ELSEWHERE.has(naming.call.name)) return []
  return [{ ...naming, kind, title: `${naming.call.name}: ${naming.field.path.join('.')}` }]
})

interface Stranger {
  authorization: string | undefined
  /** Their own, where a request names one besides. */
  cart: calls.PreparedOrder
  accountId: string
}

let test: TestWorld
let cart: calls.PreparedOrder
/** What is Ada's, of every kind. */
let hers: Record<Exclude<Kind, 'refreshToken'>, string>
let strangers: Record<string, Stranger>

const PASSKEY = 'a-passkey-of-hers'

const EDITORS: readonly number[] = [RIGHTS.IsAdministrator, RIGHTS.AllowedToEditUsers]

const METHOD = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }

const aMandate = {
  iban: 'DE09000000000000000001',
  bic: 'DEMODE00XXX',
  creditInstitute: 'Demobank',
  accountHolder: 'Ada Lovelace',
  consent: true as const,
}

/** A contract of somebody's, with something they asked for about it. */
async function aHeldContract(accountId: string, owner: ReturnType<typeof visitorOf>) {
  offerSubscriptions(test)
  const { contractId } = await aContract(test, { from: '2026-12-01', accountId })
  await claimRound(test.world)
  const body = { contractGuid: contractId, date: null, reason: 'customerRequest' as const }
  const { guid } = await owner.ask(calls.cancelSubscription, { body })
  return { contract: contractId, changeRequest: guid }
}

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '0' } })
  const provider = fakeSetups()
  test.world.setups = provider
  const { visitor: ada, signedIn } = await aCustomer(test)
  const [account] = (await ada.send(calls.getUser)).items
  const [session] = (await ada.send(calls.getSessions)).items
  const mandate = await ada.ask(calls.addMandate, { body: aMandate })
  const begin = async () => {
    const { redirectURL } = await ada.ask(calls.requestAddPaymentMethod, { params: METHOD, query: {} })
    return new URL(redirectURL).pathname.slice(1)
  }
  const reference = await begin()
  provider.decide(reference, { state: 'confirmed', token: 'tok', label: 'Visa' })
  const method = await ada.ask(calls.addPaymentMethod, { body: provider.wayBack(reference) })
  const document = randomUUID()
  await test.database.db.insert(userDocument).values({
    id: document,
    clientId: test.world.client.config.settings.clientId,
    accountId: signedIn.userId,
    fileName: 'a.pdf',
    mimeType: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7'),
    createdOn: test.now(),
  })
  await test.database.db.insert(passkey).values({
    id: PASSKEY,
    accountId: signedIn.userId,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: [],
    device: 'Firefox, Windows',
    createdOn: test.now(),
  })
  const file = randomUUID()
  await test.database.db.insert(uploadedFile).values({
    id: file,
    clientId: test.world.client.config.settings.clientId,
    ownerId: signedIn.userId,
    contractId: null,
    fileName: 'a.pdf',
    mimeType: 'application/pdf',
    size: 8,
    uploadedOn: test.now(),
    keptUntil: addMinutes(test.now(), 60),
  })
  const paid = await bought(test, ada)
  cart = await aCart(ada)
  const eve = await aCustomer(test, { email: 'eve@example.org' })
  const guest = visitorOf(test.app)
  const guestCart = await aCart(guest)
  const staff = (rights: readonly number[]) => tokenFor(test.world, { kind: 'staff', rights })
  const of = (token: string | undefined): Stranger => ({
    authorization: token && `Bearer ${token}`,
    cart: guestCart,
    accountId: randomUUID(),
  })
  strangers = {
    'another customer': {
      ...of(eve.visitor.token()),
      cart: await aCart(eve.visitor),
      accountId: eve.signedIn.userId,
    },
    'another guest': of(guest.token()),
    'staff without rights': of(await staff([])),
    // Who edits accounts is no stranger to them (`user.access.db.test.ts`).
    'staff with every right but to edit accounts': of(
      await staff(ALL_RIGHTS.filter(right => !EDITORS.includes(right))),
    ),
    nobody: of(undefined),
  }
  hers = {
    order: cart.orderId,
    ticket: paid.tickets[0]?.ticketId ?? '',
    account: signedIn.userId,
    session: session?.sessionId ?? '',
    address: account?.addresses[0]?.addressId ?? '',
    mandate: mandate.guid,
    document,
    paymentMethod: method.id,
    setup: provider.wayBack(await begin()).setupId,
    passkey: PASSKEY,
    file,
    ...(await aHeldContract(signedIn.userId, ada)),
  }
})
afterAll(() => test.close())

/** What a request must have, and the field that is tried. */
function needed(call: Call, body: Sample['body'], { path: [tried] }: Field): Sample['body'] {
  if (!(call.body instanceof z.ZodMiniObject)) return body
  const optional = new Set(
    Object.entries<z.core.$ZodType>(call.body.def.shape).flatMap(([name, part]) =>
      part instanceof z.ZodMiniOptional && name !== tried ? [name] : [],
    ),
  )
  return Object.fromEntries(Object.entries(body).filter(([name]) => !optional.has(name)))
}

/** A request of the stranger's that is good but for the one thing it names. */
function ownSample(call: Call, tried: Field, { cart: own, accountId }: Stranger): Sample {
  const whole = sampleInput(call, { cart: own, parentTicketGuid: randomUUID(), origin: 'x', destination: 'y' })
  const sample = { ...whole, body: needed(call, whole.body, tried) }
  const accounts = fieldsOf(call.params).filter(field => kindOf(call, field) === 'account')
  return accounts.reduce((changed, field) => withValue(changed, 'params', field, accountId), sample)
}

/**
 * Whoever may make the call at all is told that there is no such thing; the others are told nothing. A ticket is looked
 * for in an order of one's own, which may not be one to look in.
 */
const refusalsFor = (who: string, kind: Kind): number[] => {
  const found = kind === 'ticket' ? [404, 409] : [404]
  return who === 'another customer' ? found : [401, 403, ...found]
}

const absentLike = (value: string): string =>
  /^[\da-f]{8}-/i.test(value) ? randomUUID() : value.replaceAll(/[A-Za-z\d]/g, 'x')

describe('every field that names something', () => {
  it('is known to name something of somebody, or something of everybody', () => {
    // What calls of staff and of the portal name, the matrices of their own ask for.
    const unknown = namings.filter(
      ({ call, field }) => !['staff', 'portal'].includes(call.access.who) && kindOf(call, field) === undefined,
    )
    expect(unknown.map(({ call, field }) => `${call.name}: ${field.path.join('.')}`)).toEqual([])
  })

  it('is tried, of every kind', () => {
    expect(new Set(owned.map(({ kind }) => kind))).toEqual(new Set(Object.keys(hers)))
    expect(Object.entries(hers).filter(([, value]) => value === '')).toEqual([])
  })
})

describe('what is somebody’s looks to a stranger like what is not there', () => {
  it.each(owned.map(naming => [naming.title, naming] as const))('%s', async (_, { call, part, field, kind }) => {
    if (kind === 'refreshToken') return
    const value = hers[kind]
    const absent = absentLike(value)
    const before = await databasePrint(test.world.db)
    for (const [who, stranger] of Object.entries(strangers)) {
      const sample = ownSample(call, field, stranger)
      const { authorization } = stranger
      const ask = (named: string) =>
        sendRaw(test.app, call, { ...withValue(sample, part, field, named), authorization })
      const [foreign, nothing] = [await ask(value), await ask(absent)]
      expect(refusalsFor(who, kind), who).toContain(foreign.statusCode)
      expect([foreign.statusCode, foreign.body.replaceAll(value, absent)], who).toEqual([
        nothing.statusCode,
        nothing.body,
      ])
    }
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})
