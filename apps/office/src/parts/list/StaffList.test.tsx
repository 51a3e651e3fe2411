import * as contract from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const owed = (number: number): contract.StaffOwedPayer => ({
  payerGuid: `00000000-0000-4000-8000-0000000000${number + 10}`,
  customerNumber: `K-${number}`,
  cents: number * 100,
  waits: null,
  maskedIban: null,
  contractGuid: '00000000-0000-4000-8000-000000000001',
  contractNumber: 'V-1',
})

/** The list below the files of transfers: 20 rows a page, in the order of the server. */
async function headsOf(rows: number) {
  await renderOffice({
    at: '/admin/auszahlungen',
    answers: [
      staffDevice([RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]),
      answering(contract.getPayouts, () => []),
      answering(contract.getStaffViews, () => []),
      answering(contract.getOwedPayers, () => Array.from({ length: rows }, (_, place) => owed(place))),
    ],
  })
  const number = await screen.findByRole('rowheader', { name: 'K-1' })
  const table = number.closest('table')
  if (!table) throw new Error('a row without a table')
  return within(table).getAllByRole('columnheader')
}

it.each([
  [3, true],
  [20, false],
])('of %s rows of a list, a page of which has 20, a head puts all in order: %s', async (rows, isWhole) => {
  const sortable = (await headsOf(rows)).filter(head => within(head).queryByRole('button') !== null)
  expect(sortable.length > 0).toBe(isWhole)
})
