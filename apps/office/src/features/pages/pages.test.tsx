import {
  type DynamicPage,
  deleteDynamicPage,
  discardDynamicPageDraft,
  getDynamicPages,
  getDynamicPageVersions,
  getStaffClients,
  releaseDynamicPage,
  saveDynamicPage,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const generated: DynamicPage = {
  identifier: 'terms.de',
  path: 'terms',
  language: 'de',
  clientId: 'one',
  client: 'Verbund Eins',
  title: 'Allgemeine Bedingungen',
  subtitle: 'Für den Kauf.',
  content: '<h2>Kauf</h2>\n<p>Man kauft.</p>',
  isGenerated: true,
  isFree: false,
  isProtected: true,
  version: 0,
  changedOn: '2026-11-22',
  draft: null,
}
const written: DynamicPage = {
  ...generated,
  identifier: 'contact.en',
  path: 'contact',
  language: 'en',
  title: 'Write to us',
  isGenerated: false,
  isProtected: false,
  version: 4,
}
const foreign: DynamicPage = { ...generated, clientId: 'two', client: 'Verbund Zwei', title: 'Fremde Bedingungen' }
/** The first of them, with what somebody has written since. */
const drafted: DynamicPage = {
  ...generated,
  draft: {
    title: 'Neue Bedingungen',
    subtitle: 'Für den Kauf.',
    content: '<p>Man kauft anders.</p>',
    version: 3,
    writtenBy: 'Kai Specht',
    writtenOn: '2026-11-22T10:15:00.000Z',
  },
}
const WRITES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditPages]
const RELEASES: number[] = [...WRITES, RIGHTS.AllowedToReleasePages]

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function open({ at = '/admin/dynamischeSeiten', answers = [] as Answers, rights = WRITES } = {}) {
  const listed = answering(getDynamicPages, () => [generated, written, foreign])
  const clients = answering(getStaffClients, () => [
    { clientId: 'one', name: 'Verbund Eins', isOwn: true },
    { clientId: 'two', name: 'Verbund Zwei', isOwn: false },
  ])
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...answers, listed, clients] })
  const told = (call: { name: string }) =>
    office.sent.flatMap(({ call: name, input }) => (name === call.name ? [input] : []))
  return { ...office, told }
}

/** The field with the HTML of the page, in the place of the editor. */
async function asMarkup({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('radio', { name: 'Als HTML' }))
  return screen.findByDisplayValue(/Man kauft/)
}

const EDITOR = '/admin/dynamischeSeiten/terms.de?client=one'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the pages of a shop', () => {
  it('are listed with whether they are generated, and narrowed down by language and client', async () => {
    const office = await open()
    expect(within(await screen.findByRole('row', { name: /^Allgemeine/ })).getByText('erzeugt')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^Write/ })).getByText('geschrieben')).toBeTruthy()
    expect(screen.getByText('3 Seiten')).toBeTruthy()
    await office.user.selectOptions(screen.getByLabelText('Sprache'), 'Deutsch')
    expect(await screen.findByText('2 Seiten')).toBeTruthy()
    await office.user.selectOptions(await screen.findByLabelText('Mandant'), 'Verbund Zwei')
    expect(await screen.findByText('1 Seite')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fremde Bedingungen' })).toBeTruthy()
    expect(office.location()?.search).toBe('?language=de&clientId=two')
  })

  it('are narrowed down to those with a draft, to which the first page leads', async () => {
    const other = { ...drafted, identifier: 'privacy.de', path: 'privacy', title: 'Neue Seite' }
    const office = await open({
      at: '/admin/dynamischeSeiten?release=waits',
      answers: [answering(getDynamicPages, () => [generated, written, other])],
    })
    expect(await screen.findByText('1 Seite')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Neue Seite' })).toBeTruthy()
    await office.user.selectOptions(screen.getByLabelText('Freigabe'), 'Alle Seiten')
    expect(await screen.findByText('3 Seiten')).toBeTruthy()
    expect(office.location()?.search).toBe('')
  })

  it('are put in order by the server, and have the columns that were chosen', async () => {
    const office = await open({ at: '/admin/dynamischeSeiten?columns=language.changedOn' })
    await office.user.click(await screen.findByRole('button', { name: 'Fassung vom' }))
    await waitFor(() => expect(office.told(getDynamicPages).at(-1)).toEqual({ query: { sort: 'changedOn' } }))
    expect(office.location()?.search).toBe('?columns=language.changedOn&sort=changedOn')
    expect(screen.queryByRole('columnheader', { name: 'Entwurf' })).toBeNull()
  })

  it('are deleted after a question where they are not protected', async () => {
    const answers = [answering(deleteDynamicPage, () => [{ ...written, isGenerated: true }])]
    const office = await open({ answers })
    await office.user.click(within(await screen.findByRole('row', { name: /^Allgemeine/ })).getByRole('button'))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Ändern'])
    await office.user.keyboard('{Escape}')
    await office.user.click(within(screen.getByRole('row', { name: /^Write/ })).getByRole('button'))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
    await office.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    expect(await screen.findByText('Die erzeugte Seite wird wieder gezeigt.')).toBeTruthy()
    expect(office.told(deleteDynamicPage)).toEqual([{ params: { identifier: 'contact.en' }, query: { client: 'one' } }])
  })

  it('are changed from what is there, shown as they would read, and stored', async () => {
    const stored = { ...drafted, draft: drafted.draft && { ...drafted.draft, content: '<p>Neu.</p>', version: 1 } }
    const office = await open({ at: EDITOR, answers: [answering(saveDynamicPage, () => [stored])] })
    expect(await asMarkup(office)).toBeTruthy()
    expect(screen.getByText(/aus den Daten des Unternehmens erzeugt\. Was hier/)).toBeTruthy()
    type('Inhalt', '<p>Neu.<script>x</script></p>')
    await office.user.click(screen.getByRole('button', { name: 'Vorschau' }))
    expect(within(await screen.findByRole('region', { name: 'So steht es im Shop' })).getByText('Neu.')).toBeTruthy()
    await office.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
    expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
    expect(screen.getByDisplayValue('<p>Neu.</p>')).toBeTruthy()
    expect(office.told(saveDynamicPage)).toMatchObject([
      { params: { identifier: 'terms.de' }, query: { client: 'one', dryRun: true }, body: { version: 0 } },
      { query: { client: 'one' }, body: { title: generated.title, version: 0 } },
    ])
  })

  it('name before they are stored which of their links lead nowhere, and ask nobody for it', async () => {
    const office = await open({ at: EDITOR })
    await asMarkup(office)
    type('Inhalt', '<p>Siehe /gibt-es-nicht und http://example.org.</p>')
    expect(await screen.findByText('2 Verweise führen ins Leere oder gehen verloren')).toBeTruthy()
    expect(screen.getByText('/gibt-es-nicht: Diese Adresse gibt es im Shop nicht.')).toBeTruthy()
    expect(screen.getByText('http://example.org: unverschlüsselt. Bitte mit https schreiben.')).toBeTruthy()
    expect(office.told(saveDynamicPage)).toEqual([])
  })

  it('changed meanwhile: what was typed stays, what is stored is shown, and the next try replaces that', async () => {
    const theirs = { ...generated, title: 'Ihre Fassung', isGenerated: false, version: 7 }
    let now = generated
    const late = { field: 'version', key: 'error.changedMeanwhile', message: 'Geändert.', code: 903 }
    const first = refusing(saveDynamicPage, 409, late)
    const then = answering(saveDynamicPage, () => [{ ...theirs, version: 8 }])
    const office = await open({
      at: EDITOR,
      answers: [
        answering(getDynamicPages, () => [now]),
        {
          name: saveDynamicPage.name,
          answer: input => {
            const isLate = now === generated
            now = theirs
            return (isLate ? first : then).answer(input)
          },
        },
      ],
    })
    await asMarkup(office)
    type('Titel', 'Meine Fassung')
    await office.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
    expect(await screen.findByRole('heading', { name: 'Ihre Fassung' })).toBeTruthy()
    expect(screen.getByDisplayValue('Meine Fassung')).toBeTruthy()
    await office.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
    expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
    expect(office.told(saveDynamicPage).map(({ body }) => body)).toMatchObject([{ version: 0 }, { version: 7 }])
  })

  it('are begun with their draft, and released by who may, once nothing typed is unsaved', async () => {
    let now = drafted
    const released = answering(releaseDynamicPage, () => {
      now = { ...generated, title: 'Neue Bedingungen', isGenerated: false, version: 3 }
      return [now]
    })
    const answers = [answering(getDynamicPages, () => [now]), released]
    const office = await open({ at: EDITOR, rights: RELEASES, answers })
    expect(await screen.findByDisplayValue('Neue Bedingungen')).toBeTruthy()
    expect(screen.getByText(/^Gespeichert von Kai Specht, 22\.11\.2026/)).toBeTruthy()
    const release = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Veröffentlichen' })
    type('Titel', 'Anders')
    await waitFor(() => expect(release().disabled).toBe(true))
    type('Titel', 'Neue Bedingungen')
    await waitFor(() => expect(release().disabled).toBe(false))
    await office.user.click(release())
    const question = within(await screen.findByRole('alertdialog', { name: '„Neue Bedingungen“ veröffentlichen?' }))
    const difference = within(question.getByRole('region', { name: 'Was sich ändert' }))
    expect(difference.getByText('Neue Bedingungen', { selector: 'ins' })).toBeTruthy()
    await office.user.click(question.getByRole('button', { name: 'Veröffentlichen' }))
    expect(await screen.findByText(/^Die Seite ist veröffentlicht/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/^Gespeichert von/)).toBeNull())
    expect(office.told(releaseDynamicPage)).toEqual([
      { params: { identifier: 'terms.de' }, query: { client: 'one' }, body: { version: 3 } },
    ])
  })

  it('that wait for a second person are said to wait', async () => {
    const waits = { id: 'x', hash: 'y', endsOn: '2026-11-29T10:15:00.000Z' }
    const answers = [answering(getDynamicPages, () => [drafted]), waiting(releaseDynamicPage, waits)]
    const office = await open({ at: EDITOR, rights: RELEASES, answers })
    await office.user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await office.user.click(question.getByRole('button', { name: 'Veröffentlichen' }))
    expect(await screen.findByText('Die Änderung wartet, bis eine zweite Person zustimmt.')).toBeTruthy()
  })

  it('are released by nobody without the right; who writes them discards a draft, and begins with what is shown', async () => {
    let now = drafted
    const discarded = answering(discardDynamicPageDraft, () => {
      now = generated
      return [now]
    })
    const office = await open({ at: EDITOR, answers: [answering(getDynamicPages, () => [now]), discarded] })
    await office.user.click(await screen.findByRole('button', { name: 'Entwurf verwerfen' }))
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull()
    const question = within(await screen.findByRole('alertdialog', { name: 'Entwurf verwerfen?' }))
    await office.user.click(question.getByRole('button', { name: 'Entwurf verwerfen' }))
    expect(await screen.findByDisplayValue('Allgemeine Bedingungen')).toBeTruthy()
    expect(screen.getByText('Der Entwurf ist verworfen.')).toBeTruthy()
  })

  it('say that they were not saved, and why, and keep what was typed', async () => {
    const broken = { field: '', key: 'error.temporarilyUnavailable', message: 'Gerade nicht.', code: 100 }
    const office = await open({ at: EDITOR, answers: [refusing(saveDynamicPage, 503, broken)] })
    await asMarkup(office)
    type('Titel', 'Neu')
    await office.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
    expect(await screen.findByText('Beim Speichern der Änderungen ist ein Fehler aufgetreten.')).toBeTruthy()
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Neu')
  })

  it('say at the field what is wrong', async () => {
    const office = await open({ at: EDITOR })
    await asMarkup(office)
    type('Titel', '')
    await office.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
    await waitFor(() => expect(screen.getByLabelText('Titel').getAttribute('aria-invalid')).toBe('true'))
    expect(office.told(saveDynamicPage)).toEqual([])
  })

  it('are held against how they have read, and one of these is taken over into the form', async () => {
    const older = { ...written, identifier: 'terms.de', language: 'de', content: '<h2>Kauf</h2>\n<p>Alt.</p>' }
    const versions = answering(getDynamicPageVersions, () => [older, { ...generated, content: '<p>Erzeugt.</p>' }])
    const office = await open({ at: EDITOR, answers: [versions] })
    await office.user.click(await screen.findByRole('button', { name: 'Fassungen zeigen' }))
    await office.user.selectOptions(await screen.findByLabelText('Vergleichen mit'), 'Fassung 4 vom 22.11.2026')
    const shown = within(screen.getByRole('region', { name: 'Unterschiede zum Formular' }))
    expect(shown.getByText('<p>Alt.</p>').tagName).toBe('DEL')
    expect(shown.getByText('<p>Man kauft.</p>').tagName).toBe('INS')
    expect(shown.getByText('<h2>Kauf</h2>').tagName).toBe('DIV')
    await office.user.click(screen.getByRole('button', { name: 'In das Formular übernehmen' }))
    expect(screen.getByRole('textbox', { name: 'Inhalt' }).textContent).toBe('KaufAlt.')
    expect(screen.getByText('Der Inhalt ist derselbe.')).toBeTruthy()
    expect(office.told(saveDynamicPage)).toEqual([])
  })

  it('are copied to another company as words of a form that is not saved yet', async () => {
    const theirs = { ...foreign, content: '<p>Ihre.</p>' }
    const office = await open({ at: EDITOR, answers: [answering(getDynamicPages, () => [generated, theirs])] })
    await office.user.selectOptions(
      await screen.findByLabelText('Auf einen anderen Mandanten übertragen'),
      'Verbund Zwei',
    )
    expect(
      await screen.findByText('Im Formular stehen die Wörter von Verbund Eins, noch nicht gespeichert.'),
    ).toBeTruthy()
    expect(office.location()?.search).toBe('?client=two&from=one')
    expect((await screen.findByRole('textbox', { name: 'Inhalt' })).textContent).toBe('KaufMan kauft.')
  })

  it('are added at an address of one’s own, and are there once they are saved', async () => {
    const office = await open({ answers: [answering(saveDynamicPage, () => [{ ...generated, version: 1 }])] })
    await office.user.click(await screen.findByRole('button', { name: 'Neue Seite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Seite' }))
    const say = async (path: string) => {
      fireEvent.change(dialog.getByLabelText('Adresse'), { target: { value: path } })
      await office.user.click(dialog.getByRole('button', { name: 'Schreiben' }))
    }
    await say('Fahrräder')
    expect(dialog.getByText(/^Bitte nur kleine Buchstaben/)).toBeTruthy()
    await say('terms')
    expect(dialog.getByText(/^Bitte nur kleine Buchstaben/)).toBeTruthy()
    await say('fahrrad-mitnehmen')
    expect(office.location()?.pathname).toBe('/admin/dynamischeSeiten/fahrrad-mitnehmen.de')
  })

  it('that nobody has saved yet begin empty', async () => {
    const office = await open({
      at: '/admin/dynamischeSeiten/fahrrad.de?client=one',
      answers: [answering(saveDynamicPage, () => [{ ...generated, version: 1 }])],
    })
    expect(await screen.findByText(/^Diese Seite gibt es erst, wenn/)).toBeTruthy()
    await office.user.click(screen.getByRole('radio', { name: 'Als HTML' }))
    type('Titel', 'Fahrräder')
    type('Inhalt', '<p>Gern.</p>')
    await office.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
    expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
    expect(office.told(saveDynamicPage)).toMatchObject([{ params: { identifier: 'fahrrad.de' }, body: { version: 0 } }])
  })

  it('that are not there lead back to the list and to the portal', async () => {
    await open({ at: '/admin/dynamischeSeiten/imprint.fr' })
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zu den Seiten' }).getAttribute('href')).toBe('/admin/dynamischeSeiten')
    expect(screen.getByRole('link', { name: 'Zur Verwaltung' })).toBeTruthy()
  })
})
