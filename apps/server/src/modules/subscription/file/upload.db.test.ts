import { createHash, randomBytes } from 'node:crypto'
import { addMinutes } from '@billett/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileContent, uploadedFile } from '../../../db/schema/index.ts'
import { aCustomer, loginOf, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { A_PDF, uploadAs } from '../../../testing/upload.ts'
import { forgetRecords } from '../../upkeep/retention/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const office = (folder: string) =>
  Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(), [`${folder}/document.xml`]: new Uint8Array(2000) }))

describe('a file that proves something', () => {
  it('is stored in pieces of 256 kB, byte by byte as it came', async () => {
    const content = Buffer.concat([A_PDF, randomBytes(700 * 1024)])
    const { file } = await uploadAs(test, visitorOf(test.app), content)
    expect(file).toMatchObject({ fileName: 'proof.pdf', mimeType: 'application/pdf', size: content.length })
    const rows = await test.database.db
      .select()
      .from(fileContent)
      .where(eq(fileContent.fileId, file?.fileId ?? ''))
      .orderBy(asc(fileContent.part))
    expect(rows.map(({ bytes }) => bytes.length)).toEqual([262_144, 262_144, content.length - 2 * 262_144])
    expect(hashOf(Buffer.concat(rows.map(({ bytes }) => bytes)))).toBe(hashOf(content))
  })

  it.each([
    ['application/pdf', A_PDF],
    ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/bmp', Buffer.from('BM      ')],
    ['image/tiff', Buffer.from([0x49, 0x49, 0x2a, 0x00])],
    ['image/tiff', Buffer.from([0x4d, 0x4d, 0x00, 0x2a])],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', office('word')],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', office('xl')],
  ])('is %s by its content, whatever it is called', async (type, content) => {
    const { file } = await uploadAs(test, visitorOf(test.app), content, 'any.name')
    expect(file?.mimeType).toBe(type)
  })

  it('is taken again once less waits, and what is kept does not: many who send what nobody hands in do not fill the disk', async () => {
    const { file } = await uploadAs(test, visitorOf(test.app))
    const [row] = await test.database.db
      .select()
      .from(uploadedFile)
      .where(eq(uploadedFile.id, file?.fileId ?? ''))
    if (!row) throw new Error('nothing was stored')
    const waiting = [1, 2, 3].map(() => ({ ...row, id: test.world.newId(), size: 2_000_000_000 }))
    const { db } = test.database
    await db.insert(uploadedFile).values(waiting)
    expect((await uploadAs(test, visitorOf(test.app))).status).toBe(503)
    const ofThem = inArray(
      uploadedFile.id,
      waiting.map(({ id }) => id),
    )
    // As papers of an organisation are: today's, and of the day on which they go.
    const keptForYears = { keptUntil: addMinutes(row.uploadedOn, 2 * 365 * 24 * 60) }
    await db.update(uploadedFile).set(keptForYears).where(ofThem)
    expect((await uploadAs(test, visitorOf(test.app))).status).toBe(200)
    const lastDay = { uploadedOn: addMinutes(row.uploadedOn, -2 * 365 * 24 * 60), keptUntil: row.keptUntil }
    await db.update(uploadedFile).set(lastDay).where(ofThem)
    expect((await uploadAs(test, visitorOf(test.app))).status).toBe(200)
    await db.delete(uploadedFile).where(ofThem)
  })

  it.each([
    ['a page that could run in a browser', Buffer.from('<html><script>'), 'proof.pdf'],
    ['a drawing that could', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'proof.png'],
    ['a program', Buffer.from('MZ program'), 'proof.pdf'],
    ['any archive', Buffer.from(zipSync({ 'a.txt': new Uint8Array(10) })), 'proof.docx'],
    ['nothing', Buffer.alloc(0), 'proof.pdf'],
  ])('is not %s', async (_, content, name) => {
    const { status, failure } = await uploadAs(test, visitorOf(test.app), content, name)
    expect([status, failure]).toEqual([415, 'error.fileTypeNotAllowed'])
  })

  it('is as big as the client says at most', async () => {
    const most = 10 * 1024 * 1024
    const file = (size: number) => Buffer.concat([A_PDF, Buffer.alloc(size - A_PDF.length)])
    expect((await uploadAs(test, visitorOf(test.app), file(most))).status).toBe(200)
    expect(await uploadAs(test, visitorOf(test.app), file(most + 1))).toMatchObject({
      status: 413,
      failure: 'error.fileTooBig',
    })
  })

  it('is refused where a scanner objects, also across two pieces, or says nothing', async () => {
    const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
    const content = Buffer.concat([A_PDF, Buffer.alloc(65_500), Buffer.from(virus), Buffer.alloc(65_536)])
    expect((await uploadAs(test, visitorOf(test.app), content)).failure).toBe('error.fileNotClean')
    const { viruses } = test.world
    test.world.viruses = { scan: async () => ({ state: 'unreachable', detail: 'no answer' }) }
    expect((await uploadAs(test, visitorOf(test.app))).failure).toBe('error.uploadFailed')
    test.world.viruses = viruses
  })

  it('is called by a name that can be saved', async () => {
    const { file } = await uploadAs(test, visitorOf(test.app), A_PDF, '../..\\etc/pass\u202ewd.pdf')
    expect(file?.fileName).toMatch(/^[^/\\]*wd\.pdf$/)
    expect(file?.fileName).not.toContain('\u202e')
  })

  it('sent by a guest is theirs as soon as they sign in', async () => {
    const { email, password, signedIn } = await aCustomer(test, { email: 'sends@example.org' })
    const guest = visitorOf(test.app)
    const { file } = await uploadAs(test, guest)
    await signIn(guest, loginOf(test, { email, password }))
    const [stored] = await test.database.db
      .select()
      .from(uploadedFile)
      .where(eq(uploadedFile.id, file?.fileId ?? ''))
    expect(stored?.ownerId).toBe(signedIn.userId)
  })

  it('belongs to whoever sent it: their account, or a guest who is one from now on', async () => {
    const guest = visitorOf(test.app)
    const first = await uploadAs(test, guest)
    expect(first.token).toMatch(/^Bearer /)
    const second = await uploadAs(test, guest)
    expect(second.token).toBeUndefined()
    const ownerOf = async (id = '') =>
      (await test.database.db.select().from(uploadedFile).where(eq(uploadedFile.id, id)))[0]?.ownerId
    expect(await ownerOf(second.file?.fileId)).toBe(await ownerOf(first.file?.fileId))
    const { visitor, signedIn } = await aCustomer(test, { email: 'files@example.org' })
    const own = await uploadAs(test, visitor)
    expect(await ownerOf(own.file?.fileId)).toBe(signedIn.userId)
  })

  it('goes after a day where it was handed in with nothing', async () => {
    const { file } = await uploadAs(test, visitorOf(test.app))
    const isThere = async () =>
      (
        await test.database.db
          .select()
          .from(fileContent)
          .where(eq(fileContent.fileId, file?.fileId ?? ''))
      ).length
    test.pass(24 * 60)
    await forgetRecords(test.world)
    expect(await isThere()).toBe(1)
    test.pass(1)
    await forgetRecords(test.world)
    expect(await isThere()).toBe(0)
  })
})
