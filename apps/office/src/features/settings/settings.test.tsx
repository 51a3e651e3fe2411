import {
  type ConfigEntry,
  discardConfig,
  getConfig,
  getConfigFile,
  getConfigVersions,
  goBackToConfig,
  releaseConfig,
  restoreConfig,
  type StaffConfig,
  type StaffConfigVersion,
  saveConfig,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

afterEach(() => {
  cleanDevice()
  vi.restoreAllMocks()
})

const EDITS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditConfiguration]
const ALL = [...EDITS, RIGHTS.AllowedToReleaseConfiguration]
const CLIENT_ID = '5a0c9f10-0000-4000-8000-000000000001'

const entry = (path: string, kind: ConfigEntry['kind'], value: string, over: Partial<ConfigEntry> = {}) => ({
  ...{ path, kind, value, active: value, shipped: value, choices: [], nested: null },
  ...{ isOptional: false, isNullable: false, isLocked: false },
  ...over,
})

const shown: StaffConfig = {
  clientId: CLIENT_ID,
  client: 'Lührtal',
  host: 'tickets.luehrtal.example',
  version: 1,
  state: 'active',
  isLatest: true,
  shown: null,
  findings: [],
  categories: [
    {
      name: 'config.texts',
      entries: [
        entry('config.texts.name', 'text', '"Lührtal"'),
        entry('config.texts.terms', 'text', 'null', { isNullable: true }),
      ],
    },
    {
      name: 'config.settings',
      entries: [
        entry('config.settings.clientId', 'text', JSON.stringify(CLIENT_ID), { isLocked: true }),
        entry('config.settings.hosts', 'lines', '["tickets.luehrtal.example"]', { isLocked: true }),
        entry('config.settings.minUserAge', 'number', '14', { shipped: '16' }),
        entry('config.settings.routeSet', 'choice', '', { isOptional: true, choices: ['shop', 'account'] }),
        entry('config.settings.languages', 'choices', '["de"]', { choices: ['de', 'en'] }),
      ],
    },
  ],
}

/** The same with another name, as a draft. */
const draftOf = (over: Partial<StaffConfig> = {}, name = '"Talfahrt"'): StaffConfig => ({
  ...shown,
  version: 2,
  state: 'checked',
  categories: shown.categories.map(category => ({
    ...category,
    entries: category.entries.map(one => (one.path === 'config.texts.name' ? { ...one, value: name } : one)),
  })),
  ...over,
})

const version = (over: Partial<StaffConfigVersion>): StaffConfigVersion => ({
  ...{ version: 1, state: 'replaced', isShipped: true, storedOn: '2026-11-22T08:00:00.000Z' },
  ...{ writtenBy: null, writtenByName: null, releasedBy: null, releasedByName: null, activeFrom: null, changes: [] },
  ...over,
})

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openSettings({
  rights = ALL,
  answers = [] as Answers,
  config = shown,
  at = '/admin/einstellungen',
} = {}) {
  const known = answering(getConfig, () => [config])
  const versions = answering(getConfigVersions, () => [
    version({
      version: 2,
      state: 'active',
      isShipped: false,
      writtenByName: 'A. Brede',
      changes: ['config.texts.name'],
    }),
    version({}),
  ])
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...answers, known, versions] })
  const told = (call: { name: string }) =>
    office.sent.flatMap(({ call: name, input }) => (name === call.name ? [input] : []))
  return { ...office, told }
}
type Opened = Awaited<ReturnType<typeof openSettings>>

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

async function choose({ user }: Opened, name: string, action: string) {
  await user.click(within(await row(name)).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function change(office: Opened, name: string) {
  await choose(office, name, 'Ändern')
  return within(await screen.findByRole('dialog', { name: `${name} ändern` }))
}

const SAVE = 'Als Entwurf speichern'

describe('the settings', () => {
  it('are listed with what is default, set, not shown yet and of the environment', async () => {
    await openSettings({ config: draftOf() })
    const list = within(await screen.findByRole('table', { name: 'Einstellungen' }))
    expect(within(await list.findByRole('row', { name: /^Name/ })).getByText('noch nicht gezeigt')).toBeTruthy()
    expect(within(await row('Geschäftsbedingungen')).getByText('Standard')).toBeTruthy()
    expect(within(await row('Mindestalter')).getByText('gesetzt')).toBeTruthy()
    const hosts = within(await row('Adressen'))
    expect(hosts.getByText('Umgebung')).toBeTruthy()
    expect(hosts.queryByRole('button')).toBeNull()
  })

  it('are narrowed down by what the address says', async () => {
    await openSettings({ at: '/admin/einstellungen?which=set' })
    expect(await row('Mindestalter')).toBeTruthy()
    expect(screen.queryByRole('row', { name: /^Name/ })).toBeNull()
    expect(screen.getByText('1 Eintrag')).toBeTruthy()
  })

  it('are found by what they are called in words', async () => {
    await openSettings({ at: '/admin/einstellungen?search=Mindestalter' })
    expect(within(await row('Mindestalter')).getByText('minUserAge')).toBeTruthy()
    expect(screen.getByText('1 Eintrag')).toBeTruthy()
  })

  it.each(['minUserAge', 'config.settings.min'])('are found by where they stand: %s', async place => {
    await openSettings({ at: `/admin/einstellungen?search=${place}` })
    expect(await row('Mindestalter')).toBeTruthy()
    expect(screen.getByText('1 Eintrag')).toBeTruthy()
  })

  it('are found by what their section is called', async () => {
    await openSettings({ at: '/admin/einstellungen?search=name, anschrift' })
    expect(await row('Geschäftsbedingungen')).toBeTruthy()
    expect(screen.getByText('2 Einträge')).toBeTruthy()
  })

  it('say that a section has no entries', async () => {
    await openSettings({ at: '/admin/einstellungen?search=nobody' })
    expect(await screen.findByText('Dieser Bereich hat keine Einträge.')).toBeTruthy()
  })

  it.each([
    ['name', 'Name', (form: Form) => type(form.getByLabelText('Wert'), 'Talfahrt'), '"Talfahrt"'],
    ['minUserAge', 'Mindestalter', (form: Form) => type(form.getByLabelText('Wert'), '18'), '18'],
    ['terms', 'Geschäftsbedingungen', (form: Form) => fill(form, 'value', 'https://x.example'), '"https://x.example"'],
    ['routeSet', 'Seiten des Shops', (form: Form) => fill(form, 'value', 'account'), '"account"'],
  ])('%s is changed as a draft', async (name, label, write, value) => {
    const office = await openSettings({ answers: [answering(saveConfig, () => [draftOf()])] })
    const form = await change(office, label)
    write(form)
    await office.user.click(form.getByRole('button', { name: SAVE }))
    expect(await screen.findByText('Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.')).toBeTruthy()
    const path = `config.${name === 'name' || name === 'terms' ? 'texts' : 'settings'}.${name}`
    expect(office.told(saveConfig)).toEqual([{ body: { clientId: CLIENT_ID, version: 1, changes: [{ path, value }] } }])
    expect(office.told(getConfig)).toHaveLength(2)
  })

  it('are chosen among those there are', async () => {
    const office = await openSettings({ answers: [answering(saveConfig, () => [draftOf()])] })
    const form = await change(office, 'Sprachen')
    await office.user.type(form.getByRole('combobox', { name: /^Wert/ }), 'en{Enter}')
    await office.user.click(form.getByRole('button', { name: SAVE }))
    expect(await screen.findByText('Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.')).toBeTruthy()
    const changes = [{ path: 'config.settings.languages', value: '["de","en"]' }]
    expect(office.told(saveConfig)).toMatchObject([{ body: { changes } }])
  })

  it('are left as they are where no value of that kind was typed', async () => {
    const office = await openSettings()
    const form = await change(office, 'Mindestalter')
    type(form.getByLabelText('Wert'), 'seven')
    await office.user.click(form.getByRole('button', { name: SAVE }))
    await waitFor(() => expect(form.getByLabelText('Wert').getAttribute('aria-invalid')).toBe('true'))
    expect(office.told(saveConfig)).toEqual([])
  })

  it('say at the value what the server has against it', async () => {
    const message = 'Ungültig. theme.palette.primary: Invalid string'
    const wrong = { field: 'changes.0.value', key: 'error.notValid', message, code: 100 }
    const office = await openSettings({ answers: [refusing(saveConfig, 400, wrong)] })
    const form = await change(office, 'Name')
    type(form.getByLabelText('Wert'), 'x')
    await office.user.click(form.getByRole('button', { name: SAVE }))
    expect((await form.findAllByText(message)).length).toBeGreaterThan(0)
    expect(form.getByDisplayValue('x')).toBeTruthy()
  })

  it('that somebody has changed meanwhile are shown as they are now, and what was typed stays', async () => {
    let stored = shown
    const late = { field: 'version', key: 'error.changedMeanwhile', message: 'Geändert.', code: 903 }
    const first = refusing(saveConfig, 409, late)
    const then = answering(saveConfig, () => [draftOf({ version: 3 })])
    const office = await openSettings({
      answers: [
        answering(getConfig, () => [stored]),
        {
          name: saveConfig.name,
          answer: input => {
            const isLate = stored === shown
            stored = draftOf({}, '"Bergfahrt"')
            return (isLate ? first : then).answer(input)
          },
        },
      ],
    })
    const form = await change(office, 'Name')
    type(form.getByLabelText('Wert'), 'Talfahrt')
    await office.user.click(form.getByRole('button', { name: SAVE }))
    expect(await form.findByText('Bergfahrt')).toBeTruthy()
    expect(form.getByDisplayValue('Talfahrt')).toBeTruthy()
    await office.user.click(form.getByRole('button', { name: SAVE }))
    expect(await screen.findByText('Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.')).toBeTruthy()
    expect(office.told(saveConfig).map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }])
  })
})

type Form = ReturnType<typeof within>

function fill(form: Form, said: string, value: string) {
  type(form.getByLabelText('Angabe'), said)
  type(form.getByLabelText('Wert'), value)
}

describe('a draft of the settings', () => {
  it.each([
    ['at once', '', {}, [draftOf({ state: 'active' })], 'Die Fassung ist freigegeben und wird gezeigt.'],
    [
      'for a minute',
      '2026-12-01T04:00',
      { activeFrom: '2026-12-01T03:00:00.000Z' },
      [draftOf({ state: 'released' })],
      'Die Fassung ist freigegeben und wird ab dieser Minute gezeigt.',
    ],
    ['by two', '', {}, [], 'Die Freigabe wartet, bis eine zweite Person zustimmt.'],
  ] as const)('is released %s', async (_, minute, wish, answer, said) => {
    const office = await openSettings({ config: draftOf(), answers: [answering(releaseConfig, () => [...answer])] })
    await office.user.click(await screen.findByRole('button', { name: 'Freigeben' }))
    const form = within(await screen.findByRole('dialog', { name: 'Fassung 2 freigeben' }))
    expect(form.getByText('Talfahrt')).toBeTruthy()
    if (minute) type(form.getByLabelText(/^Gezeigt ab/), minute)
    await office.user.click(form.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(office.told(releaseConfig)).toEqual([{ params: { version: 2 }, body: { clientId: CLIENT_ID, ...wish } }])
  })

  it('is not released by who may only write', async () => {
    await openSettings({ config: draftOf(), rights: EDITS })
    expect(await screen.findByRole('button', { name: 'Verwerfen' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })

  it('with something wrong in it says what, and is not released', async () => {
    const findings = [{ isFault: true, about: 'contrast', text: 'onFooter on footer has 1.2 : 1' }]
    await openSettings({ config: draftOf({ state: 'draft', findings }) })
    expect(await screen.findByText('contrast: onFooter on footer has 1.2 : 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })

  it('is thrown away after a question', async () => {
    const office = await openSettings({ config: draftOf(), answers: [answering(discardConfig, () => [shown])] })
    await office.user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
    await office.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwerfen' }))
    expect(await screen.findByText('Die Fassung ist verworfen.')).toBeTruthy()
    expect(office.told(discardConfig)).toEqual([{ params: { version: 2 }, body: { clientId: CLIENT_ID } }])
  })
})

describe('versions of the settings', () => {
  it('are taken up again as a draft', async () => {
    const office = await openSettings({ answers: [answering(restoreConfig, () => [draftOf()])] })
    await office.user.click(await screen.findByText('Fassungen', { selector: 'summary' }))
    await choose(office, '1', 'Als Entwurf übernehmen')
    await office.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Als Entwurf übernehmen' }),
    )
    expect(await screen.findByText('Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.')).toBeTruthy()
    expect(office.told(restoreConfig)).toEqual([{ params: { version: 1 }, body: { clientId: CLIENT_ID } }])
  })

  it('are looked at, and not changed', async () => {
    const office = await openSettings({
      at: '/admin/einstellungen?version=1',
      config: { ...shown, isLatest: false, state: 'replaced' },
    })
    expect(await screen.findByText('Sie sehen Fassung 1')).toBeTruthy()
    expect(within(await row('Name')).queryByRole('button')).toBeNull()
    expect(office.told(getConfig)).toEqual([{ query: { version: 1 } }])
  })

  it('go to the downloads as a file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const file = { blob: new Blob(['{}']), fileName: 'tickets.luehrtal.example.json' }
    const got = { name: getConfigFile.name, answer: async () => ({ ok: true, status: 200, data: [], file }) }
    const office = await openSettings({ answers: [got] })
    await office.user.click(await screen.findByRole('button', { name: 'Als Datei' }))
    expect(await screen.findByText('Die Datei tickets.luehrtal.example.json ist da.')).toBeTruthy()
    expect(saved).toHaveBeenCalledWith(file.blob)
  })
})

describe('an entry with entries of its own', () => {
  const part = (path: string) => ({ path, kind: 'text' as const, choices: [], isOptional: false, isNullable: false })
  const texts = entry('texts.translations.de', 'structure', '{"menu.cart":"Korb"}', {
    nested: { kind: 'names', parts: [part('')] },
  })
  const links = entry('config.texts.additionalInfos', 'structure', '[{"link":"a","text":{"de":"Hin"}}]', {
    nested: { kind: 'list', parts: [part('link'), part('text.de')] },
  })
  const config = { ...shown, categories: [{ name: 'texts', entries: [texts, links] }] }

  async function open(name: string) {
    const office = await openSettings({ config, answers: [answering(saveConfig, () => [draftOf()])] })
    return { office, form: await change(office, name) }
  }
  const inner = async (name: string) => within(await screen.findByRole('dialog', { name }))
  async function saved(office: Opened, form: Form, path: string, value: unknown) {
    await office.user.click(form.getByRole('button', { name: SAVE }))
    await screen.findByText('Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.')
    const [sent] = office.told(saveConfig)
    expect(sent).toMatchObject({ body: { changes: [{ path, value: JSON.stringify(value) }] } })
  }

  it('gets another one by a name that no other has', async () => {
    const { office, form } = await open('Eigene Texte · Deutsch')
    await office.user.click(form.getByRole('button', { name: 'Eintrag hinzufügen' }))
    const dialog = await inner('Eintrag hinzufügen')
    type(dialog.getByLabelText('Name'), 'menu.cart')
    type(dialog.getByLabelText('Wert'), 'Wagen')
    await office.user.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    expect((await dialog.findAllByText('Diesen Eintrag gibt es schon.')).length).toBeGreaterThan(0)
    type(dialog.getByLabelText('Name'), 'menu.account')
    await office.user.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    expect(await form.findByText('Wagen')).toBeTruthy()
    await saved(office, form, texts.path, { 'menu.cart': 'Korb', 'menu.account': 'Wagen' })
  })

  it('is a list, whose entries have no name, and is changed part by part', async () => {
    const { office, form } = await open(links.path)
    await office.user.click(form.getByRole('button', { name: 'Eintrag 1 ändern' }))
    const dialog = await inner('Eintrag 1 ändern')
    expect(dialog.queryByLabelText('Name')).toBeNull()
    type(dialog.getByLabelText('Text · Deutsch'), 'Her')
    await office.user.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    expect(await form.findByText('a · Her')).toBeTruthy()
    await saved(office, form, links.path, [{ link: 'a', text: { de: 'Her' } }])
  })

  it('loses one', async () => {
    const { office, form } = await open(links.path)
    await office.user.click(form.getByRole('button', { name: 'Eintrag 1 entfernen' }))
    expect(form.getByText('Noch kein Eintrag.')).toBeTruthy()
    await saved(office, form, links.path, [])
  })
})

describe('a file of the settings', () => {
  const SAVED = 'Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.'
  const ofClient = (settings: object, texts = {}) => JSON.stringify({ config: { settings, texts } })

  async function upload(office: Opened, text: string) {
    await office.user.click(await screen.findByRole('button', { name: 'Aus einer Datei' }))
    const dialog = await screen.findByRole('dialog', { name: 'Aus einer Datei' })
    await office.user.upload(within(dialog).getByLabelText('Datei der Einstellungen', { selector: 'input' }), [
      new File([text], 'x.json', { type: 'application/json' }),
    ])
    return within(dialog)
  }

  it('becomes a draft, after it was said that it is valid and what it would change', async () => {
    const office = await openSettings({ answers: [answering(saveConfig, () => [draftOf()])] })
    const dialog = await upload(office, ofClient({ clientId: CLIENT_ID }, { name: 'Talfahrt' }))
    expect(await dialog.findByText('Die Datei ist gültig. Das würde sich ändern:')).toBeTruthy()
    expect(dialog.getByText('Talfahrt')).toBeTruthy()
    await office.user.click(dialog.getByRole('button', { name: SAVE }))
    expect(await screen.findByText(SAVED)).toBeTruthy()
    const changes = [
      { path: 'config.texts.name', value: '"Talfahrt"' },
      { path: 'config.settings.routeSet', value: '' },
    ]
    const body = { clientId: CLIENT_ID, version: 1, changes }
    expect(office.told(saveConfig)).toEqual([
      { query: { dryRun: true }, body },
      { query: { dryRun: false }, body },
    ])
  })

  it.each([
    ['of no company', ofClient({ clientId: 'b' }), 'Die Kennung b gehört zu keinem Unternehmen: ungültig.'],
    ['with an entry of its own', ofClient({ colour: 1 }), 'config.settings.colour: Diesen Eintrag gibt es nicht.'],
    ['that is none', '{', 'Die Konfigurationsdatei konnte nicht geladen werden.'],
  ])('%s is not taken up', async (_, text, said) => {
    const office = await openSettings({ answers: [answering(saveConfig, () => [draftOf()])] })
    const dialog = await upload(office, text)
    expect(await dialog.findByText(said)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: SAVE })).toBeNull()
  })

  it('with a value of another kind says what the server has against it', async () => {
    const wrong = { field: 'changes.0.value', key: 'error.notValid', message: 'Ungültig.', code: 100 }
    const office = await openSettings({ answers: [refusing(saveConfig, 400, wrong)] })
    const dialog = await upload(office, ofClient({}, { name: 7 }))
    expect(await dialog.findByText(/^config\.texts\.name: /)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: SAVE })).toBeNull()
  })

  it('that changes nothing says so', async () => {
    const office = await openSettings({ answers: [answering(saveConfig, () => [{ ...shown, version: 2 }])] })
    const dialog = await upload(office, ofClient({}, { name: 'Lührtal' }))
    expect(await dialog.findByText('Die Datei ändert nichts.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: SAVE })).toBeNull()
  })
})

describe('what the shop shows since a release', () => {
  const until = '2026-12-22T09:00:00.000Z'
  const now = { version: 2, watchedUntil: '2026-11-22T09:02:00.000Z', before: { version: 1, until } }

  it('is taken back in one step, after a question', async () => {
    const answer = answering(goBackToConfig, () => [{ ...shown, version: 3 }])
    const opened = await openSettings({ config: { ...shown, version: 2, shown: now }, answers: [answer] })
    await screen.findByText(/Antwortet er mit Fehlern/)
    await opened.user.click(screen.getByRole('button', { name: 'Zurück zu Fassung 1' }))
    const question = await screen.findByRole('alertdialog')
    within(question).getByText(/was in Fassung 1 steht/)
    await opened.user.click(within(question).getByRole('button', { name: 'Zurück zu vorher' }))
    await screen.findByText('Der Shop zeigt wieder, was vorher galt.')
    expect(opened.told(goBackToConfig)).toEqual([{ params: { version: 2 }, body: { clientId: CLIENT_ID } }])
  })

  it('is taken back by nobody without the right, and not once nothing leads back', async () => {
    await openSettings({ rights: EDITS, config: { ...shown, shown: now } })
    await screen.findByText(/Antwortet er mit Fehlern/)
    expect(screen.queryByRole('button', { name: /Zurück zu Fassung/ })).toBeNull()
  })
})
