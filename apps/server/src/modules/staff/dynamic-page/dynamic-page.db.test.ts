import { clients, defaultClient, generatedDocument, LEGAL_ACTIONS, LEGAL_KINDS } from '@billett/clients'
import * as calls from '@billett/contract'
import { LANGUAGES, RIGHTS } from '@billett/domain'
import { pageMarkup, pageSections } from '@billett/rich-text'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientStore } from '../../../adapters/client-store/client-store.ts'
import { clientVersion, staffAction } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const WRITES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditPages]
const RIGHTS_OF_EDITORS = [...WRITES, RIGHTS.AllowedToReleasePages]
const params = { identifier: 'terms.de' }
const body = {
  title: 'Unsere Bedingungen',
  subtitle: 'Kurz und gut.',
  content: '<h2>Kauf</h2><p onclick="x()">Man <b>kauft</b>.<script>x()</script></p><p>[[cancelContract]]</p>',
  version: 0,
}
const STORED = '<h2>Kauf</h2>\n<p>Man kauft.</p>\n<p>[[cancelContract]]</p>'

type Staff = Awaited<ReturnType<typeof aStaffMember>>
const save = (staff: Staff, over: Partial<calls.SavePage> = {}, identifier = params.identifier) =>
  staff.send(calls.saveDynamicPage, { params: { identifier }, query: {}, body: { ...body, ...over } })
const release = (staff: Staff, version: number, identifier = params.identifier) =>
  staff.send(calls.releaseDynamicPage, { params: { identifier }, query: {}, body: { version } })

/** Writes a page and shows it. */
async function shows(staff: Staff, over: Partial<calls.SavePage> = {}, identifier = params.identifier) {
  const saved = await save(staff, over, identifier)
  return release(staff, saved.items[0]?.draft?.version ?? 0, identifier)
}

const named = async (identifier = params.identifier) => {
  const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
  const { items } = await staff.send(calls.getDynamicPages, { query: {} })
  return items.find(page => page.identifier === identifier)
}

describe('a page of the shop', () => {
  it('is listed by the day from which it reads so, either way, and after all that have one where it has none', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    await shows(staff)
    const days = async (sort: 'changedOn' | '-changedOn') =>
      (await staff.send(calls.getDynamicPages, { query: { sort } })).items.map(({ changedOn }) => changedOn)
    const rising = await days('changedOn')
    const known = rising.filter(day => day !== '')
    expect(new Set(known).size).toBeGreaterThan(1)
    expect(rising).toEqual([...known.toSorted(), ...rising.filter(day => day === '')])
    expect((await days('-changedOn')).slice(0, known.length)).toEqual(known.toReversed())
  })

  it('is generated and protected until somebody writes it, shown then, and generated again once that is deleted', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const generated = await named()
    expect(generated).toMatchObject({ isGenerated: true, isProtected: true, version: 0, path: 'terms', language: 'de' })
    const { items } = await shows(staff)
    expect(items).toMatchObject([
      { title: body.title, content: STORED, isGenerated: false, isProtected: false, version: 1 },
    ])
    const store = clientStore(test.database.db, [defaultClient], () => undefined)
    await store.refresh()
    const shown = store.current(defaultClient.config.settings.clientId)
    expect(shown.pages?.['terms.de']).toMatchObject({ title: body.title, version: '2026-11-21', changes: 1 })
    const deleted = await staff.send(calls.deleteDynamicPage, { params, query: {} })
    expect(deleted.items).toEqual([generated])
    await store.refresh()
    expect(store.current(defaultClient.config.settings.clientId).pages).toBeUndefined()
    const noted = await test.database.db.select().from(staffAction)
    expect(noted.map(({ call, subjectId }) => [call, subjectId])).toEqual([
      ['admin/saveDynamicPage', 'terms.de'],
      ['admin/releaseDynamicPage', 'terms.de'],
      ['admin/deleteDynamicPage', 'terms.de'],
    ])
    expect(await test.database.db.select().from(clientVersion)).toHaveLength(2)
  })

  it('is added at an address of one’s own, listed while it is there, and gone once it is deleted', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const own = { identifier: 'fahrrad-mitnehmen.en' }
    const { items } = await shows(staff, {}, own.identifier)
    const page = { path: 'fahrrad-mitnehmen', isFree: true, isGenerated: false, isProtected: false, version: 1 }
    expect(items).toMatchObject([{ ...page, language: 'en' }])
    expect(await named(own.identifier)).toMatchObject(page)
    expect(await named('fahrrad-mitnehmen.de')).toBeUndefined()
    const versions = await staff.send(calls.getDynamicPageVersions, { params: own, query: {} })
    expect(versions.items.map(({ isGenerated }) => isGenerated)).toEqual([false])
    await staff.send(calls.deleteDynamicPage, { params: own, query: {} })
    expect(await named(own.identifier)).toBeUndefined()
    const again = await staff.send(calls.deleteDynamicPage, { params: own, query: {} })
    expect(again.errors[0]?.translationKey).toBe('error.pageProtected')
    for (const identifier of ['Fahrrad.de', 'a--b.de', '../x.de', 'terms.fr', 'fahrrad', `${'x'.repeat(41)}.de`]) {
      const refused = await staff.send(calls.saveDynamicPage, { params: { identifier }, query: {}, body })
      expect(refused.errors[0]?.translationKey, identifier).toBe('error.pageNotFound')
    }
  })

  it('of its own is one of fifty at most', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    for (let number = 1; number <= 50; number += 1)
      expect((await shows(staff, {}, `page-${number}.de`)).status).toBe(200)
    expect((await save(staff, {}, 'page-51.de')).errors[0]?.translationKey).toBe('error.tooManyPages')
    expect((await shows(staff, {}, 'page-50.en')).status).toBe(200)
  })

  it('tells how it has read, each text once, the latest first, and last of all as it is generated', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const generated = await named()
    await shows(staff)
    await shows(staff, { title: 'Neu', version: 1 })
    await shows(staff, {}, 'contact.en')
    await save(staff, { title: 'Noch nicht', version: 2 })
    const told = await staff.send(calls.getDynamicPageVersions, { params, query: {} })
    expect(told.items.map(({ title, version }) => [title, version])).toEqual([
      ['Neu', 2],
      [body.title, 1],
      [generated?.title, 0],
    ])
    expect(told.items.at(-1)).toEqual(generated)
    const missing = await staff.send(calls.getDynamicPageVersions, { params: { identifier: 'imprint.fr' }, query: {} })
    expect(missing.errors).toMatchObject([{ translationKey: 'error.pageNotFound' }])
  })

  it('that two people write loses nothing: the later one is told', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    await save(staff)
    const late = await save(staff, { title: 'Andere' })
    expect(late).toMatchObject({ status: 409, errors: [{ translationKey: 'error.changedMeanwhile' }] })
    expect(await named()).toMatchObject({ version: 0, draft: { title: body.title, version: 1 } })
    // Who has read the draft does not write over what was released since.
    await release(staff, 1)
    expect((await save(staff, { title: 'Andere' })).status).toBe(409)
    expect(await named()).toMatchObject({ title: body.title, version: 1, draft: null })
  })

  it('is a draft that the shop does not show before it is released, which who only writes may not', async () => {
    const [writer, editor] = [await aStaffMember(test, WRITES), await aStaffMember(test, RIGHTS_OF_EDITORS)]
    expect((await save(writer)).items).toMatchObject([{ isGenerated: true, draft: { content: STORED, version: 1 } }])
    expect(await test.database.db.select().from(clientVersion)).toEqual([])
    expect((await release(writer, 1)).status).toBe(403)
    expect((await release(editor, 2)).errors[0]?.translationKey).toBe('error.changedMeanwhile')
    expect((await release(editor, 1)).items).toMatchObject([{ content: STORED, version: 1, draft: null }])
    expect((await release(editor, 1)).errors[0]?.translationKey).toBe('error.changedMeanwhile')
  })

  it('of one’s own is listed while it is a draft alone; discarded it is gone, and a shown one stays as it is', async () => {
    const writer = await aStaffMember(test, WRITES)
    const discard = (identifier: string) =>
      writer.send(calls.discardDynamicPageDraft, { params: { identifier }, query: {} })
    await save(writer, {}, 'fahrrad.de')
    expect(await named('fahrrad.de')).toMatchObject({ title: '', isProtected: true, draft: { title: body.title } })
    expect((await discard('fahrrad.de')).status).toBe(200)
    expect(await named('fahrrad.de')).toBeUndefined()
    expect((await discard('fahrrad.de')).errors[0]?.translationKey).toBe('error.pageNotFound')
    await shows(await aStaffMember(test, RIGHTS_OF_EDITORS))
    await save(writer, { title: 'Anders', version: 1 })
    expect((await discard(params.identifier)).items).toMatchObject([{ title: body.title, version: 1, draft: null }])
  })

  it('is shown before it is stored, and tried is nothing', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const tried = await staff.send(calls.saveDynamicPage, { params, query: { dryRun: true }, body })
    expect(tried.items).toMatchObject([{ isGenerated: true, draft: { content: STORED, version: 1 } }])
    expect(await named()).toMatchObject({ isGenerated: true, draft: null })
    expect(await test.database.db.select().from(clientVersion)).toEqual([])
  })

  it.each([
    ['a page nobody has', 'imprint.fr', body, 404, 'error.pageNotFound'],
    ['nothing but a script', 'terms.de', { ...body, content: '<script>x()</script>' }, 400, 'error.required'],
    ['no title', 'terms.de', { ...body, title: '' }, 400, 'error.required'],
  ])('is refused as %s', async (_, identifier, wrong, status, translationKey) => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const refused = await staff.send(calls.saveDynamicPage, { params: { identifier }, query: {}, body: wrong })
    expect(refused).toMatchObject({ status, errors: [{ translationKey }] })
  })

  it('that is protected is not deleted', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const refused = await staff.send(calls.deleteDynamicPage, { params, query: {} })
    expect(refused).toMatchObject({ status: 409, errors: [{ translationKey: 'error.pageProtected' }] })
  })

  it('of another company is neither seen nor written', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const client = clients.find(other => other !== defaultClient)?.config.settings.clientId ?? ''
    expect((await staff.send(calls.getDynamicPages, { query: { client } })).items).toEqual([])
    const refused = await staff.send(calls.saveDynamicPage, { params, query: { client }, body })
    expect(refused).toMatchObject({ status: 400, errors: [{ fieldName: 'client' }] })
  })

  it('the law wants is among the required ones', async () => {
    const staff = await aStaffMember(test, RIGHTS_OF_EDITORS)
    const { items } = await staff.send(calls.getRequiredDynamicPages)
    expect(new Set(items.map(({ path }) => path))).toEqual(
      new Set(['legalNotice', 'terms', 'privacyPolicy', 'accessibility']),
    )
  })
})

it('every generated page stays word for word the same when it is stored as it is shown', () => {
  for (const client of clients)
    for (const kind of LEGAL_KINDS)
      for (const language of LANGUAGES) {
        const { sections } = generatedDocument(client, kind, language)
        const markup = pageMarkup(sections)
        expect(pageMarkup(pageSections(markup, LEGAL_ACTIONS)), `${client.name} ${kind}.${language}`).toBe(markup)
      }
})
