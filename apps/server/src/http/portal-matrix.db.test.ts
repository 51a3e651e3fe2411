import { randomUUID } from 'node:crypto'
import { answerControlDifferences, type Call, planRollSchool } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { ALL_MENU_NODES, type MenuNode, portalRight } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clientIdOf } from '../call/client-id-of.ts'
import { ALL_RIGHTS } from '../call/visitor/visitor.ts'
import { batch, contactPerson, userSession } from '../db/schema/index.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { aPupilsContract } from '../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, isPupil, pays } from '../testing/a-school.ts'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { type Sample, sampleInput, withValue } from '../testing/hostile/sample-input.ts'
import { type Field, fieldsOf, firstOf } from '../testing/hostile/schema-fields.ts'
import { type PortalBelongings, type PortalKind, portalBelongings, portalKindOf } from '../testing/portal-belongings.ts'
import { aCart } from '../testing/purchase.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { sentStatements } from '../testing/sent-statements.ts'
import { staffSession } from '../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { sendFile } from '../testing/upload.ts'

/**
 * Every call of the portal, of everybody who may not look: the school of another place, who was let go, who is named
 * there for something else. What is foreign is as absent as what is not, by the same statements; what is there beside
 * changes nothing of what anybody is shown, no count and no order.
 */

const portalCalls = catalogue.flatMap(call =>
  call.access.who === 'portal' ? [{ call, nodes: call.access.nodes }] : [],
)
const titled = portalCalls.map(one => [one.call.name, one] as const)

type Part = keyof Sample
const PARTS: readonly Part[] = ['params', 'query', 'body']

interface Naming {
  call: Call
  nodes: readonly MenuNode[]
  part: Part
  field: Field
  kind: PortalKind
}

/** A file that somebody has just sent is theirs alone: `fileNotFound` of others is tried where it is handed in. */
const NAMES_SOMETHING = /^(id|guid)$|(?<!^file)(Id|Guid|Ids|Guids)$/

/** Of these nothing is told but where ticket and list differ, as `takers.db.test.ts` has it. */
const TOLD_OF_DIFFERENCES = new Set<string>([answerControlDifferences.name])

const nameOf = ({ path }: Field): string => String(path.findLast(step => typeof step === 'string') ?? '')

/** A list names nothing: what is in it does. */
const isListOf = ({ path }: Field, all: readonly Field[]): boolean =>
  all.some(
    other =>
      other.path.length === path.length + 1 &&
      path.every((step, index) => other.path[index] === step) &&
      typeof other.path.at(-1) === 'number',
  )

const fields = portalCalls.flatMap(({ call, nodes }) =>
  PARTS.flatMap(part =>
    fieldsOf(call[part])
      .filter((field, _, all) => NAMES_SOMETHING.test(nameOf(field)) && !isListOf(field, all))
      .map(field => ({ call, nodes, part, field, kind: portalKindOf(call, nameOf(field)) })),
  ),
)

const namings = fields.flatMap((one): Naming[] => (one.kind === undefined ? [] : [{ ...one, kind: one.kind }]))
const titledNamings = namings.map(one => [`${one.call.name}: ${one.field.path.join('.')}`, one] as const)

type Person = Awaited<ReturnType<typeof aContactPerson>>
type Place = 'school' | 'sister' | 'abroad' | 'payer' | 'payerAbroad'

let test: TestWorld
let at: Record<Place, AnOrganisation>
let of: Record<Place, PortalBelongings>
let former: AnOrganisation
/** Was a pupil of the school, and is one abroad. */
let gone: PortalBelongings
let whole: (call: Call) => Sample
/** Who asks for what is not theirs; nothing they are refused changes them. */
let people: Record<'secretary' | 'county' | 'countyAbroad' | 'leaver', Person>

async function placeOf(payer: AnOrganisation, name: string): Promise<AnOrganisation> {
  const place = await anOrganisation(test, { name })
  await pays(test, payer, place)
  return place
}

beforeAll(async () => {
  test = await testWorld()
  const cart = await aCart(visitorOf(test.app))
  whole = call => sampleInput(call, { cart, parentTicketGuid: randomUUID(), origin: 'x', destination: 'y' })
  const payer = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const payerAbroad = await anOrganisation(test, { name: 'Countyabroad', kind: 'authority' })
  const [school, sister] = [await placeOf(payer, 'School'), await placeOf(payer, 'Sister')]
  const abroad = await placeOf(payerAbroad, 'Schoolabroad')
  at = { school, sister, abroad, payer, payerAbroad }
  of = {
    school: await portalBelongings(test, school, { payer, word: 'own' }),
    sister: await portalBelongings(test, sister, { payer, word: 'sister' }),
    abroad: await portalBelongings(test, abroad, { payer: payerAbroad, word: 'abroad' }),
    payer: await portalBelongings(test, payer, { payer, word: 'county', waits: 'ApprovalPayerPending' }),
    payerAbroad: await portalBelongings(test, payerAbroad, { payer: payerAbroad, word: 'far' }),
  }
  former = await anOrganisation(test, { name: 'Formerly' })
  await pays(test, payerAbroad, former, { until: '2026-10-31' })
  const pupil = await aPupil(test, school, { lastName: 'Gone', until: '2026-10-31' })
  await isPupil(test, pupil, abroad, { from: '2026-11-01' })
  const contract = await aPupilsContract(test, pupil, abroad, {
    state: 'ApprovalOrganizationPending',
    payer: payerAbroad,
  })
  gone = { ...of.abroad, pupil, contract }
  for (const [place, by] of [
    [school, payer],
    [abroad, payerAbroad],
  ] as const)
    await aPupilsContract(test, await aPupil(test, place), place, { state: 'Granted', payer: by })
  test.pass(10 * 24 * 60)
  await claimRound(test.world)
  people = {
    secretary: await aContactPerson(test, [at.school]),
    county: await aContactPerson(test, [at.payer]),
    countyAbroad: await aContactPerson(test, [at.payerAbroad]),
    leaver: await letGo(),
  }
})
afterAll(() => test.close())

const tokenOf = ({ visitor }: Person): string => visitor.token() ?? ''

/** Who was named for the school, and is no more; their token still says what they saw. */
async function letGo(): Promise<Person> {
  const person = await aContactPerson(test, [at.school])
  const now = { endedOn: test.now(), endedBy: null }
  await test.database.db.update(contactPerson).set(now).where(eq(contactPerson.accountId, person.accountId))
  return person
}

/** Named for one place with what the call needs, and for another with all but that. */
async function elsewhere(here: AnOrganisation, there: AnOrganisation, nodes: readonly MenuNode[]): Promise<Person> {
  const person = await aContactPerson(test, [here, there])
  const rights = ALL_MENU_NODES.filter(other => !nodes.includes(other)).map(portalRight)
  const [, id = ''] = person.personIds
  await test.database.db.update(contactPerson).set({ rights }).where(eq(contactPerson.id, id))
  return person
}

interface Stranger {
  who: string
  /** What both may look at: a year is of all schools of who pays. */
  shares?: readonly PortalKind[]
  person: Person
  whose: PortalBelongings
}

async function strangersTo(nodes: readonly MenuNode[]): Promise<Stranger[]> {
  const { secretary, county, countyAbroad, leaver } = people
  return [
    { who: 'another school of the same payer', shares: ['year'], person: secretary, whose: of.sister },
    { who: 'a school of another payer', person: secretary, whose: of.abroad },
    { who: 'who pays, to its school', shares: ['year'], person: secretary, whose: of.payer },
    { who: 'another authority', person: county, whose: of.payerAbroad },
    { who: 'a school of another authority', person: county, whose: of.abroad },
    { who: 'a pupil who has left', person: secretary, whose: gone },
    {
      who: 'a school that was paid for until lately',
      person: countyAbroad,
      whose: { ...of.school, organisation: former.id },
    },
    { who: 'the own school, after the access ended', person: leaver, whose: of.school },
    {
      who: 'a school one is named for, but not for this',
      shares: ['year'],
      person: await elsewhere(at.sister, at.school, nodes),
      whose: of.school,
    },
  ]
}

const partIn = (call: Call, part: Part, name: string): z.core.$ZodType | undefined => {
  const schema = firstOf(call[part])
  return schema instanceof z.ZodMiniObject ? schema.def.shape[name] : undefined
}

/** What a part of a request cannot do without. */
const isNeeded = (call: Call, part: Part, name: string): boolean => {
  const schema = partIn(call, part, name)
  return schema !== undefined && !z.safeParse(schema, undefined).success
}

/** A request that names this, and nothing else of anybody's. */
function requestOf({ call, part, field }: Naming, value: string): Sample {
  const sample = whole(call)
  const query = Object.entries(sample.query).filter(
    ([name]) => name === 'dateSelection' || isNeeded(call, 'query', name),
  )
  const body = Object.entries(sample.body).filter(
    ([name]) =>
      name !== 'file' && (name === field.path[0] || !NAMES_SOMETHING.test(name) || isNeeded(call, 'body', name)),
  )
  const bare: Sample = {
    // What belongs to a year is looked for in one that is there, and what follows a school after one that is.
    params: 'yearGuid' in sample.params ? { ...sample.params, yearGuid: of.payer.year } : sample.params,
    query: Object.fromEntries(query),
    body: { ...Object.fromEntries(body), nodes: ['Help'] },
  }
  if (call.name === planRollSchool.name) bare.body.orgGuid = at.school.id
  return withValue(bare, part, field, value)
}

function send(naming: Naming, token: string, value: string) {
  const { call } = naming
  const sample = requestOf(naming, value)
  if (call.upload)
    return sendFile(test.app, call, { file: new File(['%PDF-1.7'], 'a.pdf'), token, params: sample.params })
  return sendRaw(test.app, call, { ...sample, authorization: `Bearer ${token}` })
}

describe('every field of the portal that names something', () => {
  it('is known to name something that is tried', () => {
    const unknown = fields.filter(({ kind }) => kind === undefined)
    expect(unknown.map(({ call, field }) => `${call.name}: ${field.path.join('.')}`)).toEqual([])
  })

  it.each(titledNamings)(
    '%s: what is foreign is as absent as what is not, by the same statements',
    async (_, naming) => {
      const strangers = await strangersTo(naming.nodes)
      const before = await databasePrint(test.world.db)
      for (const { who, person, whose, shares = [] } of strangers) {
        if (shares.includes(naming.kind)) continue
        const [value, absent, token] = [whose[naming.kind], randomUUID(), tokenOf(person)]
        const [foreign, asked] = await sentStatements(test, () => send(naming, token, value))
        const [nothing, askedOfNothing] = await sentStatements(test, () => send(naming, token, absent))
        expect([200, 404], `${who}: ${foreign.body.slice(0, 200)}`).toContain(nothing.statusCode)
        expect([foreign.statusCode, foreign.body.replaceAll(value, absent)], who).toEqual([
          nothing.statusCode,
          nothing.body,
        ])
        expect(asked, who).toEqual(askedOfNothing)
      }
      expect(await databasePrint(test.world.db)).toBe(before)
    },
  )

  it.each(titledNamings.filter(([, { call, kind }]) => !(kind === 'contract' && TOLD_OF_DIFFERENCES.has(call.name))))(
    '%s: is there to somebody',
    async (_, naming) => {
      const { school, payer } = at
      const waits = 'ApprovalPayerPending' as const
      const works = await anOrganisation(test, { name: 'Works', kind: 'company' })
      const tried = [
        { sees: school, owned: school, payer, waits: undefined },
        { sees: payer, owned: payer, payer, waits },
        // What only companies have.
        { sees: works, owned: works, payer: works, waits: undefined },
        // What only who pays sees of a school.
        { sees: payer, owned: school, payer, waits },
      ]
      // Whoever tried before this may have begun something about all, and nothing is said of anybody until it is done.
      const atRest = { task: null, state: 'compared' } as const
      for (const { sees, owned, payer: pays, waits: waiting } of tried) {
        const person = await aContactPerson(test, [sees])
        const whose = await portalBelongings(test, owned, {
          payer: pays,
          word: 'anew',
          ...(waiting && { waits: waiting }),
        })
        await test.database.db.update(batch).set(atRest).where(eq(batch.kind, 'rollOver'))
        const own = await send(naming, tokenOf(person), whose[naming.kind])
        const nothing = await send(naming, tokenOf(person), randomUUID())
        if (own.body !== nothing.body) return
      }
      expect.unreachable('nobody is shown it')
    },
  )
})

describe('a menu without its entry', () => {
  it.each(titled)('refuses %s, whatever else it has', async (_, { call, nodes }) => {
    const others = ALL_MENU_NODES.filter(other => !nodes.includes(other))
    const person = await aContactPerson(test, [at.school], others)
    const reply = await sendRaw(test.app, call, { ...whole(call), authorization: `Bearer ${tokenOf(person)}` })
    expect(reply.statusCode).toBe(403)
  })

  it.each(titled)('refuses %s to staff in the place of who has it', async (_, { call }) => {
    const person = await aContactPerson(test, [at.school])
    const takeOver = { by: randomUUID(), reason: 'asked', ticketNumber: '' }
    await staffSession(test.world, { id: takeOver.by, clientId: clientIdOf(test.world), rights: ALL_RIGHTS })
    await test.database.db.update(userSession).set({ takeOver }).where(eq(userSession.accountId, person.accountId))
    const reply = await sendRaw(test.app, call, { ...whole(call), authorization: `Bearer ${tokenOf(person)}` })
    expect(reply.statusCode).toBe(403)
  })
})

/** What a call shows somebody whole, with every word that is looked for. */
async function shown({ call }: { call: Call }, person: Person, own: PortalBelongings, words: readonly string[]) {
  const sample = whole(call)
  const fitting = (part: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) => {
        const kind = portalKindOf(call, name)
        return [[name, kind ? own[kind] : value]]
      }),
    )
  const bodies: string[] = []
  for (const search of words) {
    const params = { ...fitting(sample.params), ...('search' in sample.params ? { search } : {}) }
    const query: Record<string, unknown> = { format: 'csv', dateSelection: '2026-12' }
    for (const name of ['search', 'filters'])
      if (name in sample.query) query[name] = typeof sample.query[name] === 'string' ? search : undefined
    const known = Object.fromEntries(Object.entries(query).filter(([name]) => name in sample.query))
    const reply = await sendRaw(test.app, call, {
      params,
      query: known,
      body: fitting(sample.body),
      authorization: `Bearer ${tokenOf(person)}`,
    })
    bodies.push(`${reply.statusCode} ${reply.body}`)
  }
  return bodies
}

/** Whoever fetches a file is told from then on that they have, and how many are left: looking at everything does. */
const unfetched = (body: string): string =>
  body
    .replaceAll('"isDownloaded":true', '"isDownloaded":false')
    .replaceAll(/("total":\d+,"waiting":)\d+/g, (_, counted: string) => `${counted}0`)

describe('what is there beside', () => {
  const reading = portalCalls.filter(({ call }) => call.method === 'GET' && !call.effect)
  const WORDS = ['Sch', 'own', 'Nbeside', 'Pbeside', 'beside', 'Falkenbrück']

  // Everything that two people can look at, by six words, before and after: some seven hundred requests.
  it('changes nothing that anybody is shown: no list, search, count, order or file', { timeout: 240_000 }, async () => {
    const people = [
      { person: await aContactPerson(test, [at.school]), own: of.school },
      { person: await aContactPerson(test, [at.payer]), own: of.payer },
    ]
    const all = async () => {
      const bodies: Record<string, string[]> = {}
      for (const { person, own } of people)
        for (const one of reading)
          bodies[`${one.call.name} of ${own.organisation}`] = (await shown(one, person, own, WORDS)).map(unfetched)
      return bodies
    }
    // What was accepted above is claimed for.
    await claimRound(test.world)
    const before = await all()
    const payer = await anOrganisation(test, { name: 'County beside', kind: 'authority' })
    const beside = await placeOf(payer, 'School beside')
    const there = await portalBelongings(test, beside, { payer, word: 'beside' })
    await portalBelongings(test, payer, { payer, word: 'Aside', waits: 'ApprovalPayerPending' })
    await aPupilsContract(test, there.pupil, beside, { state: 'Granted', payer })
    await claimRound(test.world)
    expect(await all()).toEqual(before)
    const bySchool = JSON.stringify(Object.entries(before).filter(([name]) => name.endsWith(at.school.id)))
    for (const word of ['own', 'County']) expect(bySchool).toContain(word)
    for (const word of ['sister', 'abroad']) expect(bySchool).not.toContain(word)
  })
})
