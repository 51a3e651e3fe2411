import * as contract from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const run: contract.StaffBillingRun = {
  guid: '00000000-0000-4000-8000-000000000001',
  dueOn: '2026-12-01',
  state: 'built',
  currency: 'EUR',
  count: 12,
  cents: 34_500,
  moreCents: null,
  toRelease: 1,
  announceOn: '2026-11-10',
  freezeOn: '2026-11-20',
  buildOn: '2026-11-27',
  handOverBy: '2026-11-30',
}

async function openRuns(search = '') {
  const csv = { name: contract.exportStaffList.name, answer: vi.fn(async () => ({ ok: true, status: 200, data: [] })) }
  const office = await renderOffice({
    at: `/admin/einzuege${search}`,
    answers: [
      staffDevice([RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]),
      answering(contract.getBillingRuns, () => [run]),
      answering(contract.getStaffViews, () => []),
      csv,
    ],
  })
  const told = (call: { name: string }) =>
    office.sent.flatMap(({ call: name, input }) => (name === call.name ? [input] : []))
  await screen.findByRole('row', { name: /Dezember 2026/ })
  return { ...office, told }
}

const heads = () =>
  within(screen.getByRole('table', { name: 'Einzüge' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

describe('a list that its address keeps', () => {
  it('is put in order by the server, and the address says by what', async () => {
    const { user, told, location } = await openRuns()
    const head = within(screen.getByRole('columnheader', { name: /Summe/ })).getByRole('button')
    await user.click(head)
    await waitFor(() => expect(location()?.search).toBe('?sort=sum'))
    await user.click(head)
    await waitFor(() => expect(location()?.search).toBe('?sort=-sum'))
    await waitFor(() =>
      expect(told(contract.getBillingRuns).at(-1)).toMatchObject({ query: { sort: '-sum', page: 0 } }),
    )
    expect(screen.getByRole('columnheader', { name: /Summe/ }).getAttribute('aria-sort')).toBe('descending')
    expect(within(screen.getByRole('columnheader', { name: /^Stand/ })).queryByRole('button')).toBeNull()
  })

  it('has the columns that its address names, and they are chosen', async () => {
    const { user, location } = await openRuns('?columns=sum.state&sort=-count')
    expect(heads()).toEqual(['Belastung am', 'Summe', 'Stand'])
    await user.click(screen.getByRole('button', { name: 'Spalten wählen' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Stand' }))
    await waitFor(() => expect(location()?.search).toBe('?columns=sum&sort=-count'))
    await user.click(screen.getByRole('checkbox', { name: 'Freizugeben' }))
    await waitFor(() => expect(location()?.search).toBe('?columns=sum.toRelease&sort=-count'))
  })

  it('is handed to the downloads as its address says, and what is there is kept as a view', async () => {
    const { user, told } = await openRuns('?columns=sum&sort=-count')
    await user.click(screen.getByRole('button', { name: 'Exportieren' }))
    await user.click(screen.getByRole('menuitem', { name: 'Als Excel-Datei' }))
    await waitFor(() =>
      expect(told(contract.exportStaffList)).toMatchObject([
        { params: { list: 'adminBillingRuns' }, query: { address: 'columns=sum&sort=-count', format: 'xlsx' } },
      ]),
    )
    expect(told(contract.getStaffViews)).toMatchObject([{ query: { list: 'adminBillingRuns' } }])
    expect(screen.getByRole('button', { name: 'Ansichten' })).toBeTruthy()
  })
})
