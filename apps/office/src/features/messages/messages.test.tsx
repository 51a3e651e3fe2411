import {
  createStaffMessage,
  deleteStaffMessage,
  getStaffMessages,
  type StaffMessage,
  updateStaffMessage,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const message: StaffMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  title: { de: 'Linie 10', en: 'Line 10' },
  message: { de: '<p>Heute <b>nicht</b></p>', en: '<p>Not <b>today</b></p>' },
  places: [],
  languages: [],
  from: '2026-11-22T08:00:00.000Z',
  to: '2026-11-23T22:00:00.000Z',
  state: 'shown',
}
const done = { name: deleteStaffMessage.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditMessageOfTheDays]

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openMessages({ at = '/admin/allgemein/nachrichten', answers = [] as Answers } = {}) {
  const listed = answering(getStaffMessages, () => [message])
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...answers, listed] })
  const told = (call: { name: string }) =>
    office.sent.flatMap(({ call: name, input }) => (name === call.name ? [input] : []))
  return { ...office, told }
}

const openForm = `/admin/allgemein/nachrichten?message=${message.id}`
const form = async (name = 'Nachricht ändern') => within(await screen.findByRole('dialog', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('messages of the day', () => {
  it('are listed with whether they are shown', async () => {
    const { told } = await openMessages()
    const row = within(await screen.findByRole('row', { name: /^Linie 10/ }))
    expect(row.getByText('wird gezeigt')).toBeTruthy()
    expect(row.getByText('22.11.2026, 09:00')).toBeTruthy()
    expect(await screen.findByText('1 Nachricht')).toBeTruthy()
    expect(told(getStaffMessages).map(({ query }) => query)).toEqual([{ page: 0, pageSize: 1_000 }])
  })

  it('are written in both languages, shown as passengers would get them, and only then stored', async () => {
    const office = await openMessages({
      answers: [
        answering(createStaffMessage, () => [{ ...message, message: { de: '<p>bereinigt</p>', en: '<p>clean</p>' } }]),
      ],
    })
    await office.user.click(await screen.findByRole('button', { name: 'Nachricht schreiben' }))
    const dialog = await form('Nachricht schreiben')
    type(dialog.getByLabelText('Titel auf Deutsch'), 'Linie 10')
    type(dialog.getByLabelText('Titel auf Englisch'), 'Line 10')
    await office.user.click(dialog.getByRole('radio', { name: 'Als HTML' }))
    type(dialog.getByLabelText('Text auf Deutsch'), '<p>Heute<script>x</script></p>')
    await office.user.click(dialog.getByRole('button', { name: 'Vorschau' }))
    await waitFor(() => expect(dialog.getByLabelText('Text auf Englisch').getAttribute('aria-invalid')).toBe('true'))
    expect(office.told(createStaffMessage)).toEqual([])
    type(dialog.getByLabelText('Text auf Englisch'), '<p>Today</p>')
    await office.user.type(dialog.getByRole('combobox', { name: 'Wo im Shop' }), 'abos{Enter}')
    await office.user.selectOptions(dialog.getByLabelText('Für wen'), 'en')
    type(dialog.getByLabelText('Ab'), '2026-11-22T09:00')
    type(dialog.getByLabelText('Bis'), '2026-11-22T08:59')
    await office.user.click(dialog.getByRole('button', { name: 'Vorschau' }))
    await waitFor(() => expect(dialog.getByLabelText('Bis').getAttribute('aria-invalid')).toBe('true'))
    type(dialog.getByLabelText('Bis'), '2026-11-23T23:00')
    await office.user.click(dialog.getByRole('button', { name: 'Vorschau' }))
    expect(await dialog.findByText('bereinigt')).toBeTruthy()
    const body = {
      title: { de: 'Linie 10', en: 'Line 10' },
      message: { de: '<p>Heute<script>x</script></p>', en: '<p>Today</p>' },
      places: ['subscriptions'],
      languages: ['en'],
      from: '2026-11-22T08:00:00.000Z',
      to: '2026-11-23T22:00:00.000Z',
    }
    expect(office.told(createStaffMessage)).toEqual([{ query: { dryRun: true }, body }])
    type(dialog.getByLabelText('Titel auf Deutsch'), 'Linie 11')
    await waitFor(() => expect(dialog.queryByText('bereinigt')).toBeNull())
    await office.user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(office.told(createStaffMessage).at(-1)).toEqual({
      query: {},
      body: { ...body, title: { de: 'Linie 11', en: 'Line 10' } },
    })
    expect(await screen.findByText('Die Nachricht ist gespeichert.')).toBeTruthy()
  })

  it('are written as they read, and stored as the HTML that passengers get', async () => {
    const office = await openMessages({ at: openForm, answers: [answering(updateStaffMessage, () => [message])] })
    const dialog = await form()
    const german = await dialog.findByRole('textbox', { name: 'Text auf Deutsch' })
    expect(german.innerHTML).toBe('<p>Heute <strong>nicht</strong></p>')
    const tools = within(dialog.getByRole('toolbar', { name: 'Form des Textes: Text auf Deutsch' }))
    await office.user.click(tools.getByRole('button', { name: /^Liste/ }))
    await office.user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const text = { de: '<ul>\n<li>Heute <strong>nicht</strong></li>\n</ul>', en: message.message.en }
    expect(office.told(updateStaffMessage)).toMatchObject([{ body: { id: message.id, message: text } }])
  })

  it('have links to where one may lead, put in where they are written', async () => {
    const office = await openMessages({ at: openForm, answers: [answering(updateStaffMessage, () => [message])] })
    const dialog = await form()
    const german = await dialog.findByRole('textbox', { name: 'Text auf Deutsch' })
    const tools = within(dialog.getByRole('toolbar', { name: 'Form des Textes: Text auf Deutsch' }))
    await office.user.click(tools.getByRole('button', { name: 'Link …' }))
    await office.user.type(dialog.getByLabelText('Wohin der Link führt'), 'javascript:x(){Enter}')
    expect(dialog.getByText(/^Dahin kann kein Link führen/)).toBeTruthy()
    await office.user.clear(dialog.getByLabelText('Wohin der Link führt'))
    await office.user.type(dialog.getByLabelText('Wohin der Link führt'), 'vv.example/10{Enter}')
    expect(german.querySelector('a')?.getAttribute('href')).toBe('https://vv.example/10')
    expect(dialog.queryByLabelText('Wohin der Link führt')).toBeNull()
    expect(office.told(updateStaffMessage)).toEqual([])
  })

  it('say at the text that it is missing, and lead there', async () => {
    const office = await openMessages()
    await office.user.click(await screen.findByRole('button', { name: 'Nachricht schreiben' }))
    const dialog = await form('Nachricht schreiben')
    await dialog.findByRole('textbox', { name: 'Text auf Deutsch' })
    await office.user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Text auf Deutsch' }).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(dialog.getByRole('link', { name: /^Text auf Deutsch/ })).toBeTruthy()
  })

  it('say which others are shown at the same time', async () => {
    const other = { ...message, id: 'other', title: { de: 'Streik', en: 'Strike' } }
    const later = { ...other, id: 'later', from: '2026-11-24T00:00:00.000Z', to: '2026-11-25T00:00:00.000Z' }
    const theirs = { ...other, id: 'theirs', clientId: 'another client', title: { de: 'Fremd', en: 'Foreign' } }
    await openMessages({ at: openForm, answers: [answering(getStaffMessages, () => [message, other, later, theirs])] })
    const dialog = await form()
    expect(await dialog.findByText('Zur selben Zeit wird auch gezeigt: Streik.')).toBeTruthy()
    type(dialog.getByLabelText('Bis'), '2026-11-24T12:00')
    expect(await dialog.findByText('Zur selben Zeit wird auch gezeigt: Streik · Streik.')).toBeTruthy()
    type(dialog.getByLabelText('Ab'), '2026-11-25T12:00')
    await waitFor(() => expect(dialog.queryByText(/Zur selben Zeit/)).toBeNull())
  })

  it('changed meanwhile: what was typed stays, what is stored is shown, and the next try replaces that', async () => {
    const theirs: StaffMessage = { ...message, version: 4, title: { de: 'Linie 12', en: 'Line 12' } }
    let stored = message
    const late = { field: 'version', message: 'Geändert.', code: 903, key: 'error.changedMeanwhile' }
    const first = refusing(updateStaffMessage, 409, late)
    const then = answering(updateStaffMessage, () => [{ ...theirs, version: 5 }])
    const office = await openMessages({
      at: openForm,
      answers: [
        answering(getStaffMessages, () => [stored]),
        {
          name: updateStaffMessage.name,
          answer: input => {
            const isLate = stored === message
            stored = theirs
            return (isLate ? first : then).answer(input)
          },
        },
      ],
    })
    const dialog = await form()
    type(dialog.getByLabelText('Titel auf Deutsch'), 'Linie 11')
    await office.user.click(dialog.getByRole('button', { name: 'Speichern' }))
    const alert = within(await dialog.findByRole('alert'))
    expect(alert.getByText('Linie 12')).toBeTruthy()
    expect(dialog.getByLabelText('Titel auf Deutsch')).toHaveProperty('value', 'Linie 11')
    await office.user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(office.told(updateStaffMessage).map(({ body }) => body)).toMatchObject([
      { id: message.id, version: 3, title: { de: 'Linie 11' } },
      { id: message.id, version: 4, title: { de: 'Linie 11' } },
    ])
  })

  it('ask before they are deleted', async () => {
    const office = await openMessages({ answers: [done] })
    await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Linie 10' }))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Löschen' }))
    expect(question.getByText(/„Linie 10“ wird gelöscht/)).toBeTruthy()
    expect(office.told(deleteStaffMessage)).toEqual([])
    await office.user.click(question.getByRole('button', { name: 'Löschen' }))
    expect(await screen.findByText('Keine Nachricht')).toBeTruthy()
    expect(office.told(deleteStaffMessage).map(({ params }) => params)).toEqual([{ id: message.id }])
  })
})
