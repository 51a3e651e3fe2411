import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffAction } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'
import { soldGroups } from './list-attachments.ts'

const MANAGES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageAttachments]
const TICKETS = 2

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const staff = () => aStaffMember(test, MANAGES)
type Staff = Awaited<ReturnType<typeof staff>>

async function aPdf(change: (document: PDFDocument) => unknown = () => undefined): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage()
  await change(document)
  return new Uint8Array(await document.save())
}

async function upload(by: Staff, bytes: Uint8Array<ArrayBuffer>, name = 'Netzplan.pdf') {
  const reply = await sendFile(test.app, calls.uploadAttachment, { file: new File([bytes], name), token: by.token() })
  const { data = [], error = [] }: { data?: calls.AttachmentFile[]; error?: calls.ErrorEnvelope['error'] } =
    reply.json()
  return { items: data, errors: error }
}

async function uploaded(by: Staff, name?: string): Promise<string> {
  const { items } = await upload(by, await aPdf(), name)
  return items[0]?.path ?? expect.unreachable('it is stored')
}

const save = (by: Staff, version: number, groups: { sortGroup: string | null; files: string[] }[]) =>
  by.send(calls.saveAttachments, { query: { serviceAreaId: TICKETS }, body: { version, groups } })
const read = async (by: Staff) => {
  const { items } = await by.send(calls.getAttachments, { query: { serviceAreaId: TICKETS } })
  return items[0] ?? expect.unreachable('there is an answer')
}
const aGroup = () => soldGroups(test.world, TICKETS)[0]?.name ?? expect.unreachable('something is sold')

describe('a file that staff send in', () => {
  it('is listed by name, or by what else is asked for', async () => {
    const by = await staff()
    for (const name of ['b.pdf', 'a.pdf', 'c.pdf']) await uploaded(by, name)
    const named = async (query: calls.FilesQuery) =>
      (await by.send(calls.getAttachmentFiles, { query })).items.map(({ fileName }) => fileName)
    expect(await named({})).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    expect(await named({ sort: '-fileName' })).toEqual(['c.pdf', 'b.pdf', 'a.pdf'])
  })

  it('is a PDF, by its content and whatever it is called, with the ending of what it is', async () => {
    const by = await staff()
    const { items } = await upload(by, await aPdf(), 'b: Plan.JPG')
    expect(items).toMatchObject([{ fileName: 'b_ Plan.pdf', mimeType: 'application/pdf', isUsed: false }])
    expect((await by.send(calls.getAttachmentFiles, { query: {} })).items).toEqual(items)
    const [noted] = await test.world.db.select().from(staffAction)
    expect(noted).toMatchObject({ subjectKind: 'attachment', after: { fileName: 'b_ Plan.pdf' } })
  })

  it('is not stored where all files of the company would be more than it keeps', async () => {
    const { client } = test.world
    const settings = { ...client.config.settings, attachmentMegabytes: 1 }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const by = await staff()
    const [first] = (await upload(by, await aPdf())).items
    await test.world.db.execute(sql`update attachment_file set size = 999900`)
    expect((await upload(by, await aPdf())).errors).toMatchObject([{ translationKey: 'error.filesFull' }])
    await by.send(calls.deleteAttachment, { query: { path: first?.path ?? '' } })
    expect((await upload(by, await aPdf())).items).toHaveLength(1)
  })

  it('is the bare picture of a JPEG: nothing that a camera wrote comes along', async () => {
    const by = await staff()
    const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3070b0' } })
    const camera = await plain
      .withExif({ IFD0: { Copyright: 'planted secret' } })
      .jpeg()
      .toBuffer()
    expect(camera.includes('planted secret')).toBe(true)
    const { items } = await upload(by, new Uint8Array(camera), 'Bild.jpeg')
    expect(items).toMatchObject([{ fileName: 'Bild.jpg', mimeType: 'image/jpeg' }])
    const { rows } = await test.world.db.execute<{ content: Buffer }>('select content from attachment_file')
    expect(rows[0]?.content.includes('planted secret')).toBe(false)
    expect(await sharp(rows[0]?.content).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  })

  it.each([
    ['pdfActive', () => aPdf(document => document.addJavaScript('main', 'app.alert(1)'))],
    ['pdfUnreadable', async () => new TextEncoder().encode('%PDF-1.7 nothing')],
    ['fileTypeNotAllowed', async () => new TextEncoder().encode('<svg onload="x"/>')],
    ['fileTypeNotAllowed', async () => new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2])],
  ] as const)('is refused with error.%s', async (reason, make) => {
    const by = await staff()
    expect(await upload(by, new Uint8Array(await make()))).toMatchObject({
      errors: [{ translationKey: `error.${reason}`, fieldName: 'file' }],
    })
    expect((await by.send(calls.getAttachmentFiles, { query: {} })).items).toEqual([])
  })

  it('is deleted once no ticket brings it, and only by its own company', async () => {
    const by = await staff()
    const path = await uploaded(by)
    await save(by, 0, [{ sortGroup: null, files: [path] }])
    expect(await by.send(calls.deleteAttachment, { query: { path } })).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.attachmentInUse', fieldName: 'path' }],
    })
    await save(by, 1, [])
    await test.world.db.execute(`update attachment_file set client_id = 'another'`)
    expect(await by.send(calls.deleteAttachment, { query: { path } })).toMatchObject({ status: 404 })
    await test.world.db.execute(
      `update attachment_file set client_id = '${test.world.client.config.settings.clientId}'`,
    )
    expect((await by.send(calls.deleteAttachment, { query: { path } })).status).toBe(200)
    expect((await by.send(calls.getAttachmentFiles, { query: {} })).items).toEqual([])
  })
})

describe('files that no ticket brings', () => {
  it('are named by a trial and deleted together; each is noted, what is brought by now and what is others’ stays', async () => {
    const by = await staff()
    const [kept, leaflet, plan, late] = [
      await uploaded(by, 'Bleibt.pdf'),
      await uploaded(by, 'Blatt.pdf'),
      await uploaded(by, 'Plan.pdf'),
      await uploaded(by, 'Spaet.pdf'),
    ]
    const foreign = await uploaded(by, 'Fremd.pdf')
    await test.world.db.execute(`update attachment_file set client_id = 'another' where id = '${foreign}'`)
    await save(by, 0, [{ sortGroup: null, files: [kept] }])
    const tried = await by.send(calls.deleteUnusedAttachments, { query: { dryRun: true }, body: {} })
    expect(tried.items.map(({ fileName }) => fileName)).toEqual(['Blatt.pdf', 'Plan.pdf', 'Spaet.pdf'])
    expect((await by.send(calls.getAttachmentFiles, { query: {} })).items).toHaveLength(4)
    // Somebody has the tickets bring one of them before they are deleted, and one was not there when it was tried.
    await save(by, 1, [{ sortGroup: null, files: [kept, plan] }])
    const { items } = await by.send(calls.deleteUnusedAttachments, { query: {}, body: { paths: [leaflet, plan] } })
    expect(items.map(({ path }) => path)).toEqual([leaflet])
    const left = (await by.send(calls.getAttachmentFiles, { query: {} })).items.map(({ path }) => path)
    expect(new Set(left)).toEqual(new Set([kept, plan, late]))
    const acts = await test.world.db.select().from(staffAction)
    const noted = acts.filter(({ call }) => call === calls.deleteUnusedAttachments.name)
    expect(noted).toMatchObject([{ subjectKind: 'attachment', subjectId: leaflet, before: { fileName: 'Blatt.pdf' } }])
    expect(await test.world.db.execute(`select from attachment_file where id = '${foreign}'`)).toMatchObject({
      rowCount: 1,
    })
  })
})

describe('what tickets bring', () => {
  it('is said group by group, and flagged where a group is sold no more or a file is gone', async () => {
    const by = await staff()
    const [plan, leaflet] = [await uploaded(by, 'Plan.pdf'), await uploaded(by, 'Blatt.pdf')]
    const group = aGroup()
    const saved = await save(by, 0, [
      { sortGroup: group, files: [plan, leaflet] },
      { sortGroup: 'soldLongAgo', files: [leaflet] },
      { sortGroup: null, files: [] },
    ])
    const { version, groups } = await read(by)
    expect(saved.items).toEqual([await read(by)])
    expect(version).toBe(1)
    const of = (name: string | null) => groups.find(({ sortGroup }) => sortGroup === name)
    expect(of(group)?.files.map(({ fileName }) => fileName)).toEqual(['Plan.pdf', 'Blatt.pdf'])
    expect(of(group)?.title).toBeTruthy()
    expect(of('soldLongAgo')).toMatchObject({ title: null, files: [{ fileName: 'Blatt.pdf' }] })
    expect(of(null)?.files).toEqual([])
    await test.world.db.execute(`delete from attachment_file where id = '${leaflet}'`)
    expect((await read(by)).groups.at(-1)?.files).toMatchObject([{ path: leaflet, fileName: null }])
  })

  it('is what the first of two people said, and the other is told', async () => {
    const by = await staff()
    await save(by, 0, [{ sortGroup: null, files: [await uploaded(by)] }])
    expect(await save(by, 0, [])).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.changedMeanwhile', fieldName: 'version' }],
    })
    expect((await read(by)).groups[0]?.files).toHaveLength(1)
  })

  it('is no file that is not there, nor more than a mail has room for', async () => {
    const by = await staff()
    const path = await uploaded(by)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await save(by, 0, [{ sortGroup: null, files: [path, unknown] }])).toMatchObject({
      errors: [{ translationKey: 'error.attachmentNotFound', fieldName: 'groups.0.files.1' }],
    })
    await test.world.db.execute('update attachment_file set size = 13000001')
    expect(await save(by, 0, [{ sortGroup: null, files: [path] }])).toMatchObject({
      errors: [{ translationKey: 'error.attachmentsTooLarge', fieldName: 'groups.0.files' }],
    })
    expect((await read(by)).version).toBe(0)
  })
})
