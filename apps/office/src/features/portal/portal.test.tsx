import { getStaffDashboard, type StaffDashboard } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

afterEach(cleanDevice)

const figures: StaffDashboard = {
  finishedOrders: 12_345,
  ordersOfSevenDays: 67,
  newUsersToday: 8,
  allUsers: 910,
  openEvents: 3,
  oldestEvent: '2026-11-20T10:15:00.000Z',
  waitingApprovals: 2,
  failedRefunds: 0,
  submissions: null,
  undecidedContracts: 4,
  parkedContracts: 5,
}

const openPortal = (answer = answering(getStaffDashboard, () => [figures])) =>
  renderOffice({ at: '/admin/portal', answers: [staffDevice([RIGHTS.IsAdministrator]), answer] })

describe('the figures of the portal', () => {
  it('each lead to their list', async () => {
    await openPortal()
    const main = within(screen.getByRole('main'))
    const way = async (name: string) => (await main.findByRole('link', { name })).getAttribute('href')
    expect(await way('Ereignisse, die niemand zur Kenntnis genommen hat')).toBe('/admin/ereignisse')
    expect(await way('Freigaben, die auf eine zweite Person warten')).toBe('/admin/freigaben')
    expect(await way('Bestellungen, deren Erstattung fehlgeschlagen ist')).toBe(
      '/admin/bestellungen?span=all&trouble=refundFailed',
    )
    expect(await way('Verträge mit einem offenen Antrag')).toBe('/admin/vertraege?trouble=undecided')
    expect(await way('Zurückgestellte Verträge')).toBe('/admin/vertraege?trouble=parked')
    expect(await way('In sieben Tagen bezahlte Bestellungen')).toMatch(/^\/admin\/bestellungen\?states=paid\./)
    expect(await way('Ausgegebene Bestellungen, insgesamt')).toMatch(/\?span=all&states=completed\./)
    expect(await way('Heute registrierte Kunden')).toBe('/admin/benutzer?kind=customer')
    expect(await way('Kunden mit Konto')).toBe('/admin/benutzer?kind=customer')
    expect(main.getByText('12.345')).toBeTruthy()
    expect(main.getByText('Das älteste wartet seit 20.11.2026, 11:15.')).toBeTruthy()
  })

  it('are not there where the reader has no right to them', async () => {
    const some = {
      ...figures,
      allUsers: null,
      waitingApprovals: null,
      newUsersToday: null,
      oldestEvent: null,
      openEvents: 0,
    }
    await openPortal(answering(getStaffDashboard, () => [some]))
    expect(await screen.findByRole('link', { name: 'Ausgegebene Bestellungen, insgesamt' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Kunden mit Konto' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Freigaben, die/ })).toBeNull()
    expect(screen.queryByText(/Das älteste wartet/)).toBeNull()
  })

  it('say that they could not be had, and the ways to the screens are there all the same', async () => {
    const { user, sent } = await openPortal(refusing(getStaffDashboard, 500))
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === getStaffDashboard.name)).toHaveLength(2))
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Nachrichten' })).toBeTruthy()
  })
})
