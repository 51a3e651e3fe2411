import { getPortalJournal, type PortalActRow } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalDevice } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

const done = (number: number, over: Partial<PortalActRow> = {}): PortalActRow => ({
  guid: `5c4ac000-0000-4000-8000-00000000000${number}`,
  act: 'contractAccepted',
  on: '2026-11-20T09:05:00.000Z',
  by: 'Con Tact',
  organisation: { guid: 'school', name: 'Lindenschule' },
  about: 'Muster, Mia',
  count: null,
  step: null,
  remark: null,
  ...over,
})

async function open(answers = [answering(getPortalJournal, () => [done(1)])], at = '') {
  const office = await renderOffice({
    at: `/schoolJournal${at}`,
    answers: [...portalDevice(['SchoolOverview', 'UserAccount']), ...answers],
  })
  return {
    ...office,
    asked: () => office.sent.flatMap(({ call, input }) => (call === getPortalJournal.name ? [input.query] : [])),
  }
}

describe('the journal of the portal', () => {
  it('tells what was done, about whom, by whom, when and where, and the menu leads there', async () => {
    const rows = [
      done(1),
      done(2, { act: 'yearStep', step: 'propose', about: '' }),
      done(3, { act: 'handOutListFetched', count: 28, by: '' }),
      done(4, { remark: 'withoutProofs' }),
    ]
    await open([answering(getPortalJournal, () => rows)])
    const row = within(await screen.findByRole('row', { name: /Antrag angenommen (?!,)/ }))
    for (const text of ['Muster, Mia', 'Con Tact', 'Lindenschule', '20.11.2026, 10:05'])
      expect(row.getByText(text)).toBeTruthy()
    expect(screen.getByText('Schritt im Schuljahreswechsel: Vorschlag')).toBeTruthy()
    expect(screen.getByText('Ausgabeliste heruntergeladen (28)')).toBeTruthy()
    expect(screen.getByText('Antrag angenommen, ohne einen Nachweis')).toBeTruthy()
    expect(screen.getByText('Gelöschtes Konto')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Protokoll' }).length).toBeGreaterThan(0)
  })

  it('is narrowed down by what the address says', async () => {
    const { asked } = await open(
      undefined,
      '?acts=contractAccepted.listApplied&search=Con&from=2026-11-01&to=2026-11-30',
    )
    await waitFor(() => expect(asked()).toHaveLength(1))
    const narrowed = { acts: ['contractAccepted', 'listApplied'], search: 'Con', from: '2026-11-01' }
    expect(asked()[0]).toMatchObject({ ...narrowed, until: '2026-11-30', page: 0, pageSize: 5 })
  })

  it('says that nothing was done, or why it could not be had', async () => {
    const { unmount } = await open([answering(getPortalJournal, () => [])])
    expect(await screen.findByText('Nichts gefunden')).toBeTruthy()
    unmount()
    await open([refusing(getPortalJournal, 500)])
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})
