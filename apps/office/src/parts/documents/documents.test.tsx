import {
  getStaffDocument,
  getStaffDocuments,
  type StaffDocument,
  takeBackStaffDocument,
  uploadStaffDocument,
  writeStaffDocument,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { aSeenUser, listedUsers } from '../../features/users/users.fixture.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeUsers]
const WRITES: number[] = [...SEES, RIGHTS.AllowedToEditUsers, RIGHTS.AllowedToSeePersonalDetails]

const letter: StaffDocument = {
  guid: '00000000-0000-4000-8000-00000000000d',
  title: 'Antwort auf Ihr Schreiben',
  kind: 'letter',
  fileName: 'Antwort.pdf',
  mimeType: 'application/pdf',
  size: 20_480,
  createdOn: '2026-11-22T10:15:00.000Z',
  writtenBy: 'Ida Amsel',
  contractNumber: null,
  readOn: '2026-11-22T11:15:00.000Z',
  takenBackOn: null,
  takenBackBy: null,
  canBeTakenBack: true,
}
const ofShop: StaffDocument = {
  ...letter,
  guid: '00000000-0000-4000-8000-00000000000e',
  title: '',
  kind: 'contract',
  fileName: 'Vertrag-4711.pdf',
  writtenBy: null,
  contractNumber: 'V-4711',
  readOn: null,
  canBeTakenBack: false,
}
const gone: StaffDocument = {
  ...letter,
  guid: '00000000-0000-4000-8000-00000000000f',
  title: 'Falsch einsortiert',
  size: 0,
  takenBackOn: '2026-11-22T12:15:00.000Z',
  takenBackBy: 'Otto Specht',
  canBeTakenBack: false,
}

async function openDocuments({
  rights = WRITES,
  documents = [letter, ofShop, gone],
  answers = [answering(writeStaffDocument, () => [letter]), answering(takeBackStaffDocument, () => [gone])],
} = {}) {
  const at = `/admin/benutzer?user=${aSeenUser.userId}`
  const all = [staffDevice(rights), ...listedUsers(), answering(getStaffDocuments, () => documents), ...answers]
  const office = await renderOffice({ at, answers: all })
  await office.user.click(await screen.findByRole('button', { name: 'Dokumente' }))
  const list = await screen.findByRole('dialog', { name: 'Dokumente von Ada L•••' })
  const told = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, list: within(list), told }
}

describe('the documents of a customer', () => {
  it('are listed with who wrote them, whether they were read, and what was taken back', async () => {
    const { list } = await openDocuments()
    const rowOf = async (name: string) => (await list.findByRole('rowheader', { name })).closest('[role=row], tr')
    expect((await rowOf('Antwort auf Ihr Schreiben'))?.textContent).toMatch(/Brief.*Ida Amsel.*geöffnet 22\.11\.2026/)
    expect((await rowOf('Vertrag-4711.pdf'))?.textContent).toMatch(/V-4711.*vom Shop.*noch nicht geöffnet/)
    expect((await rowOf('Falsch einsortiert'))?.textContent).toMatch(/zurückgenommen 22\.11\.2026.*Otto Specht/)
    expect(list.getByText('3 Dokumente')).toBeTruthy()
  })

  it('are none at first, and nobody without the right writes any', async () => {
    const { list } = await openDocuments({ rights: SEES, documents: [] })
    expect(await list.findByRole('heading', { name: 'Noch keine Dokumente' })).toBeTruthy()
    expect(list.queryByRole('button', { name: 'Neues Dokument' })).toBeNull()
  })
})

describe('a new document', () => {
  it('is a text with a title, and is sent only once both are there', async () => {
    const { user, list, told } = await openDocuments()
    await user.click(list.getByRole('button', { name: 'Neues Dokument' }))
    const form = within(await screen.findByRole('dialog', { name: 'Neues Dokument für Ada L•••' }))
    await user.click(form.getByRole('button', { name: 'In das Konto legen' }))
    expect(form.getByRole('textbox', { name: /Text/ }).getAttribute('aria-invalid')).toBe('true')
    expect(told(writeStaffDocument.name)).toEqual([])
    await user.type(form.getByRole('textbox', { name: /Titel/ }), 'Antwort')
    await user.type(form.getByRole('textbox', { name: /Text/ }), 'Guten Tag')
    await user.click(form.getByRole('button', { name: 'In das Konto legen' }))
    await waitFor(() =>
      expect(told(writeStaffDocument.name)).toMatchObject([
        { params: { userId: aSeenUser.userId }, body: { title: 'Antwort', kind: 'letter', text: 'Guten Tag' } },
      ]),
    )
    expect(await screen.findByText(/Das Dokument liegt im Konto/)).toBeTruthy()
    expect(told(getStaffDocuments.name)).toHaveLength(2)
  })

  it('is a file, whose refusal is said at it', async () => {
    const active = { field: 'file', message: 'Diese PDF-Datei führt etwas aus.', code: 856, key: 'error.pdfActive' }
    const { user, list } = await openDocuments({ answers: [refusing(uploadStaffDocument, 400, active)] })
    await user.click(list.getByRole('button', { name: 'Neues Dokument' }))
    const dialog = await screen.findByRole('dialog', { name: 'Neues Dokument für Ada L•••' })
    const form = within(dialog)
    await user.click(form.getByRole('radio', { name: 'Datei einstellen' }))
    await user.type(form.getByRole('textbox', { name: /Titel/ }), 'Bescheid')
    await user.click(form.getByRole('button', { name: 'In das Konto legen' }))
    expect(await form.findByText('Bitte wählen Sie eine Datei.')).toBeTruthy()
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no field for a file')
    await user.upload(input, new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' }))
    await user.click(form.getByRole('button', { name: 'In das Konto legen' }))
    expect((await form.findAllByText(/führt etwas aus/)).length).toBeGreaterThan(0)
    expect(form.getByText('scan.pdf')).toBeTruthy()
  })
})

describe('a document that is there', () => {
  const menuOf = async ({ user, list }: Awaited<ReturnType<typeof openDocuments>>, name: string) => {
    const row = (await list.findByRole('rowheader', { name })).closest<HTMLElement>('[role=row], tr')
    if (!row) throw new Error('no row')
    const button = within(row).queryByRole('button')
    if (!button) return []
    await user.click(button)
    return screen.getAllByRole('menuitem').map(item => item.textContent)
  }

  it('is taken back with a reason, after it was said what that does', async () => {
    const office = await openDocuments()
    expect(await menuOf(office, letter.title)).toEqual(['Herunterladen', 'Zurücknehmen'])
    await office.user.click(screen.getByRole('menuitem', { name: 'Zurücknehmen' }))
    const form = within(await screen.findByRole('dialog', { name: '„Antwort auf Ihr Schreiben“ zurücknehmen?' }))
    expect(form.getByText(/wurde schon geöffnet/)).toBeTruthy()
    await office.user.type(form.getByRole('textbox', { name: /Grund/ }), 'falsches Konto')
    await office.user.click(form.getByRole('button', { name: 'Zurücknehmen' }))
    await waitFor(() =>
      expect(office.told(takeBackStaffDocument.name)).toMatchObject([
        { params: { userId: aSeenUser.userId, documentGuid: letter.guid }, body: { reason: 'falsches Konto' } },
      ]),
    )
    expect(await screen.findByText('Das Dokument ist zurückgenommen.')).toBeTruthy()
  })

  it('is not taken back where the shop itself has made it, and not opened where it is gone', async () => {
    expect(await menuOf(await openDocuments(), ofShop.fileName)).toEqual(['Herunterladen'])
    cleanDevice()
    document.body.replaceChildren()
    expect(await menuOf(await openDocuments(), gone.title)).toEqual([])
  })

  it('says why it cannot be downloaded', async () => {
    const away = { field: '', message: 'Weg.', code: 760, key: 'error.documentNotFound' }
    const office = await openDocuments({ answers: [refusing(getStaffDocument, 404, away)] })
    await menuOf(office, letter.title)
    await office.user.click(screen.getByRole('menuitem', { name: 'Herunterladen' }))
    expect(await office.list.findByRole('alert')).toBeTruthy()
  })
})
