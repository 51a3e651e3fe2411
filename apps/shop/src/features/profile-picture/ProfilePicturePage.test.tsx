import { getPicture, MAX_PICTURE, removePicture, setPicture } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { USER_ID } from '@billett/web-kit/testing/user.fixture.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { pictureFault } from './picture-fault.ts'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

const at = '/konto/verwaltung/bild'
const me = new File(['x'], 'ich.png', { type: 'image/png' })
const shown = {
  name: getPicture.name,
  answer: async () => ({ ok: true, status: 200, data: [], file: { blob: new Blob(['x']), fileName: 'picture.jpg' } }),
}
const taken = answering(setPicture, () => [{ pictureId: 'new' }])
const removed = { name: removePicture.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

describe('the profile picture', () => {
  it('is uploaded, shown, and removed again', async () => {
    const { user, sent } = await renderShop({ at, answers: [taken, shown, removed, signedIn()] })
    await user.upload(await screen.findByLabelText('Bild auswählen', { selector: 'input' }), me)
    expect(await screen.findByText('Ihr Bild ist gespeichert.')).toBeTruthy()
    expect(sent.find(({ call }) => call === setPicture.name)?.input).toEqual({
      params: { userId: USER_ID },
      body: { image: me },
    })
    expect((await screen.findByRole('img', { name: 'Ihr Profilbild' })).getAttribute('src')).toBe('blob:picture')
    await user.click(screen.getByRole('button', { name: 'Bild entfernen' }))
    expect(await screen.findByText('Ihr Bild ist entfernt.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'Ihr Profilbild' })).toBeNull()
  })

  it('says what the server has against it', async () => {
    const wrong = { field: 'image', message: '', code: 850, key: 'error.fileTypeNotAllowed' }
    const { user } = await renderShop({ at, answers: [refusing(setPicture, 415, wrong), signedIn()] })
    await user.upload(await screen.findByLabelText('Bild auswählen', { selector: 'input' }), me)
    expect(await screen.findByText('Diese Art von Datei nehmen wir hier nicht an.')).toBeTruthy()
  })
})

it.each([
  [{ type: 'image/png', size: MAX_PICTURE }, undefined],
  [{ type: '', size: 1 }, undefined],
  [{ type: 'image/png', size: MAX_PICTURE + 1 }, 'error.fileTooBig'],
  [{ type: 'application/pdf', size: 1 }, 'error.fileTypeNotAllowed'],
])('a file %j is sent unless it cannot be a picture', (file, key) => expect(pictureFault(file)?.key).toBe(key))
