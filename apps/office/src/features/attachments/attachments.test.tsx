import {
  type AttachmentFile,
  type Call,
  deleteAttachment,
  deleteUnusedAttachments,
  getAttachmentFiles,
  getAttachments,
  type StaffAttachments,
  saveAttachments,
  uploadAttachment,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const fileOf = (path: string, fileName: string, over: Partial<AttachmentFile> = {}): AttachmentFile => ({
  path,
  fileName,
  mimeType: 'application/pdf',
  size: 1_500_000,
  uploadedOn: '2026-11-20T08:00:00.000Z',
  isUsed: false,
  ...over,
})
const MAP = fileOf('00000000-0000-4000-8000-000000000001', 'Netzplan.pdf', { isUsed: true })
const LEAFLET = fileOf('00000000-0000-4000-8000-000000000002', 'Merkblatt.pdf', { size: 340_000 })
const LEAFLET_SENT = { path: LEAFLET.path, fileName: LEAFLET.fileName, size: LEAFLET.size }

const plan: StaffAttachments = {
  serviceAreaId: 2,
  version: 3,
  mostBytes: 13_000_000,
  groups: [
    { sortGroup: null, title: null, files: [], isTooLarge: false },
    {
      sortGroup: 'dayTicket',
      title: 'Tageskarte',
      files: [{ path: MAP.path, fileName: MAP.fileName, size: MAP.size }],
      isTooLarge: false,
    },
    { sortGroup: 'shortTicket', title: 'Kurzstrecke', files: [LEAFLET_SENT], isTooLarge: false },
    {
      sortGroup: 'oldTicket',
      title: null,
      files: [{ path: '00000000-0000-4000-8000-000000000003', fileName: null, size: 0 }],
      isTooLarge: true,
    },
  ],
}

const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageAttachments]
const shown = answering(getAttachments, () => [plan])
const files = answering(getAttachmentFiles, () => [MAP, LEAFLET])

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openAttachments({ at = '/admin/anhaenge', answers = [shown, files] as Answers } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...answers] })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('attachments', () => {
  it('are shown by group; what is gone, missing or too large for a mail stands out', async () => {
    await openAttachments()
    expect((await row(/^Tageskarte/)).getByText('Netzplan.pdf')).toBeTruthy()
    const old = await row(/^oldTicket/)
    expect(old.getByText('Gruppe nicht mehr im Tarif')).toBeTruthy()
    expect(old.getAllByText('Datei fehlt')).toHaveLength(2)
    expect(old.getByText('zu groß für eine Mail')).toBeTruthy()
    expect((await row(/^Merkblatt/)).getByText('nicht in Gebrauch')).toBeTruthy()
    expect((await row(/^Merkblatt/)).getByText('340 kB')).toBeTruthy()
    expect((await row(/^Netzplan/)).getByText('1,5 MB')).toBeTruthy()
  })

  it('are put in order by the server and show the columns that were chosen, as every list does', async () => {
    const office = await openAttachments({ at: '/admin/anhaenge?columns=uploadedOn.size' })
    await row(/^Merkblatt/)
    const heads = screen.getAllByRole('columnheader').map(head => head.textContent)
    expect(heads.slice(heads.indexOf('Name'))).toEqual(['Name', 'Hochgeladen', 'Größe', 'Aktionen'])
    await office.user.click(screen.getByRole('button', { name: 'Größe' }))
    await waitFor(() => expect(office.told(getAttachmentFiles).at(-1)).toEqual({ query: { sort: 'size' } }))
    expect(office.location()?.search).toBe('?columns=uploadedOn.size&sort=size')
  })

  it('of a group are chosen from those there are; the other groups keep theirs, but for files that are gone', async () => {
    const saved = answering(saveAttachments, () => [{ ...plan, version: 4 }])
    const office = await openAttachments({ at: '/admin/anhaenge?group=dayTicket', answers: [shown, files, saved] })
    const form = within(await screen.findByRole('dialog', { name: 'Dateien für „Tageskarte“' }))
    expect(form.getByText(/^1,5 MB von 13 MB/)).toBeTruthy()
    await office.user.click(form.getByRole('combobox', { name: 'Dateien' }))
    await office.user.click(await screen.findByRole('option', { name: /^Merkblatt/ }))
    expect(form.getByText(/^1,8 MB von 13 MB/)).toBeTruthy()
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Dateien dieser Gruppe sind gespeichert.')).toBeTruthy()
    expect(office.told(saveAttachments)).toEqual([
      {
        query: { serviceAreaId: 2 },
        body: {
          version: 3,
          groups: [
            { sortGroup: 'shortTicket', files: [LEAFLET.path] },
            { sortGroup: 'dayTicket', files: [MAP.path, LEAFLET.path] },
          ],
        },
      },
    ])
    await waitFor(() => expect(office.location()?.search).toBe(''))
  })

  it('changed meanwhile: what was chosen stays, and the next try is made upon what is stored now', async () => {
    let stored = plan
    const late = { field: 'version', message: 'Geändert.', code: 903, key: 'error.changedMeanwhile' }
    const first = refusing(saveAttachments, 409, late)
    const then = answering(saveAttachments, () => [{ ...plan, version: 9 }])
    const save = {
      name: saveAttachments.name,
      answer: (input: Parameters<typeof first.answer>[0]) => {
        const isLate = stored === plan
        stored = { ...plan, version: 8 }
        return (isLate ? first : then).answer(input)
      },
    }
    const now = answering(getAttachments, () => [stored])
    const office = await openAttachments({ at: '/admin/anhaenge?group=dayTicket', answers: [now, files, save] })
    const form = within(await screen.findByRole('dialog', { name: 'Dateien für „Tageskarte“' }))
    await office.user.click(form.getByRole('combobox', { name: 'Dateien' }))
    await office.user.click(await screen.findByRole('option', { name: /^Merkblatt/ }))
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect((await form.findByRole('alert')).textContent).toContain('Netzplan.pdf')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Dateien dieser Gruppe sind gespeichert.')).toBeTruthy()
    const chosen = { sortGroup: 'dayTicket', files: [MAP.path, LEAFLET.path] }
    expect(office.told(saveAttachments).map(({ body }) => body)).toMatchObject([
      { version: 3, groups: [{}, chosen] },
      { version: 8, groups: [{}, chosen] },
    ])
  })

  it('are sent in; what is refused stays with why', async () => {
    const error = { field: 'file', key: 'error.pdfActive', message: 'x', code: 856 }
    const refused = refusing(uploadAttachment, 400, error)
    const office = await openAttachments({ answers: [shown, files, refused] })
    const file = new File(['%PDF-1.7'], 'Tarif.pdf', { type: 'application/pdf' })
    await office.user.upload(await screen.findByLabelText('Datei hochladen', { selector: 'input' }), file)
    expect(await screen.findByText(/führt etwas aus/)).toBeTruthy()
    expect(office.told(uploadAttachment)).toMatchObject([{ body: { file } }])
  })

  it('are deleted once asked for, where no ticket brings them', async () => {
    const removed = answering(deleteAttachment, () => [])
    const office = await openAttachments({ answers: [shown, files, removed] })
    await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Merkblatt.pdf' }))
    expect(screen.queryByRole('button', { name: 'Aktionen für Netzplan.pdf' })).toBeNull()
    await office.user.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await office.user.click(question.getByRole('button', { name: 'Löschen' }))
    expect(await screen.findByText('Die Datei ist gelöscht.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Merkblatt/ })).toBeNull())
    expect(office.told(deleteAttachment)).toMatchObject([{ query: { path: LEAFLET.path } }])
  })

  it('that no ticket brings are named, and these are deleted together', async () => {
    const removed = answering(deleteUnusedAttachments, () => [LEAFLET])
    const office = await openAttachments({ answers: [shown, files, removed] })
    await office.user.click(await screen.findByRole('button', { name: 'Unbenutzte löschen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Unbenutzte löschen' }))
    expect(await dialog.findByText('Merkblatt.pdf (340 kB)')).toBeTruthy()
    expect(dialog.queryByText(/Netzplan/)).toBeNull()
    await office.user.click(dialog.getByRole('button', { name: '1 Datei löschen' }))
    expect(await screen.findByText('1 Datei ist gelöscht.')).toBeTruthy()
    expect(office.told(deleteUnusedAttachments)).toEqual([
      { query: { dryRun: true }, body: {} },
      { query: {}, body: { paths: [LEAFLET.path] } },
    ])
  })

  it('are not offered to be cleared away where tickets bring all of them', async () => {
    await openAttachments({ answers: [shown, answering(getAttachmentFiles, () => [MAP])] })
    expect(await row(/^Netzplan/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Unbenutzte löschen' })).toBeNull()
  })
})
