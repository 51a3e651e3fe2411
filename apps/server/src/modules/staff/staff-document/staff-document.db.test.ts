import { createHash, randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../adapters/ticket-document/read-pdf.fixture.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { staffAction, userAccount, userDocument } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aCustomer, sendAccountMails } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeUsers: SEE, AllowedToEditUsers: EDIT } = RIGHTS
const DETAILS = RIGHTS.AllowedToSeePersonalDetails

let test: TestWorld
let clerk: ReturnType<typeof visitorOf> & { id: string }
beforeAll(async () => {
  test = await testWorld()
  const [id, rights] = [randomUUID(), [PANEL, SEE, EDIT, DETAILS]]
  clerk = { ...visitorOf(test.app), id }
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
})
afterAll(() => test.close())

const someone = async () => {
  const email = `${randomUUID()}@example.org`
  const { visitor, signedIn } = await aCustomer(test, { email })
  return { visitor, email, userId: signedIn.userId }
}

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

const LETTER = {
  title: 'Antwort auf Ihr Schreiben',
  kind: 'letter' as const,
  text: 'Guten Tag,\n# Erstattung\nsie kommt.',
}

const write = (userId: string, over: Partial<calls.WrittenDocument> = {}) =>
  clerk.send(calls.writeStaffDocument, { params: { userId }, body: { ...LETTER, ...over } })

async function written(userId: string, over: Partial<calls.WrittenDocument> = {}): Promise<calls.StaffDocument> {
  const [document] = (await write(userId, over)).items
  return document ?? expect.unreachable('it is written')
}

async function upload(userId: string, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const reply = await sendFile(test.app, calls.uploadStaffDocument, {
    file: new File([bytes], 'scan.pdf'),
    token: clerk.token(),
    params: { userId },
    fields: { title: 'Bescheid', kind: 'notice', ...fields },
  })
  const { data = [], error = [] }: { data?: calls.StaffDocument[]; error?: calls.ErrorItem[] } = reply.json()
  return { items: data, errors: error }
}

async function aPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage()
  return new Uint8Array(await document.save())
}

const seenBy = async ({ visitor }: Awaited<ReturnType<typeof someone>>) =>
  (await visitor.send(calls.getDocuments)).items
const notes = () =>
  test.world.db.select().from(staffAction).where(eq(staffAction.actorId, clerk.id)).orderBy(staffAction.number)

it('an account has room for a hundred megabytes of what staff put there', async () => {
  const ada = await someone()
  const { guid } = await written(ada.userId)
  const full = sql`convert_to(repeat('x', 99999000), 'UTF8')`
  await test.world.db.update(userDocument).set({ bytes: full }).where(eq(userDocument.id, guid))
  expect(wordOf(await write(ada.userId))).toBe('error.filesFull')
  expect((await write((await someone()).userId)).status).toBe(200)
  await test.world.db.delete(userDocument).where(eq(userDocument.id, guid))
})

describe('a text that staff write', () => {
  it('is a tagged PDF in the account of the customer, who is told by mail, in their language, and not what it says', async () => {
    const ada = await someone()
    await test.world.db.update(userAccount).set({ language: 'en' }).where(eq(userAccount.id, ada.userId))
    const document = await written(ada.userId)
    expect(document).toMatchObject({
      title: LETTER.title,
      kind: 'letter',
      fileName: 'Antwort auf Ihr Schreiben.pdf',
      readOn: null,
      takenBackOn: null,
      canBeTakenBack: true,
    })
    const [listed] = await seenBy(ada)
    expect(listed).toMatchObject({ id: document.guid, title: LETTER.title, kind: 'letter', isRead: false })
    await sendAccountMails(test)
    const mail = test.mails.findLast(({ to }) => to === ada.email) ?? expect.unreachable('a mail went out')
    expect(mail.subject).toBe(`A new document in your account at ${test.world.client.config.texts.nameShort}`)
    expect(mail.text).toContain('https://shop.example/account/documents')
    expect(mail.text + mail.html).not.toContain('Erstattung')
    expect(mail.attachments).toEqual([])
    const { bytes } = await ada.visitor.send(calls.getDocument, { params: { documentGuid: document.guid } })
    const { texts, source } = readPdf(bytes)
    expect(texts.join(' ')).toContain('Erstattung')
    expect(source).toContain('/MarkInfo')
    expect((await clerk.send(calls.getStaffDocuments, { params: { userId: ada.userId } })).items).toMatchObject([
      { guid: document.guid, readOn: test.now() },
    ])
    expect((await notes()).at(-1)).toMatchObject({
      call: 'admin/writeDocument',
      subjectKind: 'user',
      subjectId: ada.userId,
      after: { document: document.guid, title: LETTER.title },
    })
  })

  it('may be about a contract that the customer has concluded, and about nobody else’s', async () => {
    const [ada, eve] = [await someone(), await someone()]
    const { contractId } = await aContract(test, { from: '2026-12-01', accountId: ada.userId })
    const { contractNumber } = await written(ada.userId, { contractGuid: contractId })
    expect(contractNumber).toBeTruthy()
    expect(wordOf(await write(eve.userId, { contractGuid: contractId }))).toBe('error.contractNotFound')
    expect(await seenBy(eve)).toEqual([])
  })
})

describe('a file that staff send in', () => {
  it('is in the account under its title, as it was sent', async () => {
    const ada = await someone()
    const bytes = await aPdf()
    const [document] = (await upload(ada.userId, bytes)).items
    expect(document).toMatchObject({ title: 'Bescheid', kind: 'notice', fileName: 'scan.pdf', size: bytes.length })
    const documentGuid = document?.guid ?? ''
    const opened = await ada.visitor.send(calls.getDocument, { params: { documentGuid } })
    expect(opened.bytes.equals(Buffer.from(bytes))).toBe(true)
  })

  it('is refused where it is no document, or for nobody', async () => {
    const ada = await someone()
    expect(wordOf(await upload(ada.userId, new TextEncoder().encode('<svg/>')))).toBe('error.fileTypeNotAllowed')
    expect(wordOf(await upload(randomUUID(), await aPdf()))).toBe('error.userNotFound')
    expect(await seenBy(ada)).toEqual([])
  })
})

describe('staff who look at a document', () => {
  it('do not read it for its owner, and are noted', async () => {
    const ada = await someone()
    const { guid: documentGuid } = await written(ada.userId)
    const opened = await clerk.send(calls.getStaffDocument, { params: { userId: ada.userId, documentGuid } })
    expect(opened.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await seenBy(ada)).toMatchObject([{ isRead: false }])
    expect((await notes()).at(-1)).toMatchObject({ after: { document: documentGuid, opened: true } })
  })

  it('find none of another customer, of another company, or of a colleague', async () => {
    const [ada, eve] = [await someone(), await someone()]
    const { guid: documentGuid } = await written(ada.userId)
    const open = (userId: string) => clerk.send(calls.getStaffDocument, { params: { userId, documentGuid } })
    expect(wordOf(await open(eve.userId))).toBe('error.documentNotFound')
    await test.world.db.update(userAccount).set({ clientId: 'another' }).where(eq(userAccount.id, ada.userId))
    expect(wordOf(await open(ada.userId))).toBe('error.userNotFound')
    expect(wordOf(await write(ada.userId))).toBe('error.userNotFound')
    expect(wordOf(await write(clerk.id))).toBe('error.userNotFound')
  })
})

describe('a document that is taken back', () => {
  const takeBack = (userId: string, documentGuid: string) =>
    clerk.send(calls.takeBackStaffDocument, { params: { userId, documentGuid }, body: { reason: 'wrong customer' } })

  it('is gone for the customer, its content for everybody; that it was there is kept', async () => {
    const ada = await someone()
    const { guid: documentGuid } = await written(ada.userId)
    const params = { documentGuid }
    const { bytes } = await ada.visitor.send(calls.getDocument, { params })
    const [taken] = (await takeBack(ada.userId, documentGuid)).items
    expect(taken).toMatchObject({ size: 0, readOn: test.now(), takenBackOn: test.now(), canBeTakenBack: false })
    expect(await seenBy(ada)).toEqual([])
    expect(wordOf(await ada.visitor.send(calls.getDocument, { params }))).toBe('error.documentNotFound')
    const again = await clerk.send(calls.getStaffDocument, { params: { userId: ada.userId, documentGuid } })
    expect(wordOf(again)).toBe('error.documentNotFound')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect((await notes()).at(-1)).toMatchObject({
      before: { document: documentGuid, title: LETTER.title, sha256 },
      after: { takenBack: true, reason: 'wrong customer' },
    })
    expect(wordOf(await takeBack(ada.userId, documentGuid))).toBe('error.documentTakenBack')
  })

  it('is none that the shop itself has made, nor somebody else’s', async () => {
    const [ada, eve] = [await someone(), await someone()]
    const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
    const file = { fileName: 'Vertrag.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-') }
    await test.world.db
      .insert(userDocument)
      .values({ ...file, id, clientId, accountId: ada.userId, createdOn: test.now() })
    expect(wordOf(await takeBack(ada.userId, id))).toBe('error.documentOfShop')
    expect(wordOf(await takeBack(eve.userId, id))).toBe('error.documentNotFound')
    expect(await seenBy(ada)).toMatchObject([{ id, kind: 'contract', title: '' }])
  })
})
