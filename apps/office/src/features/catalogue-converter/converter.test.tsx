import { type ConvertedCatalogue, convertCatalogue, getCatalogueTemplate } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, held, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

afterEach(() => {
  cleanDevice()
  vi.restoreAllMocks()
})

const WORKBOOK = new File(['PK'], 'Tarif 2027.xlsx')

const good: ConvertedCatalogue = {
  catalogue: '{"currency":"EUR"}',
  fileName: 'Tarif 2027.json',
  problems: [],
  differences: [
    { part: 'prices', added: 2, removed: 0, changed: 14 },
    { part: 'zones', added: 0, removed: 1, changed: 0 },
  ],
}
const bad: ConvertedCatalogue = {
  catalogue: null,
  fileName: 'Tarif 2027.json',
  problems: [
    { severity: 'error', sheet: 'prices', line: 4, column: 'price', value: '-1', message: 'Kein Preis.' },
    { severity: 'warning', sheet: 'extra', line: null, column: null, value: null, message: 'Unbekanntes Blatt.' },
  ],
  differences: [],
}

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function upload(answer: Answers[number]) {
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToArrangeTariff]
  const office = await renderOffice({ at: '/admin/katalogKonvertierung', answers: [staffDevice(rights), answer] })
  await office.user.upload(await screen.findByLabelText('Arbeitsmappe', { selector: 'input' }), WORKBOOK)
  return office
}

describe('the catalogue converter', () => {
  it('hands out the catalogue as JSON, and says how it differs from what is sold', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const office = await upload(answering(convertCatalogue, () => [good]))
    expect(await screen.findByText('2 neu, 14 geändert')).toBeTruthy()
    expect(screen.getByText('1 entfallen')).toBeTruthy()
    await office.user.click(screen.getByRole('button', { name: 'JSON herunterladen' }))
    expect(await screen.findByText('Die Datei Tarif 2027.json ist in Ihren Downloads.')).toBeTruthy()
    const [blob] = saved.mock.calls[0] ?? []
    expect(blob instanceof Blob && (await blob.text())).toBe(good.catalogue)
    const [sent] = office.sent.filter(({ call }) => call === convertCatalogue.name)
    expect(sent?.input.body).toEqual({ file: WORKBOOK })
  })

  it('hands out a workbook to be filled, or says why it could not', async () => {
    const error = { field: '', key: 'error.forbidden', message: 'x', code: 403 }
    const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToArrangeTariff]
    const refused = refusing(getCatalogueTemplate, 403, error)
    const office = await renderOffice({ at: '/admin/katalogKonvertierung', answers: [staffDevice(rights), refused] })
    await office.user.click(await screen.findByRole('button', { name: 'Vorlage zum Ausfüllen herunterladen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(office.sent.filter(({ call }) => call === getCatalogueTemplate.name)).toHaveLength(1)
  })

  it('says of one that changes nothing that it is the same', async () => {
    await upload(answering(convertCatalogue, () => [{ ...good, differences: [] }]))
    expect(await screen.findByText('Er ist derselbe wie der, aus dem jetzt verkauft wird.')).toBeTruthy()
  })

  it('lists what is wrong by sheet, line and column, and hands out nothing', async () => {
    await upload(answering(convertCatalogue, () => [bad]))
    const row = within(await screen.findByRole('row', { name: /^Kein Preis\./ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Fehler',
      'prices',
      '4',
      'price',
      '-1',
    ])
    expect(screen.getByText('2 Funde')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'JSON herunterladen' })).toBeNull()
  })

  it('says at the file that it is on its way, and why it was not taken', async () => {
    const refused = held(
      refusing(convertCatalogue, 400, { field: 'file', key: 'error.workbookTooLarge', message: 'x', code: 855 }),
    )
    await upload(refused)
    expect(await screen.findByRole('progressbar')).toBeTruthy()
    refused.release()
    expect(await screen.findByText(/mehr als 200\.000 Zellen/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })
})
