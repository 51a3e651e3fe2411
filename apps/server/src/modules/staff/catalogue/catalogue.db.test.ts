import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { tariffFromJson } from '@billett/tariff-import'
import { changed, goodWorkbook, xlsxFile } from '@billett/tariff-import/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversionThreads } from '../../../adapters/catalogue-converter/conversion-threads.ts'
import { staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { errorsOf } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToArrangeTariff]

async function send(bytes: Uint8Array, name = 'Tarif 2027.xlsx') {
  const token = await tokenFor(test.world, { kind: 'staff', rights })
  return sendFile(test.app, calls.convertCatalogue, { file: new File([new Uint8Array(bytes)], name), token })
}

it('a workbook becomes a catalogue that can be imported, and it is said how it differs from what is sold', async () => {
  const reply = await send(xlsxFile(goodWorkbook()))
  const [converted]: calls.ConvertedCatalogue[] = reply.json().data
  expect(converted).toMatchObject({ fileName: 'Tarif 2027.json', problems: [] })
  const read = tariffFromJson(converted?.catalogue ?? '')
  expect(read).toMatchObject({ ok: true, tariff: { versions: [{ id: '2026' }, { id: '2027' }] } })
  expect(converted?.differences).toContainEqual({
    part: 'zones',
    added: 4,
    removed: test.world.regions.current().tariff.versions.reduce((sum, { zones }) => sum + zones.length, 0),
    changed: 0,
  })
  const [noted] = await test.world.db.select().from(staffAction)
  expect(noted).toMatchObject({ call: 'admin/convertCatalogue', after: { isConverted: true, problems: 0 } })
})

it('the workbook that is handed out to be filled can be sent in as it is', async () => {
  const clerk = visitorOf(test.app)
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
  const { status, bytes } = await clerk.send(calls.getCatalogueTemplate)
  expect(status).toBe(200)
  const [converted]: calls.ConvertedCatalogue[] = (await send(bytes, 'Vorlage.xlsx')).json().data
  expect(converted).toMatchObject({ fileName: 'Vorlage.json', problems: [] })
  expect(tariffFromJson(converted?.catalogue ?? '')).toMatchObject({ ok: true })
})

it('what is wrong in a workbook is said by sheet, line and column, and there is no catalogue', async () => {
  const [converted]: calls.ConvertedCatalogue[] = (await send(xlsxFile(changed('prices', 4, 'price', -1)))).json().data
  expect(converted).toMatchObject({
    catalogue: null,
    problems: [{ severity: 'error', sheet: 'prices', line: 4, column: 'price', value: '-100' }],
    differences: [],
  })
  const [none]: calls.ConvertedCatalogue[] = (await send(Buffer.from('no workbook'))).json().data
  expect(none).toMatchObject({ catalogue: null, problems: [{ severity: 'error', sheet: null }] })
})

it('a workbook of more cells than a tariff has, or that takes too much, is refused and harms nobody', async () => {
  const rows = Array.from({ length: 20_001 }, () => Array.from({ length: 10 }, () => 1))
  const large = xlsxFile([{ sheet: 'zones', data: rows }])
  expect(errorsOf(await send(large))).toMatchObject([{ translationKey: 'error.workbookTooLarge', fieldName: 'file' }])
  const good = xlsxFile(goodWorkbook())
  expect(await conversionThreads({ megabytes: 512, within: 1 }).convert(good)).toEqual({ ok: false, reason: 'tooMuch' })
  expect(await conversionThreads({ megabytes: 8, within: 60_000 }).convert(large)).toEqual({
    ok: false,
    reason: 'tooMuch',
  })
})

it('a file that is not clean is not opened', async () => {
  const { viruses } = test.world
  test.world.viruses = { scan: async () => ({ state: 'infected' }) }
  expect(errorsOf(await send(xlsxFile(goodWorkbook())))).toMatchObject([{ translationKey: 'error.fileNotClean' }])
  test.world.viruses = viruses
})
