import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { decisionLetter, fileContent, organisationFile, uploadedFile } from '../../../db/schema/index.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { aMadeDecision } from '../../../testing/staff-belongings/made-decision.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { A_PDF, sendFile } from '../../../testing/upload.ts'

let test: TestWorld
let places: { authority: AnOrganisation; school: AnOrganisation; other: AnOrganisation }
let documentId: string

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const [school, other] = [
    await anOrganisation(test, { name: 'School' }),
    await anOrganisation(test, { name: 'Other' }),
  ]
  await pays(test, authority, school)
  places = { authority, school, other }
  const { accountId } = await aContactPerson(test, [school])
  const clientId = test.world.client.config.settings.clientId
  const [fileId, now] = [randomUUID(), test.now()]
  documentId = randomUUID()
  const file = { fileName: 'list.pdf', mimeType: 'application/pdf', size: 8, uploadedOn: now, keptUntil: now }
  const { db } = test.database
  await db.insert(uploadedFile).values({ ...file, id: fileId, clientId, ownerId: accountId, contractId: null })
  await db.insert(fileContent).values({ fileId, part: 0, bytes: Buffer.from('%PDF-1.7') })
  const row = { id: documentId, clientId, organisationId: school.id, fileId, accountId, createdOn: now }
  await db.insert(organisationFile).values({ ...row, title: 'Class lists' })
})
afterAll(() => test.close())

const listedTo = async (at: AnOrganisation, orgGuid: string) => {
  const { visitor } = await aContactPerson(test, [at])
  return (await visitor.send(calls.getOrganisationFiles, { params: { orgGuid }, query: {} })).items
}

describe('files of an organisation', () => {
  it('are listed to its people and to who pays, and to nobody else', async () => {
    for (const at of [places.school, places.authority])
      expect(await listedTo(at, places.school.id)).toMatchObject([
        { guid: documentId, title: 'Class lists', uploader: 'Con Tact', organisation: { name: 'School' } },
      ])
    expect(await listedTo(places.other, places.school.id)).toEqual([])
  })

  it('are marked until the reader has fetched them; a colleague has not, and who uploaded one knows it', async () => {
    const [reader, colleague] = [
      await aContactPerson(test, [places.school]),
      await aContactPerson(test, [places.school]),
    ]
    const marks = async ({ visitor }: typeof reader) =>
      (await visitor.send(calls.getOrganisationFiles, { params: { orgGuid: places.school.id }, query: {} })).items.map(
        ({ guid, isDownloaded }) => [guid, isDownloaded],
      )
    expect(await marks(reader)).toEqual([[documentId, false]])
    await reader.visitor.send(calls.getOrganisationDocument, { params: { guid: documentId } })
    expect([await marks(reader), await marks(colleague)]).toEqual([[[documentId, true]], [[documentId, false]]])
    await test.database.db.update(organisationFile).set({ accountId: colleague.accountId })
    expect(await marks(colleague)).toEqual([[documentId, true]])
  })

  it('are opened by the same; a foreign one is as absent as none', async () => {
    const open = async (at: AnOrganisation, guid: string) => {
      const { visitor } = await aContactPerson(test, [at])
      return visitor.send(calls.getOrganisationDocument, { params: { guid } })
    }
    expect((await open(places.authority, documentId)).status).toBe(200)
    const [foreign, absent] = [await open(places.other, documentId), await open(places.other, randomUUID())]
    expect(foreign.status).toBe(404)
    expect(foreign.errors).toEqual(absent.errors)
  })
})

const uploadAt = async (at: AnOrganisation, orgGuid: string, bytes: Uint8Array = A_PDF) => {
  const { visitor } = await aContactPerson(test, [at])
  const file = new File([new Uint8Array(bytes)], 'new.pdf', { type: 'application/pdf' })
  return sendFile(test.app, calls.uploadOrganisationFile, { file, token: visitor.token(), params: { orgGuid } })
}

it('a file is taken for the own organisation, by its content, and for no other', async () => {
  const { school, other } = places
  expect((await uploadAt(school, school.id)).statusCode).toBe(200)
  expect((await listedTo(school, school.id)).map(({ title }) => title)).toContain('new.pdf')
  expect((await uploadAt(school, other.id)).statusCode).toBe(404)
  expect((await uploadAt(school, school.id, Buffer.from('nothing'))).statusCode).toBe(415)
})

it('files come in pages, the latest first, and are counted apart; those not fetched yet alone', async () => {
  const { db } = test.database
  const clientId = clientIdOf(test.world)
  const many = await anOrganisation(test, { name: 'Many' })
  const [reader, { accountId }] = [await aContactPerson(test, [many]), await aContactPerson(test, [many])]
  const ids = Array.from({ length: 5 }, () => randomUUID())
  for (const [index, id] of ids.entries()) {
    const [fileId, createdOn] = [randomUUID(), addMinutes(test.now(), index)]
    const file = { fileName: `${index}.pdf`, mimeType: 'application/pdf', size: 8, uploadedOn: createdOn }
    const kept = { keptUntil: addMinutes(createdOn, 60) }
    await db.insert(uploadedFile).values({ ...file, ...kept, id: fileId, clientId, ownerId: id, contractId: null })
    await db.insert(fileContent).values({ fileId, part: 0, bytes: Buffer.from('%PDF-1.7') })
    const row = { id, clientId, organisationId: many.id, fileId, accountId, createdOn }
    await db.insert(organisationFile).values({ ...row, title: String(index) })
  }
  const params = { orgGuid: many.id }
  const page = async (query: calls.DocumentsQuery) =>
    (await reader.visitor.send(calls.getOrganisationFiles, { params, query })).items.map(({ title }) => title)
  expect([await page({ pageSize: 2 }), await page({ page: 2, pageSize: 2 })]).toEqual([['4', '3'], ['0']])
  await reader.visitor.send(calls.getOrganisationDocument, { params: { guid: ids[4] ?? '' } })
  expect(await page({ pageSize: 2, onlyNew: true })).toEqual(['3', '2'])
  expect([await page({ search: '3.PD' }), await page({ search: '4' }), await page({ search: '%' })]).toEqual([
    ['3'],
    ['4'],
    [],
  ])
  expect(await reader.visitor.ask(calls.countOrganisationFiles, { params })).toEqual({ total: 5, waiting: 4 })
  const { visitor } = await aContactPerson(test, [places.other])
  expect(await visitor.ask(calls.countOrganisationFiles, { params })).toEqual({ total: 0, waiting: 0 })
})

it('an organisation keeps 1 GB of its own, and says at the file that it is full; letters are not among it', async () => {
  const { school, other } = places
  const { db } = test.database
  const clientId = clientIdOf(test.world)
  const decisionId = await aMadeDecision(test, clientId)
  const [id, fileId, accountId, now] = [randomUUID(), randomUUID(), randomUUID(), test.now()]
  const times = { uploadedOn: now, keptUntil: addMinutes(now, 2 * 365 * 24 * 60) }
  const file = { fileName: 'lists.pdf', mimeType: 'application/pdf', size: 1024 ** 3 - A_PDF.length + 1, ...times }
  await db.insert(uploadedFile).values({ ...file, id: fileId, clientId, ownerId: accountId, contractId: null })
  const row = { id, clientId, organisationId: other.id, fileId, accountId, createdOn: now }
  await db.insert(organisationFile).values({ ...row, title: 'All lists' })
  const full = await uploadAt(other, other.id)
  expect(full.statusCode).toBe(409)
  expect(full.json().error).toMatchObject([{ fieldName: 'file', translationKey: 'error.organisationFilesFull' }])
  expect((await uploadAt(school, school.id)).statusCode).toBe(200)
  const days = { deliveredOn: '2026-12-05', objectionUntil: '2027-01-05' }
  await db.insert(decisionLetter).values({ decisionId, clientId, fileId, sentOn: now, ...days })
  expect((await uploadAt(other, other.id)).statusCode).toBe(200)
})
