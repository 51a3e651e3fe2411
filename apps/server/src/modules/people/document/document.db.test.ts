import { getDocument, getDocuments } from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userDocument } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let ada: Awaited<ReturnType<typeof aCustomer>>
const id = crypto.randomUUID()
const bytes = Buffer.from('%PDF-1.7 a contract')

beforeAll(async () => {
  test = await testWorld()
  ada = await aCustomer(test)
  await test.database.db.insert(userDocument).values({
    id,
    clientId: test.world.client.config.settings.clientId,
    accountId: ada.signedIn.userId,
    fileName: 'Abo-Vertrag "2026".pdf',
    mimeType: 'application/pdf',
    bytes,
    createdOn: test.now(),
  })
})
afterAll(() => test.close())

it('documents are listed without their content', async () =>
  expect((await ada.visitor.send(getDocuments)).items).toEqual([
    {
      id,
      title: '',
      kind: 'contract',
      fileName: 'Abo-Vertrag "2026".pdf',
      mimeType: 'application/pdf',
      size: bytes.length,
      createdOn: test.now(),
      isRead: false,
    },
  ]))

it('a document comes as it was stored, with a name that harms no header', async () => {
  const reply = await ada.visitor.send(getDocument, { params: { documentGuid: id } })
  expect(reply.bytes.equals(bytes)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="Abo-Vertrag__2026_.pdf"; filename*=UTF-8\'\'Abo-Vertrag%20%222026%22.pdf',
    'cache-control': 'no-store',
  })
  expect((await ada.visitor.send(getDocuments)).items).toMatchObject([{ id, isRead: true }])
})

it('another’s document looks like none', async () => {
  const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
  expect((await eve.send(getDocuments)).items).toEqual([])
  for (const documentGuid of [id, crypto.randomUUID()]) {
    const { status, errors } = await eve.send(getDocument, { params: { documentGuid } })
    expect([status, errors[0]?.translationKey]).toEqual([404, 'error.documentNotFound'])
  }
})
