import { defaultClient } from '@billett/clients'
import {
  endUserSessions,
  getStaffUser,
  mergeStaffUsers,
  noteStaffUser,
  resendVerificationEmail,
  type StaffUser,
  type StaffUserDetail,
  searchStaffUsers,
  setStaffUserActive,
  setStaffUsersActive,
  updateUser,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { USER_ID } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { aListedUser as ada, seenUser as detail, aDeletedUser as gone, listedUsers as listed } from './users.fixture.ts'

const OWN = defaultClient.config.settings.clientId
const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeUsers]
const EDITS: number[] = [...SEES, RIGHTS.AllowedToEditUsers]

async function openUsers({ at = '/admin/benutzer', rights = EDITS, answers = listed() } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...answers] })
  const asked = () =>
    office.sent.flatMap(({ call, input }) => (call === searchStaffUsers.name ? [input.query ?? {}] : []))
  const told = () => office.sent.flatMap(({ call, input }) => (call === setStaffUserActive.name ? [input] : []))
  return { ...office, asked, told }
}

const openAda = `/admin/benutzer?user=${ada.userId}`

describe('the list of users', () => {
  it('shows the latest first, and names a deleted account by its number', async () => {
    const { asked } = await openUsers()
    await screen.findByRole('rowheader', { name: 'Ada L•••' })
    expect(screen.getByRole('rowheader', { name: 'K-2' })).toBeTruthy()
    expect(await screen.findByText('2 Konten')).toBeTruthy()
    expect(asked()).toEqual([{ sort: '-registeredOn', page: 0, pageSize: 1_000 }])
  })

  it('asks for what its address says, and says in its address what was chosen', async () => {
    const office = await openUsers({ at: '/admin/benutzer?search=ada&kind=customer&states=active.disabled&page=2' })
    await screen.findByRole('rowheader', { name: 'Ada L•••' })
    expect(office.asked()[0]).toEqual({
      search: 'ada',
      kind: 'customer',
      states: ['active', 'disabled'],
      sort: '-registeredOn',
      page: 1,
      pageSize: 1_000,
    })
    await office.user.click(screen.getByRole('button', { name: 'Registriert' }))
    await waitFor(() => expect(office.asked().at(-1)).toMatchObject({ sort: 'registeredOn', page: 0 }))
    await office.user.selectOptions(screen.getByLabelText('Art'), 'Beschäftigte')
    await waitFor(() => expect(office.asked().at(-1)).toMatchObject({ kind: 'staff' }))
    await office.user.selectOptions(screen.getByLabelText('Registriert'), 'heute')
    await waitFor(() => expect(office.asked().at(-1)).toMatchObject({ registered: 'today' }))
    expect(office.location()?.search).toContain('registered=today')
  })

  it('leads to everything about an account, which has an address', async () => {
    const office = await openUsers()
    await office.user.click(await screen.findByRole('link', { name: 'Ada L•••' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Konto von Ada L•••' }))
    expect(dialog.getByText(/Namen und Adressen sind verdeckt/)).toBeTruthy()
    expect(dialog.getByText(/Unbekanntes Gerät/)).toBeTruthy()
    expect(dialog.getByText('22.11.2026, 11:15: angemeldet')).toBeTruthy()
    expect(dialog.getByText('22.11.2026, 11:14: newWord')).toBeTruthy()
    expect(dialog.queryByText('Adressen')).toBeNull()
    expect(office.location()?.search).toBe(`?user=${ada.userId}`)
    expect(office.asked()).toHaveLength(1)
  })

  it('shows how somebody pays, whom they let know who they are, and what they were sent, letters among the mails', async () => {
    const on = '2026-11-22T10:15:00.000Z'
    const seen = detail({
      pictureId: 'picture-1',
      creditRatingCheckPerformedOn: on,
      paymentMethods: [{ label: 'PayPal', paymentSubType: 22 }],
      bankDetails: [
        {
          reference: 'M-1',
          iban: 'DE•• •••• •••• 2051',
          creditInstitute: 'Demobank',
          accountHolder: 'A•••',
          consentOn: on,
          revokedOn: on,
        },
      ],
      services: [{ openIdClientId: 'bike-hire', acceptedOn: on }],
      sent: [
        { way: 'letter', what: 'Ihr Fahrpreis ab Januar', on, state: null, readOn: on },
        { way: 'mail', what: 'Ihr neues Passwort', on, state: 'failed', readOn: null },
      ],
    })
    await openUsers({ at: openAda, answers: listed(seen) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Konto von Ada L•••' }))
    expect(dialog.getByText('Bonität geprüft am').nextElementSibling?.textContent).toBe('22.11.2026, 11:15')
    expect(dialog.getByText('Profilbild').nextElementSibling?.textContent).toBe('Ja')
    expect(dialog.getByText('PayPal')).toBeTruthy()
    const account = 'DE•• •••• •••• 2051, Demobank, A•••, Mandat M-1 vom 22.11.2026, widerrufen am 22.11.2026'
    expect(dialog.getByText(account)).toBeTruthy()
    expect(dialog.getByText('bike-hire, seit 22.11.2026')).toBeTruthy()
    expect(dialog.getByText(/Ihr Fahrpreis ab Januar · Brief · geöffnet 22.11.2026, 11:15/)).toBeTruthy()
    expect(dialog.getByText(/Ihr neues Passwort · E-Mail · nicht gesendet/)).toBeTruthy()
  })

  it('disables an account after a question; list and account show it, and it can be enabled again', async () => {
    const disabled: StaffUser = { ...ada, state: 'disabled', active: false }
    const office = await openUsers({
      at: openAda,
      answers: [...listed(), answering(setStaffUserActive, () => [disabled])],
    })
    await office.user.click(await screen.findByRole('button', { name: 'Konto sperren' }))
    expect(office.told()).toEqual([])
    const question = within(await screen.findByRole('alertdialog', { name: 'Konto von Ada L••• sperren?' }))
    await office.user.click(question.getByRole('button', { name: 'Konto sperren' }))
    expect(await screen.findByRole('button', { name: 'Konto freigeben' })).toBeTruthy()
    expect(office.told()).toMatchObject([
      { params: { userId: ada.userId }, body: { userId: ada.userId, active: false } },
    ])
    expect(office.told()[0]?.body).toEqual({ userId: ada.userId, active: false })
    const row = screen.getByText('K-1', { selector: 'td' }).closest('tr')
    expect(row?.textContent).toContain('gesperrt')
  })

  it('says in the question why it was not done', async () => {
    const why = { field: 'active', message: 'Nein.', code: 1, key: 'error.accountNotChangeable' }
    const office = await openUsers({ at: openAda, answers: [...listed(), refusing(setStaffUserActive, 409, why)] })
    await office.user.click(await screen.findByRole('button', { name: 'Konto sperren' }))
    const question = within(await screen.findByRole('alertdialog'))
    await office.user.click(question.getByRole('button', { name: 'Konto sperren' }))
    expect(await question.findByRole('alert')).toBeTruthy()
  })

  it.each([
    ['whoever may only look', SEES, detail()],
    ['the own account', EDITS, detail({ userId: USER_ID })],
    ['an account that waits for its owner', EDITS, detail({ state: 'registered' })],
    ['a deleted account', EDITS, detail({ state: 'deleted' })],
    ['staff, to whoever does not manage these', EDITS, detail({ userType: USER_TYPE.HGS })],
  ])('has no button that disables for %s', async (_, rights, seen) => {
    await openUsers({ at: `/admin/benutzer?user=${seen.userId}`, rights, answers: listed(seen) })
    await screen.findByRole('dialog', { name: 'Konto von Ada L•••' })
    expect(screen.queryByRole('button', { name: /Konto (sperren|freigeben)/ })).toBeNull()
  })

  it('is closed to whoever may not see users', async () => {
    const { asked } = await openUsers({ rights: [RIGHTS.AllowedToUseAdminPanel] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dafür fehlt Ihnen ein Recht' })).toBeTruthy()
    expect(asked()).toEqual([])
  })
})

describe('an account', () => {
  const seesAll = [...EDITS, RIGHTS.AllowedToSeePersonalDetails]
  const noted = { guid: '1', text: 'Ruft zurück', on: '2026-11-22T10:15:00.000Z', by: 'Grace Hopper' }

  it('has notes with their authors, and takes another; what was typed stays where that fails', async () => {
    const told = answering(noteStaffUser, () => [detail({ notes: [{ ...noted, text: 'Hat angerufen' }] })])
    const { user, sent } = await openUsers({ at: openAda, rights: seesAll, answers: [...listed(detail()), told] })
    await user.click(await screen.findByRole('button', { name: 'Notiz hinzufügen' }))
    expect(screen.getByText('Bitte schreiben Sie, was zu wissen ist.')).toBeTruthy()
    await user.type(screen.getByLabelText(/Neue Notiz/), ' Hat angerufen ')
    await user.click(screen.getByRole('button', { name: 'Notiz hinzufügen' }))
    expect(await screen.findByText(/Grace Hopper: Hat angerufen/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Neue Notiz/).value).toBe('')
    const bodies = sent.flatMap(({ call, input }) => (call === noteStaffUser.name ? [input.body] : []))
    expect(bodies).toEqual([{ text: 'Hat angerufen' }])
  })

  it('keeps the words of a note that was not stored, and has no field for who may not edit', async () => {
    const why = { field: 'userId', message: 'Nein.', code: 1, key: 'error.userNotFound' }
    const { user, unmount } = await openUsers({
      at: openAda,
      rights: seesAll,
      answers: [...listed(detail({ notes: [noted] })), refusing(noteStaffUser, 404, why)],
    })
    await user.type(await screen.findByLabelText(/Neue Notiz/), 'Hat angerufen')
    await user.click(screen.getByRole('button', { name: 'Notiz hinzufügen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Neue Notiz/).value).toBe('Hat angerufen')
    unmount()
    await openUsers({ at: openAda, rights: SEES, answers: listed(detail({ notes: [noted] })) })
    expect(await screen.findByText(/Grace Hopper: Ruft zurück/)).toBeTruthy()
    expect(screen.queryByLabelText(/Neue Notiz/)).toBeNull()
  })

  it('is signed out on one device', async () => {
    const ended = answering(endUserSessions, () => [{ userId: ada.userId, ended: 1 }])
    const { user, sent } = await openUsers({ at: openAda, answers: [...listed(detail()), ended] })
    await user.click(await screen.findByRole('button', { name: /abmelden, angemeldet/ }))
    expect(await screen.findByText('Das Gerät ist abgemeldet.')).toBeTruthy()
    const bodies = sent.flatMap(({ call, input }) => (call === endUserSessions.name ? [input.body] : []))
    expect(bodies).toEqual([{ sessionId: 'session-1' }])
  })

  it('that waits for its deletion says since when, not before when, and what has to be decided first', async () => {
    const deletionRequestedOn = '2026-11-22T10:15:00.000Z'
    const deletion = { dueOn: '2026-12-06T10:15:00.000Z', openOrders: 2, applications: 0 }
    const { user, asked } = await openUsers({
      at: openAda,
      answers: listed(detail({ deletionRequestedOn, deletion })),
    })
    expect(await screen.findByText(/Frühestens .*Zahlungen von 2 Bestellungen entschieden/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.selectOptions(screen.getByLabelText('Löschung'), 'yes')
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ leaving: true }))
  })
})

describe('the mail that activates an account', () => {
  const waits = detail({ state: 'registered', active: false })
  const mailed = answering(resendVerificationEmail, () => [])
  const button = () => screen.queryByRole('button', { name: 'Aktivierungsmail senden' })

  it('is sent again after a question', async () => {
    const { user, sent } = await openUsers({ at: openAda, answers: [...listed(waits), mailed] })
    await user.click(await screen.findByRole('button', { name: 'Aktivierungsmail senden' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Aktivierungsmail senden' }))
    expect(await screen.findByText('Die Aktivierungsmail ist unterwegs.')).toBeTruthy()
    const told = sent.filter(({ call }) => call === resendVerificationEmail.name)
    expect(told.map(({ input }) => input.body)).toEqual([{ userId: ada.userId, clientId: 'client' }])
  })

  it.each([
    ['an active account', EDITS, detail()],
    ['a disabled one', EDITS, detail({ state: 'disabled', active: false })],
    ['one of the staff', EDITS, detail({ state: 'registered', userType: USER_TYPE.HGS })],
    ['who may not edit', SEES, waits],
  ])('has no button for %s', async (_name, rights, seen) => {
    await openUsers({ at: openAda, rights, answers: listed(seen) })
    await screen.findByText('Verlauf')
    expect(button()).toBeNull()
  })
})

describe('several accounts', () => {
  const error = {
    fieldName: 'userId',
    customerErrorMessage: 'Das geht nicht.',
    errorMessage: 'accountNotChangeable',
    errorCode: 901,
    translationKey: 'error.accountNotChangeable',
  }
  const told = answering(setStaffUsersActive, () => [
    { changed: true, error: null },
    { changed: false, error },
  ])
  const sentOf = ({ sent }: Awaited<ReturnType<typeof openUsers>>) =>
    sent.flatMap(({ call, input }) => (call === setStaffUsersActive.name ? [input] : []))

  it('are disabled once it was shown what that comes to; who was left out is named', async () => {
    const office = await openUsers({ answers: [...listed(), told] })
    await office.user.click(await screen.findByRole('checkbox', { name: /Ada L•••/ }))
    await office.user.click(screen.getByRole('checkbox', { name: /K-2/ }))
    await office.user.click(screen.getByRole('button', { name: 'Sperren' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ausgewählte Konten sperren' }))
    expect(await dialog.findByText(/^K-2: /)).toBeTruthy()
    expect(sentOf(office).map(({ query }) => query)).toEqual([{ dryRun: true }])
    await office.user.click(dialog.getByRole('button', { name: '1 Konto sperren' }))
    expect(await dialog.findByText('Bei 1 Person ist es geschehen.')).toBeTruthy()
    expect(dialog.getByText(/^K-2: /)).toBeTruthy()
    const body = { userIds: [ada.userId, gone.userId], active: false }
    expect(sentOf(office)).toMatchObject([{ body }, { query: {}, body }])
    expect(office.asked()).toHaveLength(2)
  })

  it('are chosen by nobody who may not edit', async () => {
    await openUsers({ rights: SEES })
    await screen.findByRole('rowheader', { name: 'Ada L•••' })
    expect(screen.queryByRole('checkbox', { name: /Ada L•••/ })).toBeNull()
  })
})

describe('the data of an account', () => {
  const shown = detail({ isMasked: false, email: 'ada@example.org', lastName: 'Lovelace', birthDate: '1990-01-31' })
  const WHOLE = [...EDITS, RIGHTS.AllowedToSeePersonalDetails]
  // Of the own company, as the office is that of the client.
  const ofClient = async (rights: number[], told: Parameters<typeof openUsers>[0] = {}) =>
    openUsers({ at: openAda, rights, ...told })
  const sentOf = ({ sent }: Awaited<ReturnType<typeof openUsers>>) =>
    sent.flatMap(({ call, input }) => (call === updateUser.name ? [input.body] : []))
  const saved = { name: updateUser.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
  const why = { field: 'expected', message: 'Inzwischen geändert.', code: 903, key: 'error.changedMeanwhile' }

  it('are changed: only what was typed is sent, beside what was seen of it', async () => {
    const office = await ofClient(WHOLE, { answers: [...listed({ ...shown, clientId: OWN }), saved] })
    await office.user.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Angaben von Ada Lovelace ändern' }))
    await office.user.clear(form.getByLabelText('Nachname'))
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(sentOf(office)).toEqual([])
    await office.user.type(form.getByLabelText('Nachname'), 'King')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Angaben sind gespeichert.')).toBeTruthy()
    expect(sentOf(office)).toEqual([{ lastName: 'King', expected: { lastName: 'Lovelace' } }])
  })

  it('have addresses that are corrected, added and taken away, beside those that were seen', async () => {
    const address = {
      addressId: '00000000-0000-4000-8000-00000000000d',
      addressName: '',
      street: 'Marktplatz',
      houseNumber: '1',
      postCode: '12345',
      city: 'Falkenbrück',
      country: 'de' as const,
      additional: '',
      isMain: true,
    }
    const answers = [...listed({ ...shown, clientId: OWN, addresses: [address] }), saved]
    const office = await ofClient(WHOLE, { answers })
    await office.user.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Angaben von Ada Lovelace ändern' }))
    await office.user.clear(form.getByLabelText('Hausnummer'))
    await office.user.type(form.getByLabelText('Hausnummer'), '2a')
    await office.user.click(form.getByRole('button', { name: 'Adresse hinzufügen' }))
    await office.user.click(form.getByRole('button', { name: '2. Adresse entfernen' }))
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Angaben sind gespeichert.')).toBeTruthy()
    expect(sentOf(office)).toEqual([
      { addresses: [{ ...address, houseNumber: '2a' }], expected: { addresses: [address] } },
    ])
  })

  it('that somebody has changed meanwhile are shown beside what was typed; saving once more replaces them', async () => {
    let stored = { ...shown, clientId: OWN }
    const answers = [...listed().slice(0, 2), answering(getStaffUser, () => [stored]), refusing(updateUser, 409, why)]
    const office = await ofClient(WHOLE, { answers })
    await office.user.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Angaben von Ada Lovelace ändern' }))
    await office.user.clear(form.getByLabelText('Nachname'))
    await office.user.type(form.getByLabelText('Nachname'), 'King')
    stored = { ...stored, lastName: 'Byron' }
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect((await form.findByRole('alert')).textContent).toContain('Byron')
    expect(form.getByLabelText('Nachname')).toHaveProperty('value', 'King')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(sentOf(office)).toHaveLength(2))
    expect(sentOf(office).at(-1)).toEqual({ lastName: 'King', expected: { lastName: 'Byron' } })
  })

  it('are not offered to be changed where they are hidden, of another company, or without the right', async () => {
    const cases: [number[], Partial<StaffUserDetail>][] = [
      [WHOLE, { isMasked: true, clientId: OWN }],
      [WHOLE, { clientId: 'another' }],
      [[...SEES, RIGHTS.AllowedToSeePersonalDetails], { clientId: OWN }],
      [WHOLE, { clientId: OWN, userType: USER_TYPE.HGS }],
    ]
    for (const [rights, over] of cases) {
      const { unmount } = await ofClient(rights, { answers: listed({ ...shown, ...over }) })
      await screen.findByText('Verlauf')
      expect(screen.queryByRole('button', { name: 'Angaben ändern' })).toBeNull()
      unmount()
    }
  })
})

describe('two accounts of one person', () => {
  const moved = { orders: 3, contracts: 1, mandates: 0, addresses: 2, documents: 0 }
  const other: StaffUser = { ...gone, state: 'active', active: true }
  const both = [answering(searchStaffUsers, () => [ada, other]), ...listed().slice(1)]
  const merged = answering(mergeStaffUsers, () => [moved])
  const MERGES = [...EDITS, RIGHTS.AllowedToSeePersonalDetails]

  async function chooseBoth(rights: number[], answers = [...both, merged]) {
    const office = await openUsers({ rights, answers })
    await office.user.click(await screen.findByRole('checkbox', { name: /Ada L•••/ }))
    await office.user.click(screen.getByRole('checkbox', { name: /K-2/ }))
    const asked = () => office.sent.flatMap(({ call, input }) => (call === mergeStaffUsers.name ? [input] : []))
    return { ...office, asked }
  }

  it('are merged once it was shown what goes over; which one stays is chosen, with a reason', async () => {
    const office = await chooseBoth(MERGES)
    await office.user.click(screen.getByRole('button', { name: 'Zusammenführen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zwei Konten einer Person zusammenführen' }))
    expect(await dialog.findByText(/Vom Konto K-2 · 22.11.2026, 11:15 gehen über/)).toBeTruthy()
    await office.user.selectOptions(dialog.getByLabelText('Dieses Konto bleibt'), other.userId)
    expect(await dialog.findByText(/Vom Konto Ada L••• · .* gehen über/)).toBeTruthy()
    expect(dialog.getByText(/Rückgängig machen lässt sich das nicht/)).toBeTruthy()
    await office.user.click(dialog.getByRole('button', { name: /^Endgültig zusammenführen, 6 Einträge/ }))
    expect(office.asked().every(({ query }) => query && 'dryRun' in query)).toBe(true)
    await office.user.type(dialog.getByLabelText('Grund'), 'beide angerufen')
    await office.user.click(dialog.getByRole('button', { name: /^Endgültig zusammenführen/ }))
    expect(await screen.findByText('Die Konten sind zusammengeführt.')).toBeTruthy()
    expect(office.asked().at(-1)).toMatchObject({
      params: { userId: ada.userId },
      body: { into: other.userId, reason: 'beide angerufen' },
    })
  })

  it('stay two where that is refused, and nobody merges who may not see them whole', async () => {
    const why = { field: 'into', message: 'Beide haben Verträge.', code: 991, key: 'error.mergeBothContracts' }
    const office = await chooseBoth(MERGES, [...both, refusing(mergeStaffUsers, 409, why)])
    await office.user.click(screen.getByRole('button', { name: 'Zusammenführen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Endgültig zusammenführen/ })).toBeNull()
    office.unmount()
    await chooseBoth(EDITS)
    expect(screen.queryByRole('button', { name: 'Zusammenführen' })).toBeNull()
  })
})
