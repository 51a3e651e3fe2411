import {
  type Call,
  getArrangementVersions,
  getServiceAreas,
  getSortGroupLanguages,
  getSortGroupTexts,
  getStaffFixPriceGroups,
  getStaffLanguages,
  releaseArrangement,
  type StaffGroupBoard,
  type StaffLanguage,
  type StaffSortGroupTexts,
  saveSortGroupLanguages,
  saveSortGroupTexts,
  saveStaffFixPriceGroups,
} from '@billett/contract'
import { RIGHTS, ROLES } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const HEAD = {
  version: 0,
  state: 'active',
  writtenBy: null,
  storedOn: null,
  shownVersion: 0,
  tariffVersion: 'luehrtal-2026',
  validFrom: '2026-01-01',
  asOf: '2026-11-20T08:00:00.000Z',
  lost: [],
} as const
const group = (name: string, title: string, order: number) =>
  ({ name, title, order, kind: 'fixPrice', category: null }) as const
const board: StaffGroupBoard = {
  ...HEAD,
  lost: [],
  serviceAreaId: 2,
  categories: [
    { name: { de: 'Freizeit', en: 'Leisure' }, groups: ['day', 'ferry'] },
    { name: { de: 'Zusatz', en: 'Add-ons' }, groups: ['dog'] },
  ],
  hidden: [],
  shown: { categories: [], hidden: [] },
  sortGroups: [group('day', 'Tagesticket', 1), group('ferry', 'Fähre', 2), group('dog', 'Hund', 3)],
  unplaced: [],
  namelessCategories: [],
}

const rights: number[] = ROLES.tariff.map(right => RIGHTS[right])
const areas = answering(getServiceAreas, () => [{ serviceAreaId: 2, name: 'Tickets' }])
const versions = answering(getArrangementVersions, () => [])
type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function open(answers: Answers, at = '/admin/tarif/festpreisgruppen', holds: number[] = rights) {
  const office = await renderOffice({ at, answers: [staffDevice(holds), ...answers, areas, versions] })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}
const handle = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} verschieben`) })
const save = () => screen.findByRole('button', { name: 'Speichern' })
const stored = (over: Partial<StaffGroupBoard> = {}) => answering(getStaffFixPriceGroups, () => [{ ...board, ...over }])
const saved = answering(saveStaffFixPriceGroups, () => [
  { ...board, version: 1, state: 'checked' as const, storedOn: '2026-11-21T09:00:00.000Z' },
])

describe('the board of groups', () => {
  it('is arranged by keyboard alone, and each step is said', async () => {
    const office = await open([stored(), saved])
    const ferry = await handle('Fähre')
    ferry.focus()
    await office.user.keyboard(' ')
    expect(screen.getByText('Fähre aufgenommen.')).toBeTruthy()
    await office.user.keyboard('{ArrowUp}')
    expect(screen.getByText('Fähre: Platz 1 von 2 unter „Freizeit“.')).toBeTruthy()
    await office.user.keyboard('{ArrowRight}')
    expect(screen.getByText('Fähre: Platz 2 von 2 unter „Zusatz“.')).toBeTruthy()
    await waitFor(async () => expect(document.activeElement).toBe(await handle('Fähre')))
    await office.user.keyboard('{ArrowUp} ')
    expect(screen.getByText('Fähre abgelegt: Platz 1 von 2 unter „Zusatz“.')).toBeTruthy()
    await office.user.click(await save())
    expect(await screen.findByText('Als Entwurf gespeichert.')).toBeTruthy()
    expect(office.told(saveStaffFixPriceGroups)).toMatchObject([
      {
        query: { serviceAreaId: 2 },
        body: { version: 0, categories: [{ groups: ['day'] }, { groups: ['ferry', 'dog'] }] },
      },
    ])
  })

  it('puts a group back on Escape, and moves one by its menu', async () => {
    const office = await open([stored()])
    const day = await handle('Tagesticket')
    day.focus()
    await office.user.keyboard(' {ArrowDown}{ArrowDown}{Escape}')
    expect(screen.getByText('Tagesticket zurückgelegt: Platz 1 von 2 unter „Freizeit“.')).toBeTruthy()
    await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Hund' }))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Nach „Ausgeblendet“' }))
    const hidden = within(await screen.findByRole('region', { name: 'Ausgeblendet' }))
    expect(hidden.getByText('Hund')).toBeTruthy()
  })

  it('asks before it is left with something changed', async () => {
    const office = await open([stored()])
    await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Hund' }))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Nach „Ausgeblendet“' }))
    await office.user.click(screen.getByRole('link', { name: 'Ereignisse' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen nicht gespeichert' }))
    await office.user.click(question.getByRole('button', { name: 'Hierbleiben' }))
    expect(office.location()?.pathname).toBe('/admin/tarif/festpreisgruppen')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    await office.user.click(screen.getByRole('link', { name: 'Ereignisse' }))
    await office.user.click(await screen.findByRole('button', { name: 'Verlassen' }))
    await waitFor(() => expect(office.location()?.pathname).toBe('/admin/ereignisse'))
  })

  it('changed meanwhile: what was arranged stays, theirs is shown, and the next try is made upon it', async () => {
    let now = board
    const late = { field: 'version', message: 'Geändert.', code: 903, key: 'error.changedMeanwhile' }
    const first = refusing(saveStaffFixPriceGroups, 409, late)
    const trying = {
      name: saveStaffFixPriceGroups.name,
      answer: (input: Parameters<typeof first.answer>[0]) => {
        const isLate = now === board
        now = { ...board, version: 7, categories: [{ name: null, groups: ['dog', 'day', 'ferry'] }] }
        return (isLate ? first : saved).answer(input)
      },
    }
    const office = await open([answering(getStaffFixPriceGroups, () => [now]), trying])
    await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Fähre' }))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Nach oben' }))
    await office.user.click(await save())
    expect((await screen.findByRole('alert')).textContent).toContain('Hund, Tagesticket, Fähre')
    await office.user.click(await save())
    expect(await screen.findByText('Als Entwurf gespeichert.')).toBeTruthy()
    expect(office.told(saveStaffFixPriceGroups).map(({ body }) => body)).toMatchObject([
      { version: 0, categories: [{ groups: ['ferry', 'day'] }, {}] },
      { version: 7, categories: [{ groups: ['ferry', 'day'] }, {}] },
    ])
  })

  it('is copied to another area as a change that is not saved yet', async () => {
    const both = answering(getServiceAreas, () => [
      { serviceAreaId: 2, name: 'Tickets' },
      { serviceAreaId: 4, name: 'Abonnements' },
    ])
    const boards = {
      name: getStaffFixPriceGroups.name,
      answer: async ({ query }: { query?: object }) => {
        const isOther = JSON.stringify(query).includes('4')
        const categories = [{ name: null, groups: ['dog', 'ferry', 'year'] }]
        return { ok: true as const, status: 200, data: [isOther ? { ...board, serviceAreaId: 4, categories } : board] }
      },
    }
    const office = await open([both, boards, saved])
    await office.user.selectOptions(await screen.findByLabelText('Auf einen anderen Bereich übertragen'), 'Abonnements')
    expect(await screen.findByText(/Angeordnet wie der andere Bereich, noch nicht gespeichert/)).toBeTruthy()
    await office.user.click(await save())
    await waitFor(() => expect(office.told(saveStaffFixPriceGroups)).toHaveLength(1))
    expect(office.told(saveStaffFixPriceGroups)).toMatchObject([
      {
        query: { serviceAreaId: 4 },
        body: {
          categories: [
            { name: { de: 'Freizeit', en: 'Leisure' }, groups: ['ferry'] },
            { name: { de: 'Zusatz', en: 'Add-ons' }, groups: ['dog'] },
            { name: null, groups: ['year'] },
          ],
        },
      },
    ])
  })

  it('says what an import has dropped and brought, and releases a draft that is right', async () => {
    const shown = answering(releaseArrangement, () => [
      {
        part: 'fixPriceGroups' as const,
        serviceAreaId: 2,
        version: 3,
        state: 'active' as const,
        storedOn: HEAD.asOf,
        writtenBy: 'ada',
        writtenByName: 'Ada L.',
        releasedOn: HEAD.asOf,
        releasedBy: 'ada',
        releasedByName: 'Ada L.',
      },
    ])
    const draft = { version: 3, state: 'checked', storedOn: HEAD.asOf, lost: ['boat'], unplaced: ['new'] } as const
    const office = await open([stored({ ...draft, lost: ['boat'], unplaced: ['new'] }), shown])
    expect(await screen.findByText('Unbemerkt fehlende Sortengruppen.')).toBeTruthy()
    expect(screen.getByText(/übergangen: boat/)).toBeTruthy()
    await office.user.click(await screen.findByRole('button', { name: 'Freigeben' }))
    const question = within(await screen.findByRole('alertdialog'))
    const difference = within(question.getByRole('region', { name: 'Was sich ändert' }))
    expect(difference.getByText('Freizeit / Leisure', { selector: 'ins' })).toBeTruthy()
    await office.user.click(question.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText(/^Freigegeben\. Der Shop/)).toBeTruthy()
    expect(office.told(releaseArrangement)).toMatchObject([
      { params: { part: 'fixPriceGroups' }, body: { serviceAreaId: 2, version: 3 } },
    ])
  })
})

describe('languages', () => {
  const line = (language: string, isSpoken: boolean, written: number, nextMissing: string | null) => ({
    language,
    isSpoken,
    written,
    total: 6,
    nextMissing,
  })
  const listed = answering(getSortGroupLanguages, () => [
    {
      version: 1,
      languages: [line('de-DE', true, 6, null), line('en-GB', true, 1, 'dog'), line('nl-NL', false, 2, 'ferry')],
    },
  ])

  it('of the shop say what is missing in each, with the way to where it is written, for who may go it', async () => {
    const whole = { written: 9, total: 9 }
    const gaps: StaffLanguage['gaps'] = [
      {
        kind: 'text',
        path: 'config.cookies.0.purpose.en',
        writtenIn: 'config.cookies',
        state: 'sameAsGerman',
        other: 'Hält fest, wer Sie sind.',
      },
      { kind: 'page', path: 'terms.en', writtenIn: 'terms.en', state: 'missing', other: 'AGB' },
    ]
    const shop = answering(getStaffLanguages, () => [
      { language: 'de', texts: whole, pages: whole, gaps: [] },
      { language: 'en', texts: whole, pages: { written: 8, total: 9 }, gaps },
    ])
    const writes = [...rights, RIGHTS.AllowedToEditConfiguration, RIGHTS.AllowedToEditPages]
    await open([listed, shop], '/admin/allgemein/sprachen', writes)
    const table = within(await screen.findByRole('table', { name: 'Texte und Seiten des Shops' }))
    const english = table.getByRole('row', { name: /^Englisch/ })
    expect(english.textContent).toContain('88 % (8 von 9)')
    expect(english.textContent).toContain('16 % (1 von 6)')
    expect(table.getByRole('row', { name: /^Deutsch/ }).textContent).toContain('100 % (6 von 6)')
    expect(screen.queryByText(/^Deutsch: /)).toBeNull()
    const told = within(screen.getByRole('table', { name: 'Englisch: 2 zu prüfen' }))
    expect(told.getByRole('row', { name: /cookies/ }).textContent).toContain('wie auf Deutsch')
    const ways = told.getAllByRole('link').map(one => one.getAttribute('href'))
    expect(ways).toEqual(['/admin/einstellungen?entry=config.cookies', '/admin/dynamischeSeiten/terms.en'])
  })

  it('are added in the right form, once; the next missing text is a link', async () => {
    const added = answering(saveSortGroupLanguages, () => [{ version: 2, languages: [] }])
    const office = await open([listed, added], '/admin/allgemein/sprachen')
    const next = await screen.findByRole('link', { name: 'ferry' })
    expect(next.getAttribute('href')).toBe('/admin/tarif/sortengruppeTexte?group=ferry&language=nl-NL')
    const field = screen.getByLabelText('Neue Sprache')
    const add = () => office.user.click(screen.getByRole('button', { name: 'Sprache hinzufügen' }))
    await office.user.type(field, 'fr')
    await add()
    expect(screen.getByText('Falsches Format: Sprachcode-Ländercode')).toBeTruthy()
    await office.user.clear(field)
    await office.user.type(field, 'nl-NL')
    await add()
    expect(screen.getByText('Diese Sprache gibt es schon.')).toBeTruthy()
    expect(office.told(saveSortGroupLanguages)).toEqual([])
    await office.user.clear(field)
    await office.user.type(field, 'fr-FR')
    await add()
    await waitFor(() =>
      expect(office.told(saveSortGroupLanguages)).toMatchObject([
        { body: { version: 1, languages: ['nl-NL', 'fr-FR'] } },
      ]),
    )
  })
})

it('texts of a group are written beside what was imported', async () => {
  const imported = { overview: 'Over the river', detail: '', fareRules: '' }
  const blank = { overview: '', detail: '', fareRules: '' }
  const texts: StaffSortGroupTexts = {
    ...HEAD,
    lost: [],
    version: 4,
    languages: ['de-DE', 'en-GB'],
    sortGroups: [
      {
        name: 'ferry',
        title: 'Fähre',
        texts: [
          { language: 'de-DE', ...blank, imported: blank },
          { language: 'en-GB', ...blank, imported },
        ],
      },
    ],
  }
  const shown = answering(getSortGroupTexts, () => [texts])
  const kept = answering(saveSortGroupTexts, () => [{ ...texts, version: 5 }])
  const office = await open([shown, kept], '/admin/tarif/sortengruppeTexte?group=ferry&language=en-GB')
  expect(await screen.findByText('Importiert: Over the river')).toBeTruthy()
  await office.user.type(screen.getByLabelText('Ausführlicher Text'), 'Every ten minutes')
  await office.user.click(await save())
  expect(await screen.findByText('Als Entwurf gespeichert.')).toBeTruthy()
  expect(office.told(saveSortGroupTexts)).toMatchObject([
    { body: { version: 4, texts: [{ sortGroup: 'ferry', language: 'en-GB', detail: 'Every ten minutes' }] } },
  ])
})
