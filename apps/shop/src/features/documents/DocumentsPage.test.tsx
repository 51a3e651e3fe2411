import { getDocument, getDocuments, type UserDocument } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { sizeText } from './size-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const at = '/konto/dokumente'
const contract: UserDocument = {
  id: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2c01',
  title: '',
  kind: 'contract',
  fileName: 'Abo-Vertrag 2026.pdf',
  mimeType: 'application/pdf',
  size: 20_480,
  createdOn: '2026-11-20T09:00:00.000Z',
  isRead: false,
}
const listed = answering(getDocuments, () => [contract])

describe('documents', () => {
  it('are downloaded under their own name, and no longer new then', async () => {
    const file = { blob: new Blob(['%PDF']), fileName: 'Abo-Vertrag_2026.pdf' }
    const opened = { name: getDocument.name, answer: async () => ({ ok: true, status: 200, data: [], file }) }
    URL.createObjectURL = () => 'blob:contract'
    URL.revokeObjectURL = () => undefined
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user, sent } = await renderShop({ at, answers: [listed, opened, signedIn()] })
    expect(await screen.findByText('Neu')).toBeTruthy()
    expect(screen.getByText('Vertrag vom 20.11.2026, 20 KB')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Abo-Vertrag 2026.pdf herunterladen' }))
    expect(saved.mock.contexts.map(link => (link as HTMLAnchorElement).download)).toEqual(['Abo-Vertrag 2026.pdf'])
    expect(sent.at(-1)?.input).toEqual({ params: { documentGuid: contract.id } })
    expect(screen.queryByText('Neu')).toBeNull()
  })

  it('stay new where the download fails, which is said', async () => {
    const gone = { field: '', message: '', code: 0, key: 'error.documentNotFound' }
    const { user } = await renderShop({ at, answers: [listed, refusing(getDocument, 404, gone), signedIn()] })
    await user.click(await screen.findByRole('button', { name: /herunterladen/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('Neu')).toBeTruthy()
  })

  it('are called as whoever wrote them says, and say what they are', async () => {
    const letter: UserDocument = { ...contract, title: 'Antwort auf Ihr Schreiben', kind: 'letter' }
    await renderShop({ at, answers: [answering(getDocuments, () => [letter]), signedIn()] })
    expect(await screen.findByRole('heading', { name: 'Antwort auf Ihr Schreiben' })).toBeTruthy()
    expect(screen.getByText('Brief vom 20.11.2026, 20 KB')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Antwort auf Ihr Schreiben herunterladen' })).toBeTruthy()
  })

  it('can be waited for', async () => {
    await renderShop({ at, answers: [answering(getDocuments, () => []), signedIn()] })
    expect(await screen.findByRole('heading', { name: 'Noch keine Dokumente' })).toBeTruthy()
  })
})

it.each([
  [0, '0 Bytes'],
  [1023, '1.023 Bytes'],
  [1536, '1,5 KB'],
  [5 * 1024 ** 3, '5 GB'],
])('%i bytes are read as %s', (bytes, text) => expect(sizeText(bytes, 'de')).toBe(text))
