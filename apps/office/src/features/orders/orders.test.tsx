import {
  countStaffOrders,
  exportStaffList,
  getStaffOrder,
  getUser,
  searchStaffActs,
  searchStaffOrders,
} from '@billett/contract'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { anOrder, aSeenOrder } from './orders.fixture.ts'

const RIGHTS_HELD: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]

const ORDERS = [
  anOrder(4711),
  anOrder(4712, { state: 'paid', troubles: ['paidNotFulfilled'], ticketNames: [], amountInCent: 560 }),
]

const listed = (rows = ORDERS, count = { count: rows.length, isExact: true }) => [
  answering(getUser, () => [anAccount({ userType: USER_TYPE.HGS, username: 'brede', rights: RIGHTS_HELD })]),
  answering(searchStaffOrders, () => rows),
  answering(countStaffOrders, () => [count]),
  answering(getStaffOrder, () => [aSeenOrder]),
]

async function openOrders({ at = '/admin/bestellungen', rights = RIGHTS_HELD, answers = listed() } = {}) {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) }))
  const office = await renderOffice({ at, answers })
  const asked = () =>
    office.sent.flatMap(({ call, input }) => (call === searchStaffOrders.name ? [input.query ?? {}] : []))
  return { ...office, asked }
}

const numbers = () => screen.getAllByRole('rowheader').map(head => head.textContent)
const address = (office: Awaited<ReturnType<typeof openOrders>>) => new URLSearchParams(office.location()?.search)

describe('the list of orders', () => {
  it('shows those of seven days, the latest first, a thousand at a time, and what is wrong with one', async () => {
    const { asked } = await openOrders()
    await screen.findByRole('rowheader', { name: 'B-4711' })
    expect(numbers()).toEqual(['B-4711', 'B-4712'])
    expect(await screen.findByText('2 Bestellungen')).toBeTruthy()
    const trouble = within(screen.getByRole('row', { name: /B-4712/ }))
    expect(trouble.getByText('bezahlt, ohne Ticket')).toBeTruthy()
    expect(trouble.getByText('5,60 €')).toBeTruthy()
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatchObject({ sort: '-date', page: 0, pageSize: 1_000 })
    expect(asked()[0]).toHaveProperty('customDate')
  })

  it('marks a test purchase without making its row higher or calling it a trouble', async () => {
    const tried = anOrder(4713, { troubles: ['testPurchase'], ticketNames: ['Monatskarte Erwachsene'] })
    await openOrders({ answers: listed([tried]) })
    const row = within(await screen.findByRole('row', { name: /B-4713/ }))
    expect(row.getByTitle('Testkauf').textContent).toBe('Testkauf')
    expect(row.getByTitle('Monatskarte Erwachsene').textContent).toBe('Monatskarte Erwachsene')
  })

  it('asks for what its address says, and says in its address what was chosen', async () => {
    const office = await openOrders({ at: '/admin/bestellungen?span=all&states=paid.deferred&page=3&pageSize=20' })
    await screen.findByRole('rowheader', { name: 'B-4711' })
    expect(office.asked()[0]).toEqual({ states: ['paid', 'deferred'], sort: '-date', page: 2, pageSize: 20 })
    await office.user.selectOptions(screen.getByLabelText('Auffällig'), 'Erstattung gescheitert')
    await waitFor(() => expect(address(office).get('trouble')).toBe('refundFailed'))
    expect(address(office).has('page')).toBe(false)
    await waitFor(() => expect(office.asked().at(-1)).toMatchObject({ trouble: 'refundFailed', page: 0 }))
    await office.user.click(screen.getByRole('button', { name: 'Betrag' }))
    await waitFor(() => expect(office.asked().at(-1)).toMatchObject({ sort: 'amountInCent' }))
    await office.user.click(screen.getByRole('button', { name: 'Betrag' }))
    await waitFor(() => expect(address(office).get('sort')).toBe('-amount'))
    await office.user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(office.location()?.search).toBe('?pageSize=20&sort=-amount'))
  })

  it('keeps to an address that was saved when the amount had another name', async () => {
    const office = await openOrders({ at: '/admin/bestellungen?sort=-amountInCent' })
    await screen.findByRole('rowheader', { name: 'B-4711' })
    expect(office.asked()[0]).toMatchObject({ sort: '-amountInCent' })
    expect(screen.getByRole('columnheader', { name: 'Betrag' }).getAttribute('aria-sort')).toBe('descending')
    expect(ordersAddress.hasLost(new URLSearchParams('sort=-amountInCent'))).toBe(false)
    expect(ordersAddress.hasLost(new URLSearchParams('sort=-price'))).toBe(true)
  })

  it('has the columns somebody chose, in their order, without asking for the rows again', async () => {
    const office = await openOrders({ at: '/admin/bestellungen?columns=amount.date' })
    await screen.findByRole('rowheader', { name: 'B-4711' })
    const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent)
    expect(heads()).toEqual(['', 'Bestellung', 'Betrag', 'Begonnen'])
    await office.user.click(screen.getByRole('button', { name: 'Spalten wählen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Spalten' }))
    await office.user.click(dialog.getByRole('checkbox', { name: 'Stand' }))
    await office.user.click(dialog.getByRole('button', { name: 'Stand nach vorn' }))
    await waitFor(() => expect(address(office).get('columns')).toBe('amount.state.date'))
    expect(heads()).toEqual(['', 'Bestellung', 'Betrag', 'Stand', 'Begonnen'])
    expect(office.asked()).toHaveLength(1)
  })

  it('is handed to the downloads as it is narrowed down and put in order; a refusal is said beside it', async () => {
    const office = await openOrders({
      at: '/admin/bestellungen?span=all&states=paid&sort=date&page=2&pageSize=20',
      answers: [
        ...listed(),
        refusing(exportStaffList, 400, { field: 'search', key: 'error.narrowFilter', message: 'x', code: 1 }),
      ],
    })
    await screen.findByRole('rowheader', { name: 'B-4711' })
    await office.user.click(screen.getByRole('button', { name: 'Exportieren' }))
    await office.user.click(screen.getByRole('menuitem', { name: 'Als Excel-Datei' }))
    await screen.findByText(/^Das sind zu viele Einträge/)
    const sent = office.sent.flatMap(({ call, input }) => (call === exportStaffList.name ? [input] : []))
    const address = 'span=all&states=paid&sort=date&page=2&pageSize=20'
    expect(sent).toEqual([{ params: { list: 'adminOrders' }, query: { address, format: 'xlsx' } }])
  })

  it('looks for what was typed once somebody pauses, and not for each letter', async () => {
    const office = await openOrders()
    await screen.findByRole('rowheader', { name: 'B-4711' })
    for (const value of ['L', 'Lo', 'Lov'])
      fireEvent.change(screen.getByRole('searchbox', { name: 'Nummer, E-Mail, Nachname oder Kartenende' }), {
        target: { value },
      })
    await waitFor(() => expect(office.asked().at(-1)).toMatchObject({ search: 'Lov' }))
    expect(office.asked()).toHaveLength(2)
    expect(address(office).get('search')).toBe('Lov')
  })

  it('asks from when to when for a span of one’s own', async () => {
    const office = await openOrders()
    await screen.findByRole('rowheader', { name: 'B-4711' })
    await office.user.selectOptions(screen.getByLabelText('Zeitraum'), 'Eigener Zeitraum …')
    const dialog = within(await screen.findByRole('dialog', { name: 'Von wann bis wann?' }))
    fireEvent.change(dialog.getByLabelText('Von'), { target: { value: '2026-11-02' } })
    fireEvent.change(dialog.getByLabelText(/^Bis/), { target: { value: '2026-11-01' } })
    await office.user.click(dialog.getByRole('button', { name: 'Anzeigen' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Bis/).getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(dialog.getByLabelText(/^Bis/), { target: { value: '2026-11-02' } })
    await office.user.click(dialog.getByRole('button', { name: 'Anzeigen' }))
    await waitFor(() => expect(office.location()?.search).toBe('?span=custom&from=2026-11-02&to=2026-11-02'))
    await waitFor(() =>
      expect(office.asked().at(-1)).toMatchObject({
        customDate: '2026-11-01T23:00:00.000Z',
        before: '2026-11-02T23:00:00.000Z',
      }),
    )
  })

  it('says that there is none, and offers the next longer span, as long as there is one', async () => {
    const office = await openOrders({ answers: listed([]) })
    expect(await screen.findByText('Keine Bestellung in diesem Zeitraum')).toBeTruthy()
    await office.user.click(screen.getByRole('button', { name: 'Länger suchen: 30 Tage' }))
    await waitFor(() => expect(address(office).get('span')).toBe('days30'))
    await office.user.click(await screen.findByRole('button', { name: 'Länger suchen: Alle (langsam)' }))
    await waitFor(() => expect(address(office).get('span')).toBe('all'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Länger suchen/ })).toBeNull())
  })

  it('says where it could not be had, and tries again', async () => {
    const [user, , ...rest] = listed()
    const { user: person, asked } = await openOrders({
      answers: [...(user ? [user] : []), refusing(searchStaffOrders, 500), ...rest],
    })
    await person.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
  })

  it('says of very many only that there are more', async () => {
    await openOrders({ answers: listed(ORDERS, { count: 10_000, isExact: false }) })
    expect(await screen.findByText(/^mehr als 10.?000 Bestellungen$/)).toBeTruthy()
  })

  it('leads to everything about an order, which has an address, and back to the list', async () => {
    const office = await openOrders()
    await office.user.click(await screen.findByRole('link', { name: 'B-4711' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung B-4711' }))
    expect(dialog.getByText(/Auental – Falkenbrück/)).toBeTruthy()
    expect(dialog.getByText(/gescheitert/)).toBeTruthy()
    expect(dialog.getByText('Zahlung eingegangen')).toBeTruthy()
    expect(dialog.getByText('newWord')).toBeTruthy()
    expect(dialog.getAllByText(/Zahlungsdienst → Kunde/)).toHaveLength(2)
    expect(dialog.queryByText('Zahlversuche')).toBeNull()
    expect(address(office).get('order')).toBe(aSeenOrder.orderId)
    const looked = office.sent.filter(({ call }) => call === getStaffOrder.name)
    expect(looked.map(({ input }) => input.params)).toEqual([{ orderId: aSeenOrder.orderId }])
    expect(office.asked()).toHaveLength(1)
    await office.user.click(dialog.getAllByRole('button', { name: 'Schließen' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address(office).has('order')).toBe(false)
  })

  it('says what it was paid for, what was said when it was taken back, what did not work, and who travels', async () => {
    const office = await openOrders()
    await office.user.click(await screen.findByRole('link', { name: 'B-4711' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung B-4711' }))
    const said = (term: string) => dialog.getByText(term).nextElementSibling?.textContent
    expect(said('Verwendungszweck')).toBe('Demo: 1 × Tageskarte')
    expect(said('Nummer beim Zahlungsdienst')).toBe('cs_4711')
    expect(said('Kommentar zum Storno')).toBe('Doppelt gekauft.')
    expect(said('Hat nicht geklappt')).toBe(
      'E-Mails: Der Dienst ist nicht erreichbar · 2 Versuche · nächster Versuch 22.11.2026, 12:15',
    )
    expect(dialog.getByText(/storniert 22\.11\.2026, 12:00 · A••• · 2 Reisende/)).toBeTruthy()
    const mails = dialog.getByRole('heading', { name: 'E-Mails' }).closest('section')
    expect(
      within(mails ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Bestellung'), expect.stringContaining('newKind')])
  })

  it('says why a try at paying came to nothing', async () => {
    const tried = {
      number: 1,
      methodId: 'card',
      methodLabel: 'Visa •••• 4242',
      amountInCent: 300,
      provider: 'stripe',
      reference: 'cs_1',
      createdOn: '2026-11-22T11:00:00.000Z',
      askedAgainOn: null,
    }
    const attempts: (typeof aSeenOrder)['attempts'] = [
      { ...tried, state: 'declined', reason: 'insufficientFunds' },
      { ...tried, number: 2, state: 'paid', reason: null },
    ]
    const office = await openOrders({
      answers: [...listed().slice(0, 3), answering(getStaffOrder, () => [{ ...aSeenOrder, attempts }])],
    })
    await office.user.click(await screen.findByRole('link', { name: 'B-4711' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung B-4711' }))
    const [declined, paid] = dialog.getAllByText(/cs_1$/)
    expect(declined?.textContent).toContain('abgelehnt · Konto nicht gedeckt · cs_1')
    expect(paid?.textContent).toContain('bezahlt · cs_1')
  })

  it('says what staff did to it, to who may see that, and leads to all of it', async () => {
    const act = {
      number: 7,
      on: '2026-11-22T11:00:00.000Z',
      actorId: 'a',
      actorName: 'A. Brede',
      address: '192.0.2.7',
      call: 'admin/cancelOrder',
      subjectKind: 'order' as const,
      subjectId: aSeenOrder.orderId,
      clientId: 'c',
      client: 'Demo',
      before: '',
      after: '',
      hash: 'h',
      isUndoable: false,
    }
    const rights = [...RIGHTS_HELD, RIGHTS.AllowedToSeeAudit]
    const office = await openOrders({
      rights,
      answers: [
        answering(getUser, () => [anAccount({ userType: USER_TYPE.HGS, username: 'brede', rights })]),
        ...listed().slice(1),
        answering(searchStaffActs, () => [act]),
      ],
    })
    await office.user.click(await screen.findByRole('link', { name: 'B-4711' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung B-4711' }))
    expect(await dialog.findByText('Bestellung storniert')).toBeTruthy()
    expect(dialog.getByText('22.11.2026, 12:00 · A. Brede')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Alles dazu im Protokoll' }).getAttribute('href')).toBe(
      `/admin/protokoll?search=${aSeenOrder.orderId}&subjectKind=order`,
    )
    const looked = office.sent.filter(({ call }) => call === searchStaffActs.name)
    expect(looked.map(({ input }) => input.query)).toEqual([
      { subjectKind: 'order', search: aSeenOrder.orderId, page: 0, pageSize: 20 },
    ])
  })

  it('is closed to whoever may not see orders', async () => {
    const { asked } = await openOrders({ rights: [RIGHTS.AllowedToUseAdminPanel], answers: listed().slice(1) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dafür fehlt Ihnen ein Recht' })).toBeTruthy()
    expect(asked()).toEqual([])
  })
})
