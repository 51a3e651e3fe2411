import {
  addPasskey,
  beginCodeApp,
  beginPasskey,
  beginStepUp,
  confirmCodeApp,
  countStaffOrders,
  getUser,
  searchStaffOrders,
  showSecondFactor,
  stepUp,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { passkeyLibrary } from '@billett/web-kit/sign-in/passkey-device.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, type refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'

const device = {
  startRegistration: vi.fn<() => Promise<unknown>>(),
  startAuthentication: vi.fn<() => Promise<unknown>>(),
}
beforeEach(() => void vi.spyOn(passkeyLibrary, 'load').mockResolvedValue(device))

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  cleanDevice()
})

const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const SECRET = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/x?secret=ABC' }
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

const refusedFor = (missing: string) => ({ field: '', message: 'no', code: 900, key: missing })

/** A list that the server refuses for this reason until `state.missing` is empty. */
function staffDevice(state: { missing: string }) {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) }))
  const refused = (): Awaited<ReturnType<ReturnType<typeof refusing>['answer']>> => ({
    ok: false,
    status: 403,
    superseded: false,
    errors: [refusedFor(state.missing)],
  })
  const listed = { ok: true as const, status: 200, data: [] }
  return [
    answering(getUser, () => [anAccount({ userType: USER_TYPE.HGS, username: 'brede', rights })]),
    { name: searchStaffOrders.name, answer: async () => (state.missing ? refused() : listed) },
    answering(countStaffOrders, () => [{ count: 0, isExact: true }]),
  ]
}

const at = '/admin/bestellungen'
const toOrders = () => screen.findByRole('heading', { level: 1, name: 'Bestellungen' })

describe('who has signed in by the password alone', () => {
  it('shows a code, and finds the screen they wanted', async () => {
    const state = { missing: 'error.secondFactorNeeded' }
    const shown = answering(showSecondFactor, () => {
      state.missing = ''
      return [{ until: '2026-11-23T10:00:00.000Z' }]
    })
    const { user, sent } = await renderOffice({ at, answers: [...staffDevice(state), shown] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Zeigen Sie, wer Sie sind' })).toBeTruthy()
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Weiter' }))
    expect(await toOrders()).toBeTruthy()
    expect(sent).toContainEqual({ call: showSecondFactor.name, input: { body: { code: '123456' } } })
  })

  it('or signs with a passkey; what the device did not want can be tried again', async () => {
    const state = { missing: 'error.secondFactorNeeded' }
    const proven = answering(stepUp, () => {
      state.missing = ''
      return [{ until: '2026-11-23T10:00:00.000Z' }]
    })
    const begun = answering(beginStepUp, () => [{ options: '{}' }])
    const { user } = await renderOffice({ at, answers: [...staffDevice(state), begun, proven] })
    device.startAuthentication.mockRejectedValueOnce(new Error('no'))
    device.startAuthentication.mockResolvedValueOnce({ id: 'x' })
    await user.click(await screen.findByRole('button', { name: 'Mit Passkey zeigen' }))
    expect(await screen.findByText(/keinen Passkey gezeigt/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mit Passkey zeigen' }))
    expect(await toOrders()).toBeTruthy()
  })
})

describe('who has to set up a second factor', () => {
  it('sets up an app: its secret in fours, a first code, and ten codes to be written down', async () => {
    const state = { missing: 'error.secondFactorToSetUp' }
    const { user, sent } = await renderOffice({
      at,
      answers: [
        ...staffDevice(state),
        answering(beginCodeApp, () => [SECRET]),
        answering(confirmCodeApp, () => {
          state.missing = ''
          return [{ recoveryCodes: CODES }]
        }),
      ],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Richten Sie einen zweiten Faktor ein' })).toBeTruthy()
    const button = screen.getByRole('button', { name: 'App einrichten' })
    const form = button.closest('form')
    if (!form) throw new Error('the button stands in no form')
    await user.type(within(form).getByLabelText('Passwort'), 'geheim')
    await user.click(button)
    expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR-Code mit dem Schlüssel für Ihre App' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'App auf diesem Gerät öffnen' }).getAttribute('href')).toBe(SECRET.uri)
    await user.type(screen.getByLabelText('Erster Code aus der App'), '654321')
    await user.click(screen.getByRole('button', { name: 'Code prüfen' }))
    const list = within(await screen.findByRole('list', { name: 'Notieren Sie diese Codes' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES)
    expect(sent).toContainEqual({ call: confirmCodeApp.name, input: { body: { code: '654321' } } })
    await user.click(screen.getByRole('button', { name: 'Ich habe die Codes notiert' }))
    expect(await toOrders()).toBeTruthy()
  })

  it('or makes a passkey, and shows it at once', async () => {
    const { user } = await renderOffice({
      at,
      answers: [
        ...staffDevice({ missing: 'error.secondFactorToSetUp' }),
        answering(beginPasskey, () => [{ options: '{}' }]),
        answering(addPasskey, () => []),
      ],
    })
    device.startRegistration.mockResolvedValueOnce({ id: 'x' })
    const button = await screen.findByRole('button', { name: 'Passkey anlegen' })
    const form = button.closest('form')
    if (!form) throw new Error('the button stands in no form')
    await user.type(within(form).getByLabelText('Passwort'), 'geheim')
    await user.click(button)
    expect(await screen.findByRole('heading', { level: 1, name: 'Zeigen Sie, wer Sie sind' })).toBeTruthy()
  })
})

it('one’s own is set up from the account’s menu, also where nobody asks for it', async () => {
  const { user } = await renderOffice({
    at,
    answers: [
      ...staffDevice({ missing: '' }),
      answering(beginCodeApp, () => [SECRET]),
      answering(confirmCodeApp, () => [{ recoveryCodes: CODES }]),
    ],
  })
  await toOrders()
  await user.click(await screen.findByRole('button', { name: /^Konto von/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Anmeldung sichern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anmeldung sichern' }))
  const button = await dialog.findByRole('button', { name: 'App einrichten' })
  const form = button.closest('form')
  if (!form) throw new Error('the button stands in no form')
  await user.type(within(form).getByLabelText('Passwort'), 'geheim')
  await user.click(button)
  await user.type(await dialog.findByLabelText('Erster Code aus der App'), '654321')
  await user.click(dialog.getByRole('button', { name: 'Code prüfen' }))
  await user.click(await dialog.findByRole('button', { name: 'Ich habe die Codes notiert' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a passkey made from there is shown at once: the dialog is out of the way', async () => {
  const { user } = await renderOffice({
    at,
    answers: [
      ...staffDevice({ missing: '' }),
      answering(beginPasskey, () => [{ options: '{}' }]),
      answering(addPasskey, () => []),
    ],
  })
  device.startRegistration.mockResolvedValueOnce({ id: 'x' })
  await toOrders()
  await user.click(await screen.findByRole('button', { name: /^Konto von/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Anmeldung sichern' }))
  const button = await screen.findByRole('button', { name: 'Passkey anlegen' })
  const form = button.closest('form')
  if (!form) throw new Error('the button stands in no form')
  await user.type(within(form).getByLabelText('Passwort'), 'geheim')
  await user.click(button)
  expect(await screen.findByRole('heading', { level: 1, name: 'Zeigen Sie, wer Sie sind' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a further passkey asks once more who one is, and is made at the next press', async () => {
  const state = { missing: 'error.stepUpNeeded' }
  const begun = async () =>
    state.missing
      ? { ok: false as const, status: 403, superseded: false, errors: [refusedFor(state.missing)] }
      : { ok: true as const, status: 200, data: [{ options: '{}' }] }
  const { user, sent } = await renderOffice({
    at,
    answers: [
      ...staffDevice({ missing: '' }),
      { name: beginPasskey.name, answer: begun },
      answering(showSecondFactor, () => {
        state.missing = ''
        return [{ until: '2026-11-23T10:00:00.000Z' }]
      }),
      answering(addPasskey, () => []),
    ],
  })
  device.startRegistration.mockResolvedValueOnce({ id: 'x' })
  await toOrders()
  await user.click(await screen.findByRole('button', { name: /^Konto von/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Anmeldung sichern' }))
  const form = (await screen.findByRole('button', { name: 'Passkey anlegen' })).closest('form')
  if (!form) throw new Error('the button stands in no form')
  await user.type(within(form).getByLabelText('Passwort'), 'geheim')
  await user.click(within(form).getByRole('button', { name: 'Passkey anlegen' }))
  const again = within(await screen.findByRole('dialog', { name: 'Zeigen Sie noch einmal, wer Sie sind' }))
  await user.type(again.getByLabelText('Code'), '123456')
  await user.click(again.getByRole('button', { name: 'Weiter' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /noch einmal/ })).toBeNull())
  expect(device.startRegistration).not.toHaveBeenCalled()
  await user.click(within(form).getByRole('button', { name: 'Passkey anlegen' }))
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(addPasskey.name))
})

it('what is dangerous asks once more over the screen, which stays', async () => {
  const state = { missing: 'error.stepUpNeeded' }
  const shown = answering(showSecondFactor, () => [{ until: '2026-11-23T10:00:00.000Z' }])
  const { user } = await renderOffice({ at, answers: [...staffDevice(state), shown] })
  const dialog = within(await screen.findByRole('dialog', { name: 'Zeigen Sie noch einmal, wer Sie sind' }))
  expect(await toOrders()).toBeTruthy()
  await user.type(dialog.getByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Weiter' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
