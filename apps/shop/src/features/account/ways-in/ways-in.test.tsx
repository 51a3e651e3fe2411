import * as contract from '@billett/contract'
import { passkeyLibrary } from '@billett/web-kit/sign-in/passkey-device.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { aDevice, anAccount } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { signedIn } from '../../../../test/signed-in.ts'

/** The device behind the browser, as the library tells of it. */
const device = {
  startRegistration: vi.fn<() => Promise<unknown>>(),
  startAuthentication: vi.fn<() => Promise<unknown>>(),
}
beforeEach(() => void vi.spyOn(passkeyLibrary, 'load').mockResolvedValue(device))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  cleanDevice()
})

const at = '/konto/verwaltung/geraete'
const devices = answering(contract.getSessions, () => [aDevice()])
const noServices = answering(contract.getServiceAccesses, () => [])
const passkey = { id: 'key-1', name: 'Firefox, Windows', createdOn: '2026-11-01T09:00:00.000Z', usedOn: null }
const noPasskeys = answering(contract.getPasskeys, () => [])

const passkeys = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))

describe('help in an account', () => {
  const help = async () => within(await screen.findByRole('region', { name: 'Hilfe in Ihrem Konto' }))

  it('is taken back and given again at one press', async () => {
    const choice = answering(contract.allowTakeOver, ({ body }) => [
      anAccount({ allowsTakeOver: JSON.stringify(body) === '{"allowed":true}' }),
    ])
    const { user, sent } = await renderShop({ at, answers: [signedIn(), devices, noServices, noPasskeys, choice] })
    const box = (await help()).getByRole<HTMLInputElement>('checkbox', { name: 'Unser Service darf mir so helfen' })
    expect(box.checked).toBe(true)
    await user.click(box)
    expect(await screen.findByText('Niemand von uns handelt in Ihrem Konto.')).toBeTruthy()
    expect(box.checked).toBe(false)
    await user.click(box)
    expect(await screen.findByText('Unser Service darf Ihnen in Ihrem Konto helfen.')).toBeTruthy()
    const told = sent.filter(({ call }) => call === contract.allowTakeOver.name)
    expect(told.map(({ input }) => input.body)).toEqual([{ allowed: false }, { allowed: true }])
  })

  it('stays as it was where it could not be stored', async () => {
    const { user } = await renderShop({
      at,
      answers: [signedIn(), devices, noServices, noPasskeys, refusing(contract.allowTakeOver, 500)],
    })
    const box = (await help()).getByRole<HTMLInputElement>('checkbox')
    await user.click(box)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(box.checked).toBe(true)
  })
})

describe('passkeys of an account', () => {
  it('are added with the password, by what the device makes', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    device.startRegistration.mockResolvedValue({ id: 'key-1' })
    const begin = answering(contract.beginPasskey, () => [{ options: '{"challenge":"c"}' }])
    const add = answering(contract.addPasskey, () => [passkey])
    const { user, sent } = await renderShop({ at, answers: [signedIn(), devices, noServices, noPasskeys, begin, add] })
    const section = await passkeys()
    await section.findByText('Noch kein Passkey.')
    await user.type(section.getByLabelText('Passwort'), 'Geheim-123')
    await user.click(section.getByRole('button', { name: 'Passkey auf diesem Gerät anlegen' }))
    await section.findByText('Der Passkey ist angelegt.')
    expect(device.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
    const bodyOf = (call: { name: string }) => sent.find(one => one.call === call.name)?.input.body
    expect(bodyOf(contract.beginPasskey)).toEqual({ password: 'Geheim-123' })
    expect(bodyOf(contract.addPasskey)).toEqual({ answer: '{"id":"key-1"}' })
  })

  it('stay as they are when the device makes none, or the password is wrong', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    device.startRegistration.mockRejectedValue(new Error('not allowed'))
    const begin = answering(contract.beginPasskey, () => [{ options: '{}' }])
    const { user, unmount } = await renderShop({ at, answers: [signedIn(), devices, noServices, noPasskeys, begin] })
    const submit = async () => {
      const section = await passkeys()
      await user.type(section.getByLabelText('Passwort'), 'Geheim-123{Enter}')
      return section
    }
    expect(await (await submit()).findByText(/hat keinen Passkey angelegt/)).toBeTruthy()
    unmount()
    const wrong = { field: 'password', message: '', code: 608, key: 'error.passwordWrong' }
    await renderShop({
      at,
      answers: [signedIn(), devices, noServices, noPasskeys, refusing(contract.beginPasskey, 400, wrong)],
    })
    expect(await (await submit()).findByText(/Passwort stimmt nicht/)).toBeTruthy()
  })

  it('are removed when that is confirmed, also where the browser knows none', async () => {
    const list = answering(contract.getPasskeys, () => [passkey])
    const remove = answering(contract.removePasskey, () => [])
    const { user, sent } = await renderShop({ at, answers: [signedIn(), devices, noServices, list, remove] })
    const section = await passkeys()
    expect(section.getByText('Dieser Browser unterstützt keine Passkeys.')).toBeTruthy()
    await user.click(await section.findByRole('button', { name: 'Passkey von Firefox, Windows entfernen' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/kann sich danach niemand mehr anmelden/)).toBeTruthy()
    expect(sent.some(({ call }) => call === contract.removePasskey.name)).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Ja, entfernen' }))
    await section.findByText('Der Passkey ist entfernt.')
    expect(sent.find(({ call }) => call === contract.removePasskey.name)?.input.params).toEqual({ id: 'key-1' })
  })
})

describe('other services', () => {
  it('are listed with what they get to know, and what was agreed to is taken back', async () => {
    const service = {
      serviceId: 'library',
      name: 'Stadtbibliothek',
      rights: ['Ihr Name'],
      agreedOn: '2026-11-01T09:00:00.000Z',
    }
    const list = answering(contract.getServiceAccesses, () => [service])
    const revoke = answering(contract.revokeServiceAccess, () => [])
    const { user, sent } = await renderShop({ at, answers: [signedIn(), devices, noPasskeys, list, revoke] })
    const section = within(await screen.findByRole('region', { name: 'Andere Dienste' }))
    await section.findByText('Ihr Name')
    await user.click(section.getByRole('button', { name: 'Zustimmung zurücknehmen: Stadtbibliothek' }))
    await section.findByText('Noch keiner.')
    await waitFor(() =>
      expect(sent.find(({ call }) => call === contract.revokeServiceAccess.name)?.input.params).toEqual({
        serviceId: 'library',
      }),
    )
  })
})
