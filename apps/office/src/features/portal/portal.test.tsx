import {
  getStaffCourse,
  getStaffDashboard,
  getStaffQueues,
  getStaffSetUp,
  type StaffCourseDay,
  type StaffDashboard,
  type StaffQueue,
} from '@billett/contract'
import { RIGHTS, WORK_QUEUES } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

afterEach(() => {
  cleanDevice()
  vi.useRealTimers()
})

const figures: StaffDashboard = { finishedOrders: 12_345, ordersOfSevenDays: 67, newUsersToday: 8, allUsers: 910 }

const queues: StaffQueue[] = WORK_QUEUES.map(queue => ({ queue, count: 0, oldest: null }))

const days: StaffCourseDay[] = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${11 + index}`,
  value: index === 9 ? 1_250 : 0,
}))

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

const ALL_WELL: Answers = [
  answering(getStaffDashboard, () => [figures]),
  answering(getStaffQueues, () => queues),
  answering(getStaffSetUp, () => []),
  answering(getStaffCourse, () => days),
]

/** The first of several answers to a call is the one that is given. */
const openPortal = async (answers: Answers = [], rights: number[] = [RIGHTS.IsAdministrator]) => {
  const office = await renderOffice({ at: '/admin/portal', answers: [staffDevice(rights), ...answers, ...ALL_WELL] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked, main: within(screen.getByRole('main')) }
}

describe('the figures of the portal', () => {
  it('each lead to their list', async () => {
    const { main } = await openPortal()
    const way = async (name: string) => (await main.findByRole('link', { name })).getAttribute('href')
    expect(await way('Bezahlte Bestellungen der letzten sieben Tage')).toMatch(/^\/admin\/bestellungen\?states=paid\./)
    expect(await way('Ausgegebene Bestellungen, insgesamt')).toMatch(/\?span=all&states=completed\./)
    expect(await way('Heute registrierte Kunden')).toBe('/admin/benutzer?kind=customer&registered=today')
    expect(await way('Kunden mit Konto')).toBe('/admin/benutzer?kind=customer')
    expect(main.getByText('12.345')).toBeTruthy()
  })

  it('are not there where the reader has no right to them', async () => {
    await openPortal([answering(getStaffDashboard, () => [{ ...figures, allUsers: null, newUsersToday: null }])])
    expect(await screen.findByRole('link', { name: 'Ausgegebene Bestellungen, insgesamt' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Kunden mit Konto' })).toBeNull()
  })

  it('say that they could not be had, and everything else is there all the same', async () => {
    const { user, asked, main } = await openPortal([refusing(getStaffDashboard, 500)])
    expect(await main.findByText('Kennzahlen: Das ließ sich nicht laden.')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Noch einmal versuchen: Kennzahlen' }))
    await waitFor(() => expect(asked(getStaffDashboard.name)).toHaveLength(2))
    expect(main.getByRole('link', { name: 'Nachrichten' })).toBeTruthy()
    expect(await main.findByText('Gerade wartet nichts auf jemanden.')).toBeTruthy()
    expect(main.getAllByRole('img')).toHaveLength(3)
  })
})

describe('the queues of the portal', () => {
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const oneIs = (over: StaffQueue) =>
    answering(getStaffQueues, () => queues.map(q => (q.queue === over.queue ? over : q)))

  const openCalm = async (user: Awaited<ReturnType<typeof openPortal>>['user']) =>
    user.click(await screen.findByText(/^\d+ Listen?, in (der|denen) nichts wartet$/))

  it('each lead to what waits', async () => {
    const { main, user } = await openPortal()
    await openCalm(user)
    const way = async (name: RegExp) => (await main.findByRole('link', { name })).getAttribute('href')
    expect(await way(/^Ereignisse, die/)).toBe('/admin/ereignisse')
    expect(await way(/^Freigaben, die/)).toBe('/admin/freigaben')
    expect(await way(/^Bezahlte Bestellungen ohne/)).toBe('/admin/bestellungen?span=all&trouble=paidNotFulfilled')
    expect(await way(/^Tickets und Mails/)).toBe('/admin/orderfulfillment')
    expect(await way(/Erstattung fehlgeschlagen/)).toBe('/admin/bestellungen?span=all&trouble=refundFailed')
    expect(await way(/^Anträge, über die/)).toMatch(/^\/admin\/vertraege\?states=ApprovalOrganizationPending\./)
    expect(await way(/Nachweis, der zu prüfen/)).toBe('/admin/vertraege?trouble=proof')
    expect(await way(/offenen Änderungswunsch/)).toBe('/admin/vertraege?trouble=undecided')
    expect(await way(/^Zurückgestellte/)).toBe('/admin/vertraege?trouble=parked')
    expect(await way(/^Widerrufe/)).toBe('/admin/eingaenge?kinds=withdrawal')
    expect(await way(/^Einzugsdateien/)).toBe('/admin/einzuege?state=toRelease')
    expect(await way(/^Entwürfe von Seiten/)).toBe('/admin/dynamischeSeiten?release=waits')
    expect(await way(/Server eines Partners/)).toBe('/admin/webhooks?failing=yes')
    expect(await way(/^Eingänge, die Sie/)).toBe('/admin/eingaenge?state=mine')
    expect(await way(/^Einstellungen zur Freigabe/)).toBe('/admin/einstellungen')
  })

  it('say how much waits and since when', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-24T12:00:00.000Z') })
    const { main } = await openPortal([oneIs({ queue: 'feedback', count: 4_321, oldest: '2026-11-20T10:15:00.000Z' })])
    const row = await rowOf(/^Rückmeldungen/)
    expect(row.getByText('4.321')).toBeTruthy()
    expect(row.getByText('vor 4 Tagen').getAttribute('title')).toBe('20.11.2026, 11:15')
    expect(main.getByRole('columnheader', { name: 'Anzahl' })).toBeTruthy()
  })

  it('are a table of those alone in which something waits; where nothing does, that is said', async () => {
    const { main } = await openPortal([oneIs({ queue: 'feedback', count: 2, oldest: '2026-11-20T10:15:00.000Z' })])
    const table = within(await main.findByRole('table', { name: 'Was wartet' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(table.getByRole('rowheader', { name: 'Wenn Zeit ist' })).toBeTruthy()
    expect(main.getByText(`${queues.length - 1} Listen, in denen nichts wartet`)).toBeTruthy()
    expect(main.queryByText('Gerade wartet nichts auf jemanden.')).toBeNull()
  })

  it('stand by how soon they are to be seen to, then by how long they wait', async () => {
    const oldest = new Map<string, string>([
      ['feedback', '2026-11-01T10:00:00.000Z'],
      ['withdrawal', '2026-11-22T10:00:00.000Z'],
      ['failedRefunds', '2026-11-20T10:00:00.000Z'],
    ])
    const some = queues.map(q => ({ ...q, count: oldest.has(q.queue) ? 1 : 0, oldest: oldest.get(q.queue) ?? null }))
    const { main } = await openPortal([answering(getStaffQueues, () => some)])
    const table = within(await main.findByRole('table', { name: 'Was wartet' }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Zuerst',
      'Bestellungen, deren Erstattung fehlgeschlagen ist',
      'Widerrufe, die zu entscheiden sind',
      'Wenn Zeit ist',
      'Rückmeldungen, die niemand erledigt hat',
    ])
  })

  it('are those that the server knows for the reader', async () => {
    const { main, user } = await openPortal([answering(getStaffQueues, () => queues.slice(0, 1))])
    await openCalm(user)
    await main.findByRole('link', { name: /^Ereignisse, die/ })
    expect(main.queryByRole('link', { name: /^Freigaben, die/ })).toBeNull()
  })

  it('fail one by one, and are asked again one by one', async () => {
    let count: number | null = null
    const broken = answering(getStaffQueues, ({ query }) =>
      queues
        .map(q => (q.queue === 'proofs' ? { ...q, count } : q))
        .filter(({ queue }) => JSON.stringify(query) === '{}' || queue === 'proofs'),
    )
    const { user, asked } = await openPortal([broken])
    expect((await rowOf(/^Verträge mit einem Nachweis/)).getByText(/Lässt sich gerade nicht zählen/)).toBeTruthy()
    expect(screen.queryByRole('row', { name: /^Widerrufe/ })).toBeNull()
    count = 7
    await user.click(screen.getByRole('button', { name: /^Noch einmal versuchen: Verträge mit einem Nachweis/ }))
    await waitFor(async () => expect((await rowOf(/^Verträge mit einem Nachweis/)).getByText('7')).toBeTruthy())
    expect(asked(getStaffQueues.name).at(-1)).toEqual({ query: { queue: 'proofs' } })
    expect(screen.queryByRole('row', { name: /^Widerrufe/ })).toBeNull()
  })
})

describe('the last fourteen days', () => {
  it('are drawn with their sum, and stand in a table behind it', async () => {
    const { user, main } = await openPortal()
    const told = 'Umsatz vor Erstattungen: 12,50 € in vierzehn Tagen, am meisten am Fr., 20. Nov. mit 12,50 €.'
    expect(
      (await main.findByRole('img', { name: /^Umsatz/ })).getAttribute('aria-label')?.replace(/\u00a0/g, ' '),
    ).toBe(told)
    await user.click(main.getAllByText('Als Tabelle')[1] ?? main.getByText('Als Tabelle'))
    const table = within(main.getByRole('table', { name: 'Umsatz vor Erstattungen' }))
    expect(table.getAllByRole('row')).toHaveLength(15)
    expect(table.getByRole('row', { name: /20\. Nov\. 12,50/ })).toBeTruthy()
  })

  it('say where nothing was', async () => {
    const { main } = await openPortal([answering(getStaffCourse, () => days.map(day => ({ ...day, value: 0 })))])
    expect(await main.findByRole('img', { name: 'Bezahlte Bestellungen: nichts in vierzehn Tagen.' })).toBeTruthy()
  })

  it('fail one by one, and are asked again one by one', async () => {
    let fails = true
    const answer = async ({ query }: { query?: { measure?: string } }) =>
      fails && query?.measure === 'revenue'
        ? { ok: false, status: 500, errors: [], superseded: false }
        : { ok: true, status: 200, data: days }
    const { user, main } = await openPortal([{ name: getStaffCourse.name, answer }])
    expect(await main.findByText('Umsatz vor Erstattungen: Das ließ sich nicht laden.')).toBeTruthy()
    expect(main.getAllByRole('img')).toHaveLength(2)
    fails = false
    await user.click(main.getByRole('button', { name: 'Noch einmal versuchen: Umsatz vor Erstattungen' }))
    expect(await main.findByRole('img', { name: /^Umsatz/ })).toBeTruthy()
  })

  it('are not asked for without the right to see orders', async () => {
    const { asked, main } = await openPortal([], [RIGHTS.AllowedToUseAdminPanel])
    await main.findByText('Gerade wartet nichts auf jemanden.')
    expect(asked(getStaffCourse.name)).toEqual([])
    expect(main.queryByText('Die letzten vierzehn Tage')).toBeNull()
  })
})

describe('what is left to be set up', () => {
  const left = answering(getStaffSetUp, () => [
    { step: 'imprint' as const, missing: ['vatId' as const, 'phone' as const] },
    { step: 'payment' as const, missing: [] },
  ])

  it('stands there with the way to where it is done', async () => {
    const { main } = await openPortal([left])
    const link = await main.findByRole('link', { name: /^Impressum: Angaben/ })
    expect(link.getAttribute('href')).toBe('/admin/einstellungen')
    expect(main.getByText('Umsatzsteuernummer · Telefon')).toBeTruthy()
    expect(main.getByText(/^2 Schritte fehlen/)).toBeTruthy()
    expect(main.queryByRole('link', { name: /Zahlungsanbieter/ })).toBeNull()
    expect(main.getByText(/^Ein Zahlungsanbieter/)).toBeTruthy()
  })

  it('is not there once all is done, and not asked for by who could not do it', async () => {
    const { unmount, main } = await openPortal()
    await main.findByText('Gerade wartet nichts auf jemanden.')
    expect(main.queryByText('Noch einzurichten')).toBeNull()
    unmount()
    const { asked } = await openPortal([left], [RIGHTS.AllowedToUseAdminPanel])
    await screen.findByText('Gerade wartet nichts auf jemanden.')
    expect(asked(getStaffSetUp.name)).toEqual([])
  })

  it('fails alone', async () => {
    const { main } = await openPortal([refusing(getStaffSetUp, 500)])
    expect(await main.findByText('Noch einzurichten: Das ließ sich nicht laden.')).toBeTruthy()
    expect(await main.findByText('Gerade wartet nichts auf jemanden.')).toBeTruthy()
  })
})

describe('the screens of the portal', () => {
  it('stand together by what they are about', async () => {
    const { main } = await openPortal([], [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders])
    expect(await main.findByRole('heading', { level: 2, name: 'Alle Bereiche' })).toBeTruthy()
    expect(main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Verkauf', 'Aufsicht']),
    )
    expect(main.getByRole('link', { name: 'Bestellungen' }).getAttribute('href')).toBe('/admin/bestellungen')
    expect(main.queryByRole('link', { name: 'Benutzer' })).toBeNull()
    expect(main.queryByText('Inhalte')).toBeNull()
  })
})
