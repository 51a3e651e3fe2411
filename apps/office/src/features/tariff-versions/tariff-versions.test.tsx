import {
  discardTariff,
  getTariffVersion,
  getTariffVersions,
  goBackToTariff,
  releaseTariff,
  type StaffTariffDetail,
  type StaffTariffVersion,
  sendTariff,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const sold: StaffTariffVersion = {
  version: 1,
  state: 'active',
  fileName: null,
  hash: 'aa',
  storedOn: '2026-11-01T08:00:00.000Z',
  writtenBy: null,
  copyOf: null,
  releasedBy: null,
  activeFrom: '2026-11-01T08:00:00.000Z',
  startedOn: '2026-11-01T08:00:00.000Z',
  beginnings: [{ id: '2026', validFrom: '2026-01-01' }],
  warnings: 0,
}
const draft: StaffTariffVersion = {
  ...sold,
  ...{ version: 2, state: 'checked', fileName: 'Tarif 2027.xlsx', writtenBy: 'Berta Rede' },
  ...{ activeFrom: null, startedOn: null },
}
const detail: StaffTariffDetail = {
  ...draft,
  sold: 17,
  problems: [],
  foreignStops: 2,
  differences: [{ part: 'prices', added: 0, removed: 0, changed: 4 }],
  articles: [
    { id: 'single', name: 'Einzelticket', product: 'Einzeln', change: 'price', part: '2026', before: 200, after: 250 },
  ],
  prices: {
    ...{ hash: 'abcdef0123456789', comparedOn: '2026-11-20T08:00:00.000Z', relations: 500, soldRelations: 12 },
    ...{ compared: 34_000, dearer: 480, cheaper: 0, added: 0, gone: 20 },
    articles: [
      {
        ...{ day: '2026-11-21', id: 'day', name: 'Erwachsene', product: 'Tagesticket', dearer: 480, cheaper: 0 },
        ...{ added: 0, gone: 20, from: 'Markt', to: 'Bahnhof', before: 640, after: 710 },
      },
    ],
  },
  lost: [{ clientId: 'a', part: 'fixPriceGroups', serviceAreaId: 2, sortGroups: ['ferryTicket'] }],
}

const ALL = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToArrangeTariff, RIGHTS.AllowedToReleaseTariff]

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function open(answers: Answers, { rights = ALL, rows = [draft, sold], at = '' } = {}) {
  const list = answering(getTariffVersions, () => rows)
  return renderOffice({ at: `/admin/tarif/fassungen${at}`, answers: [staffDevice(rights), list, ...answers] })
}

/** What is done to a version, by the menu of its row. */
async function act({ user }: Awaited<ReturnType<typeof open>>, row: RegExp, name: string) {
  await user.click(within(await screen.findByRole('row', { name: row })).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('versions of the tariff', () => {
  it('are listed with their states, files and who wrote them; none is said to be none', async () => {
    await open([])
    const row = within(await screen.findByRole('row', { name: /^2 / }))
    expect(row.getByText('Entwurf')).toBeTruthy()
    expect(row.getByText('Tarif 2027.xlsx')).toBeTruthy()
    expect(row.getByText('Berta Rede')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^1 / })).getByText('wird verkauft')).toBeTruthy()
  })

  it('are sent in as files: stored as a draft, or told where they are wrong', async () => {
    const wrong = {
      severity: 'error' as const,
      sheet: 'prices',
      line: 4,
      column: 'price',
      value: '-1',
      message: 'Kein Preis.',
    }
    const replies = [
      { version: null, problems: [wrong] },
      { version: 3, problems: [] },
    ]
    const office = await open([answering(sendTariff, () => replies.splice(0, 1))], { rows: [] })
    expect(await screen.findByText('Noch keine Fassung')).toBeTruthy()
    const file = new File(['PK'], 'Tarif.xlsx')
    const input = screen.getByLabelText('Neuer Tarif', { selector: 'input' })
    await office.user.upload(input, file)
    expect(await screen.findByText('Diese Datei ist nicht gespeichert')).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Kein Preis\./ })).toBeTruthy()
    await office.user.upload(input, file)
    expect(await screen.findByText('Der Tarif ist als Fassung 3 gespeichert, ein Entwurf.')).toBeTruthy()
    expect(screen.queryByText('Kein Preis.')).toBeNull()
  })

  it('are released after they were held against what is sold, at once or for a minute of the region', async () => {
    const released = { ...draft, state: 'released' as const }
    const office = await open([answering(getTariffVersion, () => [detail]), answering(releaseTariff, () => [released])])
    await act(office, /^2 /, 'Ansehen und freigeben')
    const dialog = within(await screen.findByRole('dialog', { name: 'Fassung 2 freigeben' }))
    expect(dialog.getByText('4 geändert')).toBeTruthy()
    expect(dialog.getByText('2 Haltestellen des Tarifs kommen im Fahrplan nicht vor.')).toBeTruthy()
    expect(within(dialog.getByRole('row', { name: /^Einzelticket/ })).getByText('2,50 €')).toBeTruthy()
    await office.user.type(dialog.getByLabelText(/^Verkauft ab/), '2027-01-01T00:00')
    await office.user.click(dialog.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText('Die Fassung ist freigegeben und wird ab dieser Minute verkauft.')).toBeTruthy()
    const [sent] = office.sent.filter(({ call }) => call === releaseTariff.name)
    expect(sent?.input).toMatchObject({
      params: { version: 2 },
      body: { sold: 17, activeFrom: '2026-12-31T23:00:00.000Z' },
    })
  })

  it('say of each price what becomes of it, and what is arranged of groups that are gone', async () => {
    const office = await open([answering(getTariffVersion, () => [detail])])
    await act(office, /^2 /, 'Ansehen und freigeben')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('480 teurer, 0 billiger, 0 neu, 20 entfallen')).toBeTruthy()
    const row = within(dialog.getByRole('row', { name: /^Tagesticket, Erwachsene/ }))
    expect(row.getByText('480 teurer, 20 entfallen')).toBeTruthy()
    expect(row.getByText('Markt – Bahnhof')).toBeTruthy()
    expect(row.getByText('7,10 €')).toBeTruthy()
    expect(dialog.getByText('Festpreisgruppen, Vertriebsbereich 2: ferryTicket')).toBeTruthy()
  })

  it('are released only once their prices are compared, which the screen waits for', async () => {
    const replies = [{ ...detail, prices: null }, detail]
    const office = await open([answering(getTariffVersion, () => replies.splice(0, 1))])
    await act(office, /^2 /, 'Ansehen und freigeben')
    expect((await screen.findAllByText(/^Die Preise werden verglichen\./)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
    expect(await screen.findByRole('button', { name: 'Freigeben' }, { timeout: 5_000 })).toBeTruthy()
  })

  it('are not released where something else is sold by then, and the dialog stays', async () => {
    const late = { field: '', key: 'error.changedMeanwhile', message: 'x', code: 903 } as const
    const office = await open([answering(getTariffVersion, () => [detail]), refusing(releaseTariff, 409, late)])
    await act(office, /^2 /, 'Ansehen und freigeben')
    const dialog = within(await screen.findByRole('dialog'))
    await office.user.click(dialog.getByRole('button', { name: 'Freigeben' }))
    expect((await dialog.findAllByText(/Jemand hat das inzwischen geändert/)).length).toBeGreaterThan(0)
  })

  it('are gone back to', async () => {
    const earlier = { ...detail, version: 1, state: 'replaced' as const }
    const again = { ...sold, version: 3, copyOf: 1 }
    const rows = [
      { ...draft, state: 'active' as const },
      { ...sold, state: 'replaced' as const },
    ]
    const office = await open(
      [answering(getTariffVersion, () => [earlier]), answering(goBackToTariff, () => [again])],
      {
        rows,
      },
    )
    await act(office, /^1 /, 'Ansehen und zurückgehen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Zu Fassung 1 zurückgehen' }))
    await office.user.click(dialog.getByRole('button', { name: 'Zurückgehen' }))
    expect(await screen.findByText('Die Fassung ist freigegeben und wird verkauft.')).toBeTruthy()
  })

  it('are only looked at without the right to release', async () => {
    await open([answering(getTariffVersion, () => [detail])], { rights: ALL.slice(0, 2), at: '?version=2' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Fassung 2' }))
    expect(await dialog.findByText('4 geändert')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })

  it('are thrown away, or withdrawn, after a question', async () => {
    const waiting = { ...draft, state: 'released' as const }
    const office = await open([answering(discardTariff, () => [draft])], { rows: [waiting, sold] })
    await act(office, /^2 /, 'Freigabe zurücknehmen')
    const question = within(await screen.findByRole('alertdialog'))
    await office.user.click(question.getByRole('button', { name: 'Freigabe zurücknehmen' }))
    expect(await screen.findByText('Die Freigabe ist zurückgenommen.')).toBeTruthy()
  })
})
