import * as calls from '@billett/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../call/context.ts'
import { NO_DEVICE } from '../../../call/visitor/known-device.ts'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import {
  contactPerson,
  contract,
  contractEvent,
  membership,
  partyPerson,
  portalAction,
} from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { xlsxFile } from '../../../spreadsheet/xlsx-file.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import {
  type AnOrganisation,
  aContactPerson,
  anOrganisation,
  aPupil,
  isPupil,
  pays,
} from '../../../testing/a-school.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { runBatches, stateHash } from '../batch/index.ts'
import { pupilsThere } from './known-pupils.queries.ts'

let test: TestWorld
let payer: AnOrganisation

beforeAll(async () => {
  test = await testWorld()
  payer = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
})
afterAll(() => test.close())

type Secretary = Awaited<ReturnType<typeof aContactPerson>>
interface School {
  school: AnOrganisation
  secretary: Secretary
}

async function aSchool(name: string): Promise<School> {
  const school = await anOrganisation(test, { name })
  await pays(test, payer, school)
  return { school, secretary: await aContactPerson(test, [school]) }
}

const HEAD = 'NAME;VORNAME;KLASSE;GEBOREN;STRASSE;PLZ;ORT'

/** A line about somebody as `aPupil` makes them, in another class. */
const line = (lastName: string, over: { firstName?: string; class?: string; born?: string } = {}): string => {
  const { firstName = 'Pia', class: inClass = '7b', born = '04.03.2014' } = over
  return `${lastName};${firstName};${inClass};${born};Schulweg 1;99901;Falkenbrück`
}

const fileOf = (content: string | Uint8Array, name = 'liste.csv'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

async function send({ school, secretary }: School, file: File, fields: Record<string, string> = {}) {
  const token = secretary.visitor.token()
  const reply = await sendFile(test.app, calls.importStudents, { file, token, params: { orgGuid: school.id }, fields })
  const { data = [], error = [] }: { data?: calls.Batch[]; error?: calls.ErrorEnvelope['error'] } = reply.json()
  return { status: reply.statusCode, batch: data[0], failure: error[0]?.translationKey }
}

async function staged(at: School, content: string | Uint8Array, name?: string): Promise<calls.Batch> {
  const { batch, failure } = await send(at, fileOf(content, name))
  if (!batch) throw new Error(`it was not taken in: ${failure}`)
  return batch
}

async function after({ secretary }: School, guid: string): Promise<calls.Batch> {
  await runBatches(test.world, BATCH_WORK)
  const [batch] = (await secretary.visitor.send(calls.getBatch, { params: { batchGuid: guid } })).items
  if (!batch) throw new Error('it is gone')
  return batch
}

async function compared(at: School, batch: calls.Batch, over: Partial<calls.CompareBatch> = {}): Promise<calls.Batch> {
  const { list, effectiveOn, guid } = batch
  if (!list) throw new Error('it is no list')
  const { reading, endsContracts } = list
  const body = { reading, isWhole: true, endsContracts, effectiveOn, ...over }
  const reply = await at.secretary.visitor.send(calls.compareBatch, { params: { batchGuid: guid }, body })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.errors))
  return after(at, guid)
}

const imported = async (
  at: School,
  content: string | Uint8Array,
  over: Partial<calls.CompareBatch> = {},
  name?: string,
) => compared(at, await staged(at, content, name), over)

async function applied(at: School, { guid }: calls.Batch, reason?: string): Promise<calls.Batch> {
  const { visitor } = at.secretary
  const params = { batchGuid: guid }
  await visitor.ask(calls.rehearseBatch, { params, body: {} })
  await after(at, guid)
  await visitor.ask(calls.applyBatch, { params, body: reason === undefined ? {} : { reason } })
  return after(at, guid)
}

async function undone(at: School, { guid }: calls.Batch): Promise<calls.Batch> {
  await at.secretary.visitor.ask(calls.undoBatch, { params: { batchGuid: guid }, body: {} })
  return after(at, guid)
}

const counts = ({ counts: all }: calls.Batch) => Object.fromEntries(all.map(({ action, count }) => [action, count]))

const rowsOf = async ({ secretary }: School, { guid }: calls.Batch, query: calls.BatchRowsQuery = {}) =>
  (await secretary.visitor.send(calls.getBatchRows, { params: { batchGuid: guid }, query })).items

function contextOf({ secretary }: School): Context {
  const visitor = { ...ANONYMOUS, id: secretary.accountId }
  const context = { world: test.world, visitor, device: NO_DEVICE, language: 'de' as const, caller: '', agent: '' }
  return { ...context, entries: ['ChangeRequest'] }
}

const hashOf = (at: School): Promise<string> => stateHash(contextOf(at), test.world.db, at.school.id)

const exported = async ({ school, secretary }: School, format: 'csv' | 'xlsx' = 'csv') => {
  const authorization = `Bearer ${secretary.visitor.token()}`
  const reply = await sendRaw(test.app, calls.exportStudents, {
    params: { orgGuid: school.id },
    query: { format },
    body: {},
    authorization,
  })
  return reply.rawPayload
}

/** Many who stay, so that few who leave are few. */
async function crowd({ school }: School, size = 8): Promise<string> {
  const lines: string[] = []
  for (let index = 0; index < size; index += 1) {
    const lastName = `Crowd${'abcdefghij'[index]}`.repeat(2)
    await aPupil(test, school, { lastName })
    lines.push(line(lastName))
  }
  return lines.join('\n')
}

describe('the list of a school', () => {
  it('is taken in, looked at, done and taken back; everything is then as before', async () => {
    const at = await aSchool('Whole')
    const stays = await crowd(at)
    const leaver = await aPupil(test, at.school, { lastName: 'Leaver' })
    const contract = await aPupilsContract(test, leaver, at.school, { state: 'Granted', payer })
    await aPupil(test, at.school, { lastName: 'Mover' })
    const before = await hashOf(at)
    const batch = await staged(at, `${HEAD}\n${stays}\n${line('Mover', { class: '8a' })}\n${line('Neumann')}\n`)
    expect(batch).toMatchObject({ state: 'staged', fileName: 'liste.csv', counts: [] })
    expect(batch.list?.reading).toMatchObject({ charset: 'utf-8', separator: ';', hasHeader: true })
    const looked = await compared(at, batch, { effectiveOn: '2026-12-10' })
    expect(counts(looked)).toEqual({ new: 1, changedClass: 1, leaves: 1, unchanged: 8 })
    expect(await hashOf(at)).toBe(before)
    const [moved] = await rowsOf(at, looked, { action: 'changedClass' })
    expect(moved?.changes).toEqual([
      { field: 'class', before: '7b', after: '8a' },
      { field: 'grade', before: '7', after: '8' },
    ])

    const done = await applied(at, looked)
    expect(done).toMatchObject({ state: 'applied', doneRows: 3, dueRows: 3, failedRows: 0 })
    const { db } = test.database
    const spans = await db
      .select({
        from: membership.validFrom,
        until: membership.validUntil,
        class: membership.class,
        name: partyPerson.lastName,
      })
      .from(membership)
      .innerJoin(partyPerson, eq(partyPerson.partyId, membership.partyId))
      .where(inArray(partyPerson.lastName, ['Leaver', 'Mover', 'Neumann']))
      .orderBy(asc(partyPerson.lastName), asc(membership.validFrom))
    expect(spans).toEqual([
      { name: 'Leaver', class: '7b', from: '2026-08-01', until: '2026-12-09' },
      { name: 'Mover', class: '7b', from: '2026-08-01', until: '2026-12-09' },
      { name: 'Mover', class: '8a', from: '2026-12-10', until: null },
      { name: 'Neumann', class: '7b', from: '2026-12-10', until: null },
    ])
    const events = await db.select().from(contractEvent).where(eq(contractEvent.contractId, contract))
    expect(events.map(({ happening }) => [happening.kind, happening.effectiveOn])).toContainEqual([
      'ended',
      '2026-12-10',
    ])
    expect(await hashOf(at)).not.toBe(before)

    expect(await undone(at, done)).toMatchObject({ state: 'undone' })
    expect(await hashOf(at)).toBe(before)
  })

  it('that was taken out changes nothing when it is taken in again, as text and as a workbook', async () => {
    const at = await aSchool('Round trip')
    await aPupil(test, at.school, { lastName: 'Größ-Müller', firstName: '=1+1' })
    await aPupil(test, at.school, { lastName: 'O’Neill; "Jr"' })
    for (const format of ['csv', 'xlsx'] as const) {
      const same = await imported(at, await exported(at, format), {}, `liste.${format}`)
      expect(counts(same)).toEqual({ unchanged: 2 })
    }
    const acts = await test.database.db
      .select()
      .from(portalAction)
      .where(eq(portalAction.accountId, at.secretary.accountId))
    expect(acts.map(({ call }) => call)).toContain(calls.exportStudents.name)
  })

  it('changes nothing the second time, and the same file is asked about first', async () => {
    const at = await aSchool('Twice')
    await aPupil(test, at.school, { lastName: 'Mover' })
    const content = `${HEAD}\n${line('Mover', { class: '8a' })}\n${line('Neumann')}`
    await applied(at, await imported(at, content))
    expect(await send(at, fileOf(content))).toMatchObject({ status: 409, failure: 'error.listThere' })
    const { batch } = await send(at, fileOf(content), { again: 'true' })
    expect(batch && counts(await compared(at, batch))).toEqual({ unchanged: 2 })
  })

  it('comes to the same in whatever order its rows are', async () => {
    const at = await aSchool('Order')
    const stays = (await crowd(at, 4)).split('\n')
    await aPupil(test, at.school, { lastName: 'Meierhofer' })
    const lines = [...stays, line('Maierhofer'), line('Neumann'), line('Doppelt'), line('Doppelt')]
    const one = await imported(at, [HEAD, ...lines].join('\n'))
    const other = await imported(at, [HEAD, ...lines.toReversed()].join('\n'))
    expect(counts(one)).toEqual({ new: 1, unchanged: 4, unclear: 1, faulty: 2 })
    expect(counts(other)).toEqual(counts(one))
  })

  it('of another school is stopped until somebody says why so many leave', async () => {
    const at = await aSchool('Wrong file')
    await crowd(at, 5)
    const wrong = await imported(at, `${HEAD}\n${line('Fremd', { firstName: 'Ada' })}`)
    expect(wrong).toMatchObject({ needsReason: true })
    const params = { batchGuid: wrong.guid }
    await at.secretary.visitor.ask(calls.rehearseBatch, { params, body: {} })
    await after(at, wrong.guid)
    const refused = await at.secretary.visitor.send(calls.applyBatch, { params, body: { reason: ' ' } })
    expect(refused).toMatchObject({ status: 409, errors: [{ translationKey: 'error.leavesTooMany' }] })
    expect(await applied(at, wrong, 'Die Schule schließt.')).toMatchObject({
      state: 'applied',
      reason: 'Die Schule schließt.',
    })
  })

  it('is nobody’s to be done before it was looked at and reckoned', async () => {
    const at = await aSchool('Eager')
    const batch = await staged(at, `${HEAD}\n${line('Neumann')}`)
    const { visitor } = at.secretary
    for (const call of [calls.applyBatch, calls.undoBatch, calls.rehearseBatch])
      expect(await visitor.send(call, { params: { batchGuid: batch.guid }, body: {} })).toMatchObject({ status: 409 })
    await visitor.ask(calls.discardBatch, { params: { batchGuid: batch.guid }, body: {} })
    expect(await after(at, batch.guid)).toMatchObject({ state: 'discarded' })
  })
})

describe('whom a row is about', () => {
  it('is decided by a person where it is unclear, and not asked again', async () => {
    const at = await aSchool('Unclear')
    const stays = await crowd(at, 4)
    const known = await aPupil(test, at.school, { lastName: 'Meierhofer' })
    const content = `${HEAD}\n${stays}\n${line('Maierhofer', { class: '8a' })}`
    const batch = await imported(at, content)
    expect(counts(batch)).toEqual({ unchanged: 4, unclear: 1 })
    const [row] = await rowsOf(at, batch, { action: 'unclear' })
    expect(row?.candidates).toMatchObject([{ lastName: 'Meierhofer', birthDate: '2014-03-04' }])
    const { visitor } = at.secretary
    const params = { batchGuid: batch.guid }
    const number = row?.number ?? 0
    expect(await visitor.send(calls.decideBatchRow, { params, body: { number, candidate: 5 } })).toMatchObject({
      status: 400,
    })
    const decided = await visitor.ask(calls.decideBatchRow, { params, body: { number, candidate: 0 } })
    expect(counts(decided)).toEqual({ unchanged: 4, changedClass: 1 })
    await applied(at, decided)
    const [person] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, known))
    expect(person?.lastName).toBe('Maierhofer')
    const { batch: again } = await send(at, fileOf(content), { again: 'true' })
    expect(again && counts(await compared(at, again))).toEqual({ unchanged: 5 })
  })

  it('can be somebody new', async () => {
    const at = await aSchool('New after all')
    const stays = await crowd(at, 4)
    await aPupil(test, at.school, { lastName: 'Meierhofer' })
    const batch = await imported(at, `${HEAD}\n${stays}\n${line('Meierhofer')}\n${line('Maierhofer')}`)
    // Whom a row is about already is offered to no other.
    expect(counts(batch)).toEqual({ unchanged: 5, new: 1 })
  })

  it('can be somebody of another school where the reader looks after both, and comes from there then', async () => {
    const [to, from] = [await aSchool('Comes to'), await aSchool('Comes from')]
    const pays = await aContactPerson(test, [payer])
    const at = { school: to.school, secretary: pays }
    const pupilId = await aPupil(test, from.school, { lastName: 'Wechsler' })
    const contractId = await aPupilsContract(test, pupilId, from.school, { state: 'Granted', payer })
    const before = [await hashOf({ school: from.school, secretary: pays }), await hashOf(at)]
    const content = `${HEAD}\n${line('Wechsler')}`
    const batch = await imported(at, content)
    expect(counts(batch)).toEqual({ unclear: 1 })
    const [row] = await rowsOf(at, batch)
    expect(row?.candidates).toMatchObject([{ lastName: 'Wechsler', organisation: 'Comes from' }])
    const body = { number: row?.number ?? 0, candidate: 0 }
    const decided = await pays.visitor.ask(calls.decideBatchRow, { params: { batchGuid: batch.guid }, body })
    expect(counts(decided)).toEqual({ changedSchool: 1 })
    const done = await applied(at, decided)
    const places = await test.database.db
      .select({ at: membership.organisationId, until: membership.validUntil })
      .from(membership)
      .where(eq(membership.partyId, pupilId))
      .orderBy(asc(membership.validFrom))
    expect(places.map(place => [place.at, place.until === null])).toEqual([
      [from.school.id, false],
      [to.school.id, true],
    ])
    const [moved] = await test.database.db.select().from(contract).where(eq(contract.id, contractId))
    expect(moved?.organisationId).toBe(to.school.partyId)
    // The same list once more changes nothing, and taken back both schools are as they were.
    expect(counts(await imported(at, `${content}\n`, {}, 'again.csv'))).toEqual({ unchanged: 1 })
    await undone(at, done)
    expect([await hashOf({ school: from.school, secretary: pays }), await hashOf(at)]).toEqual(before)
  })

  it('is never somebody of another school', async () => {
    const [at, other] = [await aSchool('Own'), await aSchool('Foreign')]
    await aPupil(test, other.school, { lastName: 'Gemeinsam' })
    expect(counts(await imported(at, `${HEAD}\n${line('Gemeinsam')}`))).toEqual({ new: 1 })
  })
})

describe('a file', () => {
  it('of a program without a head, in another charset, is read as it is', async () => {
    const at = await aSchool('SchILD')
    const text =
      'Müller;Jörg;30.05.2011;10b;m;Große Str. 12;99901;Ort\r\nÖzil;Änne;01.02.2012;09a;w;Weg 3;99902;Neustadt'
    const batch = await staged(at, Buffer.from(text, 'latin1'), 'schild.txt')
    expect(batch.list).toMatchObject({
      isGarbled: false,
      reading: {
        charset: 'windows-1252',
        hasHeader: false,
        columns: ['lastName', 'firstName', 'birthDate', 'class', 'gender', 'street', 'postCode', 'city'],
      },
    })
    const rows = await rowsOf(at, await compared(at, batch))
    expect(rows.map(({ lastName, firstName }) => [lastName, firstName])).toEqual([
      ['Müller', 'Jörg'],
      ['Özil', 'Änne'],
    ])
  })

  it('with a mark of its encoding and commas is read too, and wrong letters are told', async () => {
    const at = await aSchool('Comma')
    const batch = await staged(at, '\uFEFFNachname,Vorname,Geburtsdatum\nMÃ¼ller,"Anna, Lena",2014-03-04')
    expect(batch.list).toMatchObject({
      isGarbled: true,
      reading: { separator: ',', columns: ['lastName', 'firstName', 'birthDate'] },
    })
    const [row] = await rowsOf(at, await compared(at, batch))
    expect(row).toMatchObject({ action: 'faulty', problems: [{ column: 0, fault: 'garbled' }] })
  })

  it('as a workbook is read with its days, and formulas are texts', async () => {
    const at = await aSchool('Workbook')
    async function* rows() {
      yield [['Müller', '=1+1', '04.03.2014', 5]]
    }
    const sheet = {
      name: 'list',
      head: ['Name', 'Vorname', 'Geburtsdatum', 'Jahrgang'],
      batches: rows(),
      foot: () => '',
    }
    const parts: Uint8Array[] = []
    for await (const part of xlsxFile(sheet)) parts.push(part)
    const batch = await imported(at, Buffer.concat(parts), {}, 'liste.xlsx')
    expect(batch.list?.reading.kind).toBe('xlsx')
    expect(await rowsOf(at, batch)).toMatchObject([{ action: 'new', lastName: 'Müller', firstName: '=1+1' }])
  })

  it('that is no list is refused, and columns that say nobody or one thing twice', async () => {
    const at = await aSchool('Faults')
    expect(await send(at, fileOf('%PDF-1.7'))).toMatchObject({ status: 415, failure: 'error.listUnreadable' })
    expect(await send(at, fileOf(''))).toMatchObject({ status: 415 })
    const batch = await staged(at, `${HEAD}\n${line('Neumann')}`)
    await expect(compared(at, batch, { reading: readingOf(batch, ['lastName', null]) })).rejects.toThrow(
      'columnsMissing',
    )
    const twice = ['lastName', 'firstName', 'birthDate', 'lastName'] as const
    await expect(compared(at, batch, { reading: readingOf(batch, [...twice]) })).rejects.toThrow('columnTwice')
  })

  it('is corrected by what was wrong with it, row by row and column by column', async () => {
    const at = await aSchool('Problems')
    const batch = await imported(at, `${HEAD}\n;Ada;7b;31.02.2014;;;\n${line('Neumann')}`)
    expect(counts(batch)).toEqual({ new: 1, faulty: 1 })
    const [row] = await rowsOf(at, batch, { action: 'faulty' })
    expect(row).toMatchObject({
      number: 2,
      problems: [
        { column: 0, fault: 'required', said: '' },
        { column: 3, fault: 'date', said: '31.02.2014' },
      ],
    })
    const reply = await sendRaw(test.app, calls.getBatchProblems, {
      params: { batchGuid: batch.guid },
      query: {},
      body: {},
      authorization: `Bearer ${at.secretary.visitor.token()}`,
    })
    expect(reply.body).toContain('NAME;VORNAME;KLASSE;GEBOREN;STRASSE;PLZ;ORT;Problem')
    expect(reply.body).toContain(';Ada;7b;31.02.2014;;;;"Last name is missing; Date of birth is no date (dd.mm.yyyy)"')
  })

  it('like one that was read before is read in the same way', async () => {
    const at = await aSchool('Profile')
    const columns = ['firstName', 'lastName', null, 'birthDate', null, null, null] as const
    const first = await staged(at, `${HEAD}\n${line('Neumann')}`)
    await compared(at, first, { reading: readingOf(first, [...columns]), profile: 'KSE' })
    const next = await staged(at, `${HEAD}\n${line('Neumann')}\n${line('Altmann')}`)
    expect(next.list).toMatchObject({ profile: 'KSE', reading: { columns: [...columns] } })
  })

  it('has nobody leave who is missing, unless somebody says that it is all; a template remembers what they said', async () => {
    const at = await aSchool('Part')
    const first = await staged(at, `${HEAD}\n${line('Neumann')}`)
    expect(first.list?.isWhole).toBe(false)
    await compared(at, first, { isWhole: true, profile: 'Whole school' })
    const second = await staged(at, `${HEAD}\n${line('Neumann')}\n${line('Altmann')}`)
    expect(second.list).toMatchObject({ profile: 'Whole school', isWhole: true })
    await compared(at, second, { isWhole: false, profile: 'Whole school' })
    const third = await staged(at, `${HEAD}\n${line('Altmann')}`)
    expect(third.list).toMatchObject({ profile: 'Whole school', isWhole: false })
  })
})

const readingOf = ({ list }: calls.Batch, columns: calls.CompareBatch['reading']['columns']) => {
  if (!list) throw new Error('it is no list')
  return { ...list.reading, columns }
}

const personOf = async (partyId: string) => {
  const [person] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, partyId))
  if (!person) throw new Error('they are gone')
  return person
}

/** Where somebody lives today, and how they are written to. */
async function livesAt(partyId: string, street: string, email: string): Promise<void> {
  const { address } = await personOf(partyId)
  await test.database.db
    .update(partyPerson)
    .set({ email, address: { ...address, street } })
    .where(eq(partyPerson.partyId, partyId))
}

const MAIL_HEAD = `${HEAD};E-MAIL`
const moves = (lastName: string) => `${lastName};Pia;7b;04.03.2014;x 1;11111;Elsewhere;said@example.org`

describe('where somebody lives', () => {
  it('is told to no company of its employees, nor taken from its lists', async () => {
    const school = await anOrganisation(test, { name: 'Company', kind: 'company' })
    const at = { school, secretary: await aContactPerson(test, [school]) }
    const known = await aPupil(test, school, { lastName: 'Staffer' })
    await livesAt(known, 'Secret lane', 'private@example.org')
    const before = await personOf(known)
    const file = (await exported(at)).toString()
    expect(file).toContain('Staffer')
    for (const secret of ['Secret lane', 'Falkenbrück', '99901', 'private@example.org'])
      expect(file).not.toContain(secret)
    const looked = await imported(at, `${MAIL_HEAD}\n${moves('Staffer')}\n${moves('Newcomer')}`)
    expect(counts(looked)).toEqual({ new: 1, unchanged: 1 })
    await applied(at, looked)
    expect(await personOf(known)).toEqual(before)
    const [made] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.lastName, 'Newcomer'))
    expect(made).toMatchObject({ email: '', address: { street: '', houseNumber: '', postCode: '', city: '' } })
  })

  it.each([
    ['today', '2026-12-01'],
    ['a day on which they were there', '2026-10-01'],
  ])('is not told to a school they have left, nor changed by it: by a list of %s', async (_, effectiveOn) => {
    const [at, next] = [await aSchool('Former'), await aSchool('Present')]
    const lastName = `Moved${effectiveOn.slice(5, 7) === '12' ? 'lately' : 'before'}`
    const pupil = await aPupil(test, at.school, { lastName, until: '2026-10-31' })
    await isPupil(test, pupil, next.school, { from: '2026-11-01' })
    await livesAt(pupil, 'Secret lane', 'private@example.org')
    const before = await personOf(pupil)
    const looked = await imported(at, `${MAIL_HEAD};GESCHLECHT\n${moves(lastName)};w`, { effectiveOn })
    const rows = await rowsOf(at, looked)
    expect(rows).toMatchObject([{ lastName }])
    expect(rows[0]?.changes.filter(({ field }) => field !== 'gender')).toEqual([])
    await applied(at, looked)
    expect(await personOf(pupil)).toEqual(before)
  })

  it('stays as somebody has corrected it since when the list is taken back', async () => {
    const at = await aSchool('Corrected')
    const pupil = await aPupil(test, at.school, { lastName: 'Corrected' })
    const before = await personOf(pupil)
    const done = await applied(at, await imported(at, `${MAIL_HEAD}\n${moves('Corrected')}`))
    expect(await personOf(pupil)).toMatchObject({
      email: 'said@example.org',
      address: { street: 'x', city: 'Elsewhere' },
    })
    await livesAt(pupil, 'Right street', 'right@example.org')
    await undone(at, done)
    expect(await personOf(pupil)).toEqual({
      ...before,
      email: 'right@example.org',
      address: { ...before.address, street: 'Right street' },
      // They live elsewhere than before the list.
      movedOn: expect.any(String),
    })
  })
})

describe('taking in', () => {
  it('is done so often and no more', async () => {
    const at = await aSchool('Many')
    test.world.countsTries = true
    try {
      for (let index = 0; index < 30; index += 1) expect((await send(at, fileOf(''))).status).toBe(415)
      expect(await send(at, fileOf(''))).toMatchObject({ status: 429, failure: 'error.tooManyRequests' })
    } finally {
      test.world.countsTries = false
    }
  })

  it('holds nothing while a file is unpacked', async () => {
    const at = await aSchool('Slow')
    const batch = await staged(at, `${HEAD}\n${line('Neumann')}`)
    const { lists } = test.world
    const isFree = async () => {
      const { rows } = await test.database.db.execute(
        sql`select 1 from batch where id = ${batch.guid} for update skip locked`,
      )
      return rows.length === 1
    }
    const seen: boolean[] = []
    test.world.lists = {
      ...lists,
      lines: async (file, how) => {
        seen.push(await isFree())
        return lists.lines(file, how)
      },
    }
    try {
      expect(counts(await compared(at, batch))).toEqual({ new: 1 })
    } finally {
      test.world.lists = lists
    }
    expect(seen).toEqual([true])
  })
})

describe('what it costs', () => {
  it('is told to who pays, by month, and is taken back until something was claimed', async () => {
    const at = await aSchool('Money')
    const county = await aContactPerson(test, [payer])
    const stays = await crowd(at, 4)
    const leaver = await aPupil(test, at.school, { lastName: 'Leaver' })
    await aPupilsContract(test, leaver, at.school, { state: 'Granted', payer })
    const looked = await imported(at, `${HEAD}\n${stays}`, { effectiveOn: '2027-01-01' })
    const done = await applied(at, looked)
    // A school sees no money.
    expect(done.sums).toEqual([])
    const [seen] = (await county.visitor.send(calls.getBatch, { params: { batchGuid: done.guid } })).items
    const december = seen?.sums.find(({ month }) => month === '2026-12')
    expect(december).toMatchObject({ payer: { name: 'Authority' }, beforeInCent: 6300, afterInCent: 6300 })
    expect(seen?.sums.find(({ month }) => month === '2027-01')).toMatchObject({ beforeInCent: 6300, afterInCent: 0 })
    expect(seen?.sums.at(-1)?.month).toBe('2027-07')
    expect(await undone(at, done)).toMatchObject({ state: 'undone' })

    const content = `${HEAD}\n${stays}\n${line('Leaver', { class: '8a' })}`
    const again = await applied(at, await imported(at, content, { effectiveOn: '2026-11-25' }))
    test.pass(10 * 24 * 60)
    await claimRound(test.world)
    const { visitor } = await aContactPerson(test, [at.school])
    const tooLate = await visitor.send(calls.undoBatch, { params: { batchGuid: again.guid }, body: {} })
    expect(tooLate).toMatchObject({ status: 409, errors: [{ translationKey: 'error.undoTooLate' }] })
  })
})

describe('a long file of pupils, of which each page is read when it is due', () => {
  const DAY = '2026-12-01'
  async function begun() {
    const at = await aSchool('Long list')
    const [, other] = [
      await aPupil(test, at.school, { lastName: 'Abt' }),
      await aPupil(test, at.school, { lastName: 'Zorn' }),
    ]
    const pages = pupilsThere(contextOf(at), { organisationId: at.school.id, day: DAY, some: 1 })
    const next = async () => ((await pages.next()).value ?? []).map(({ lastName }: { lastName: string }) => lastName)
    expect(await next()).toEqual(['Abt'])
    return { ...at, other, next }
  }

  it('has all who are there', async () => {
    const { next } = await begun()
    expect([await next(), await next()]).toEqual([['Zorn'], []])
  })

  it('names nobody more to a reader who is taken off meanwhile', async () => {
    const { secretary, next } = await begun()
    const ended = { endedOn: test.now() }
    await test.database.db.update(contactPerson).set(ended).where(eq(contactPerson.accountId, secretary.accountId))
    expect(await next()).toEqual([])
  })

  it('leaves out who is taken off the list meanwhile', async () => {
    const { other, next } = await begun()
    await test.database.db.update(membership).set({ validUntil: '2026-11-30' }).where(eq(membership.partyId, other))
    expect(await next()).toEqual([])
  })
})
