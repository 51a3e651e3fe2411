import { defaultClient } from '@billett/clients'
import {
  changePassword,
  endSession,
  endSessions,
  exportUserData,
  getDynamicInfoSchemes,
  getOrders,
  getSalutations,
  getSessions,
  getSubscriptionContracts,
  getUser,
  requestDeletion,
  updateUser,
  withdrawDeletion,
} from '@billett/contract'
import { GENDER } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, neverAnswering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { aDevice, anAccount, aSignIn, aSummary, USER_ID } from '@billett/web-kit/testing/user.fixture.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aContract, CONTRACT_ID } from '../../state/contract/contract.fixture.ts'

const { config } = defaultClient
const withSubscriptions = {
  ...defaultClient,
  config: { ...config, modules: { ...config.modules, subscription: true } },
}

const noAnswer = { field: '', message: '', code: -1, key: 'error.backendCommunication' }

const bodyOf = (sent: { call: string; input: object }[], call: { name: string }) =>
  sent.find(one => one.call === call.name)?.input

describe('a page of the account', () => {
  it('sends who is not signed in to sign in, and knows the way back', async () => {
    const { location } = await renderShop({ at: '/konto/verwaltung/daten?a=1&state=x' })
    await waitFor(() => expect(location()?.pathname).toBe('/anmelden'))
    expect(location()?.search).toBe(`?redirect=${encodeURIComponent('/konto/verwaltung/daten?a=1')}`)
  })

  it('stays embedded where it was', async () => {
    const { location } = await renderShop({ at: '/konto/verwaltung/daten/embedded' })
    await waitFor(() => expect(location()?.pathname).toBe('/anmelden/embedded'))
    expect(new URLSearchParams(location()?.search).get('redirect')).toBe('/konto/verwaltung/daten/embedded')
  })

  it('greets its owner and leads to everything', async () => {
    await renderShop({ at: '/konto', answers: [signedIn()] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Guten Tag, Wanda' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6)
  })

  it('shows first what was bought last, and where to buy something as long as that is nothing', async () => {
    const early = aSummary({ orderId: 'early', displayState: 'completed', ticketNames: ['Monatskarte'] })
    const latest = aSummary({
      orderId: 'latest',
      displayState: 'completed',
      ticketNames: ['Tageskarte', 'Tageskarte', 'Hundekarte'],
    })
    await renderShop({ at: '/konto', answers: [signedIn(), answering(getOrders, () => [latest, early])] })
    const panel = within(await screen.findByRole('region', { name: 'Zuletzt gekauft' }))
    expect(await panel.findByText('Tageskarte, Hundekarte')).toBeTruthy()
    expect(panel.queryByText(/Monatskarte/)).toBeNull()
    cleanup()
    const nothing = [answering(getOrders, () => []), answering(getSubscriptionContracts, () => [])]
    await renderShop({ at: '/konto', answers: [signedIn(), ...nothing] })
    expect(await screen.findByRole('link', { name: 'Ticket suchen' })).toBeTruthy()
  })

  it('shows a running subscription first, and says that nothing was bought only to who has none', async () => {
    const over = aContract({ guid: 'over', list: 'expired', life: 'ended' })
    const held = answering(getSubscriptionContracts, () => [over, aContract()])
    const nothing = answering(getOrders, () => [])
    await renderShop({ at: '/konto', client: withSubscriptions, answers: [signedIn(), nothing, held] })
    const panel = within(await screen.findByRole('region', { name: 'Ihr Abo' }))
    expect(panel.getByText('Deutschlandticket')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Ticket zeigen' }).getAttribute('href')).toBe(`/konto/abos/${CONTRACT_ID}`)
    await waitFor(() => expect(screen.queryByText('Wird geladen')).toBeNull())
    expect(screen.queryByText('Noch kein Ticket gekauft')).toBeNull()
    cleanup()
    const ended = answering(getSubscriptionContracts, () => [over])
    await renderShop({ at: '/konto', client: withSubscriptions, answers: [signedIn(), nothing, ended] })
    expect(await screen.findByText('Noch kein Ticket gekauft')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Ihr Abo' })).toBeNull()
  })

  it('does not say so either where nobody tells of subscriptions', async () => {
    const answers = [signedIn(), answering(getOrders, () => []), refusing(getSubscriptionContracts, 502, noAnswer)]
    const { sent } = await renderShop({ at: '/konto', client: withSubscriptions, answers })
    await waitFor(() => expect(sent.some(({ call }) => call === getSubscriptionContracts.name)).toBe(true))
    await waitFor(() => expect(screen.queryByText('Wird geladen')).toBeNull())
    expect(screen.queryByText('Noch kein Ticket gekauft')).toBeNull()
  })

  it('can be loaded again where nobody answered', async () => {
    signedIn()
    await renderShop({ at: '/konto/verwaltung/daten', answers: [refusing(getUser, 502, noAnswer)] })
    expect(await screen.findByText('Ihr Konto konnte nicht geladen werden.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})

describe('personal data', () => {
  const none = answering(getDynamicInfoSchemes, () => [])

  it('are shown and saved', async () => {
    const saved = answering(updateUser, () => [anAccount({ firstName: 'Wilma' })])
    const { user, sent } = await renderShop({ at: '/konto/verwaltung/daten', answers: [none, saved, signedIn()] })
    const first = await screen.findByLabelText<HTMLInputElement>('Vorname')
    expect(first.value).toBe('Wanda')
    await user.clear(first)
    await user.type(first, 'Wilma')
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
    expect(await screen.findByText('Ihre Daten sind gespeichert.')).toBeTruthy()
    expect(bodyOf(sent, updateUser)).toMatchObject({
      params: { id: USER_ID },
      body: { firstName: 'Wilma', addresses: [{ street: 'Lindenweg', isMain: true }] },
    })
    expect(bodyOf(sent, updateUser)).not.toHaveProperty('body.email')
  })

  it('show the form of address though the choices come later', async () => {
    const words = answering(getSalutations, () => [
      { id: 0, label: 'Keine Angabe' },
      { id: GENDER.Female, label: 'Frau' },
    ])
    await renderShop({ at: '/konto/verwaltung/daten', answers: [none, words, signedIn()] })
    const salutation = await screen.findByLabelText<HTMLSelectElement>('Anrede')
    await within(salutation).findByRole('option', { name: 'Frau' })
    expect(salutation.value).toBe(`${GENDER.Female}`)
  })

  it('show answers that were given before', async () => {
    const guid = '3b0a6d0e-51f3-4a0c-8a8e-6d5f4b1c2a01'
    const question = answering(getDynamicInfoSchemes, () => [
      {
        guid,
        datatypID: 'Checkbox',
        description: 'Gelesen',
        isVisibleToUser: true,
        isRequired: true,
        datarecordID: '',
      },
    ])
    const answered = signedIn({ dynamicInfos: [{ dynamicInfoSchemeGuid: guid, value: 'true' }] })
    await renderShop({ at: '/konto/verwaltung/daten', answers: [question, answered] })
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Gelesen' })).checked).toBe(true)
  })

  it('stay as they are typed when the language changes, though the questions are worded anew', async () => {
    const guid = '3b0a6d0e-51f3-4a0c-8a8e-6d5f4b1c2a01'
    const words = ['Gelesen', 'Read']
    const question = answering(getDynamicInfoSchemes, () => [
      {
        guid,
        datatypID: 'Checkbox',
        description: words.shift() ?? 'Read',
        isVisibleToUser: true,
        isRequired: false,
        datarecordID: '',
      },
    ])
    const { user } = await renderShop({ at: '/konto/verwaltung/daten', answers: [question, signedIn()] })
    const first = await screen.findByLabelText<HTMLInputElement>('Vorname')
    await user.clear(first)
    await user.type(first, 'Wilma')
    await user.click(screen.getByRole('checkbox', { name: 'Gelesen' }))
    await user.click(screen.getByRole('link', { name: /English/ }))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Read' })).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Wilma')
  })

  it('that were not touched are not sent', async () => {
    const { user, sent } = await renderShop({ at: '/konto/verwaltung/daten', answers: [none, signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Änderungen speichern' }))
    expect(await screen.findByText('Es gibt nichts zu speichern.')).toBeTruthy()
    expect(bodyOf(sent, updateUser)).toBeUndefined()
  })

  it('ask for the password where the e-mail address changes', async () => {
    const saved = answering(updateUser, () => [anAccount({ pendingEmail: 'neu@example.org' })])
    const { user, sent } = await renderShop({ at: '/konto/verwaltung/daten', answers: [none, saved, signedIn()] })
    const email = await screen.findByLabelText('E-Mail-Adresse')
    expect(screen.queryByLabelText('Ihr Passwort')).toBeNull()
    await user.clear(email)
    await user.type(email, 'neu@example.org')
    await user.type(screen.getByLabelText('Ihr Passwort'), 'Geheim-123')
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
    expect(await screen.findByText(/Mail an neu@example.org geschickt/)).toBeTruthy()
    expect(bodyOf(sent, updateUser)).toMatchObject({
      body: { email: 'neu@example.org', currentPassword: 'Geheim-123' },
    })
  })
})

describe('the embedded page of the password', () => {
  it('is for those who are signed in; others sign in first, embedded, and come back', async () => {
    const { location } = await renderShop({ at: '/konto/verwaltung/passwort/embedded' })
    await waitFor(() => expect(location()?.pathname).toBe('/anmelden/embedded'))
    expect(location()?.search).toContain(encodeURIComponent('/konto/verwaltung/passwort/embedded'))
    cleanDevice()
    await renderShop({ at: '/konto/verwaltung/passwort/embedded', answers: [signedIn()] })
    expect(await screen.findByLabelText('Bisheriges Passwort')).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
  })
})

describe('the password', () => {
  const at = '/konto/verwaltung/passwort'
  const change = async (user: Awaited<ReturnType<typeof renderShop>>['user']): Promise<void> => {
    await user.type(await screen.findByLabelText('Bisheriges Passwort'), 'Geheim-123')
    await user.type(screen.getByLabelText('Neues Passwort'), 'Wolkenbruch!47')
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'Wolkenbruch!47')
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
  }

  it('is changed by the old one', async () => {
    const { user, sent } = await renderShop({
      at,
      answers: [answering(changePassword, () => [aSignIn()]), signedIn()],
    })
    await change(user)
    expect(await screen.findByText(/Ihr Passwort ist geändert/)).toBeTruthy()
    expect(bodyOf(sent, changePassword)).toEqual({
      body: { oldPassword: 'Geheim-123', newPassword: 'Wolkenbruch!47' },
    })
    expect(screen.getByLabelText<HTMLInputElement>('Bisheriges Passwort').value).toBe('')
  })

  it('is not where the old one is wrong; that stands at its field', async () => {
    const wrong = { field: 'oldPassword', message: '', code: 608, key: 'error.passwordWrong' }
    const { user } = await renderShop({ at, answers: [refusing(changePassword, 400, wrong), signedIn()] })
    await change(user)
    expect(await screen.findByText('Das bisherige Passwort stimmt nicht.')).toBeTruthy()
    expect(screen.getByLabelText('Bisheriges Passwort').getAttribute('aria-invalid')).toBe('true')
  })
})

it('notifications are chosen and saved', async () => {
  const saved = answering(updateUser, () => [anAccount()])
  const { user, sent } = await renderShop({
    at: '/konto/verwaltung/benachrichtigungen',
    answers: [saved, signedIn()],
  })
  await user.click(await screen.findByRole('checkbox', { name: /Newsletter/ }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Ihre Auswahl ist gespeichert.')).toBeTruthy()
  expect(bodyOf(sent, updateUser)).toMatchObject({
    body: {
      notifications: [
        { kind: 'newsletter', enabled: true },
        { kind: 'tariffChanges', enabled: true },
      ],
    },
  })
})

describe('signed-in devices', () => {
  const phone = aDevice({ sessionId: 'phone', name: '', isCurrent: false })

  it('are signed out one by one, and all others at once', async () => {
    const { user, sent } = await renderShop({
      at: '/konto/verwaltung/geraete',
      answers: [
        answering(getSessions, () => [aDevice(), phone]),
        answering(endSession, () => [aDevice()]),
        answering(endSessions, () => [aDevice()]),
        signedIn(),
      ],
    })
    expect(await screen.findByText('Dieses Gerät')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Alle anderen Geräte abmelden' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Unbekanntes Gerät abmelden' }))
    expect(await screen.findByText('Das Gerät ist abgemeldet.')).toBeTruthy()
    expect(bodyOf(sent, endSession)).toEqual({ params: { sessionId: 'phone' } })
    expect(screen.queryByRole('button', { name: 'Alle anderen Geräte abmelden' })).toBeNull()
  })

  it('one of them is busy while it is signed out, and the others wait for nothing', async () => {
    const others = ['phone', 'tablet'].map(sessionId => aDevice({ sessionId, name: sessionId, isCurrent: false }))
    const { user } = await renderShop({
      at: '/konto/verwaltung/geraete',
      answers: [answering(getSessions, () => [aDevice(), ...others]), neverAnswering(endSession), signedIn()],
    })
    const busy = (name: string) => screen.getByRole('button', { name: `${name} abmelden` }).getAttribute('aria-busy')
    await user.click(await screen.findByRole('button', { name: 'phone abmelden' }))
    expect([busy('phone'), busy('tablet')]).toEqual(['true', 'false'])
  })
})

describe('leaving', () => {
  const at = '/konto/verwaltung/loeschen'
  const leaving = { requestedDeleteDate: '2026-11-21T10:00:00.000Z', deletedOn: '2026-12-05T10:00:00.000Z' }

  it('is asked for after it was said what it does', async () => {
    const asked = answering(requestDeletion, () => [anAccount(leaving)])
    const { user, sent } = await renderShop({ at, answers: [asked, signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Konto löschen' }))
    expect(bodyOf(sent, requestDeletion)).toBeUndefined()
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Ja, Konto löschen' }))
    expect(await screen.findByText(/Am 05.12.2026 wird Ihr Konto gelöscht/)).toBeTruthy()
  })

  it('can be taken back', async () => {
    const { user } = await renderShop({
      at,
      answers: [answering(withdrawDeletion, () => [anAccount()]), signedIn(leaving)],
    })
    await user.click(await screen.findByRole('button', { name: 'Löschung zurücknehmen' }))
    expect(await screen.findByText('Ihr Konto bleibt bestehen.')).toBeTruthy()
  })

  it('takes all data along where one wants to', async () => {
    const { user, sent } = await renderShop({ at, answers: [signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Daten herunterladen' }))
    expect(bodyOf(sent, exportUserData)).toBeDefined()
  })
})
