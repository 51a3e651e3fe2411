import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { Button } from '../controls/Button.tsx'
import { MessageBox } from '../feedback/MessageBox.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataColumn, Sort } from './data-column.ts'

afterEach(cleanup)

interface Order {
  id: string
  buyer: string
  cents: number
}

const ORDERS: readonly Order[] = [
  { id: '10', buyer: 'Ärztin', cents: 900 },
  { id: '9', buyer: 'Wanda', cents: 10_000 },
  { id: '8', buyer: 'Bert', cents: 250 },
]

const COLUMNS: readonly DataColumn<Order>[] = [
  { id: 'id', header: 'Order', cell: ({ id }) => id, sortedBy: ({ id }) => id },
  { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer, sortedBy: ({ buyer }) => buyer },
  { id: 'cents', header: 'Cents', cell: ({ cents }) => cents, sortedBy: ({ cents }) => cents, end: true },
  { id: 'note', header: 'Note', cell: () => 'none' },
]

const USUAL = {
  label: 'Orders',
  columns: COLUMNS,
  rowId: ({ id }: Order) => id,
  rowName: ({ id }: Order) => `order ${id}`,
  empty: <p>No order yet.</p>,
}

const named = () => screen.getAllByRole('rowheader').map(head => head.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('is named once, and each row by its first cell', () => {
  render(<DataTable {...USUAL} rows={ORDERS} />, { wrapper: InEnglish })
  expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull()
  const row = within(screen.getByRole('row', { name: /^9/ }))
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['Wanda', '10000', 'none'])
})

it('is put in order by a head, backwards by pressing it again: words as one reads them, numbers by size', async () => {
  render(<DataTable {...USUAL} rows={ORDERS} />, { wrapper: InEnglish })
  await press('Buyer')
  expect(named()).toEqual(['10', '8', '9'])
  expect(screen.getByRole('columnheader', { name: 'Buyer' }).getAttribute('aria-sort')).toBe('ascending')
  await press('Buyer')
  expect(named()).toEqual(['9', '8', '10'])
  await press('Cents')
  expect(named()).toEqual(['8', '10', '9'])
  await press('Order')
  expect(named()).toEqual(['8', '9', '10'])
  expect(screen.getByRole('columnheader', { name: 'Buyer' }).hasAttribute('aria-sort')).toBe(false)
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull()
})

it('leaves the order to the server where that puts it in order', async () => {
  const onSort = vi.fn()
  const sort: Sort = { id: 'buyer', desc: false }
  render(<DataTable {...USUAL} rows={ORDERS} sort={sort} onSort={onSort} />, { wrapper: InEnglish })
  await press('Buyer')
  expect(onSort).toHaveBeenLastCalledWith({ id: 'buyer', desc: true })
  await press('Cents')
  expect(onSort).toHaveBeenLastCalledWith({ id: 'cents', desc: false })
  expect(named()).toEqual(['10', '9', '8'])
})

function Chosen() {
  const [selected, select] = useState<readonly string[]>([])
  return (
    <DataTable
      {...USUAL}
      rows={ORDERS}
      summary="3 orders"
      selected={selected}
      onSelect={select}
      bulk={<Button>Send {selected.join(' ')} again</Button>}
    />
  )
}

it('has a box for each row, and something to do with all that are chosen', async () => {
  render(<Chosen />, { wrapper: InEnglish })
  const [bar] = screen.getAllByRole('status')
  expect(bar?.textContent).toBe('3 orders')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order 9' }))
  expect(bar?.textContent).toBe('1 selected')
  expect(screen.getByRole('row', { name: /Wanda/ }).getAttribute('aria-selected')).toBe('true')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect(screen.getByRole('button', { name: 'Send 8 9 10 again' })).toBeTruthy()
  await press('Clear selection')
  expect(bar?.textContent).toBe('3 orders')
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})

it('arrows go from row to row, and a row has a menu of its own', async () => {
  const cancel = vi.fn()
  render(
    <DataTable
      {...USUAL}
      rows={ORDERS}
      actions={({ id }) => [
        { text: 'Open', act: () => {} },
        { text: 'Cancel', warns: true, act: () => cancel(id) },
      ]}
    />,
    { wrapper: InEnglish },
  )
  const button = (id: string) => screen.getByRole('button', { name: `Actions for order ${id}` })
  button('10').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(button('9'))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(button('10'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Open' }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(cancel).toHaveBeenCalledExactlyOnceWith('10')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button('10'))
})

it('says that rows are on their way, that there are none, and that they could not be had', () => {
  const { rerender } = render(<DataTable {...USUAL} rows={undefined} />, { wrapper: InEnglish })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading')
  rerender(<DataTable {...USUAL} rows={[]} />)
  expect(screen.getByText('No order yet.')).toBeTruthy()
  rerender(<DataTable {...USUAL} rows={[]} failure={<MessageBox kind="error">Nobody answers.</MessageBox>} />)
  expect(screen.getByRole('alert').textContent).toBe('Nobody answers.')
  expect(screen.queryByText('No order yet.')).toBeNull()
})
