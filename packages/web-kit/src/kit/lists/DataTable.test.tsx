import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { Button } from '../controls/Button.tsx'
import { MessageBox } from '../feedback/MessageBox.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataColumn, Sort } from './data-column.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

it('says in a last line what its columns come to, and nothing of it where there are no rows', () => {
  const total = ['Total', undefined, '11150', undefined]
  const columns = COLUMNS.map((column, place) => ({ ...column, total: total[place] }))
  const table = render(<DataTable {...USUAL} columns={columns} rows={ORDERS} onSelect={() => undefined} />, {
    wrapper: InEnglish,
  })
  const row = within(screen.getByRole('row', { name: /^Total/ }))
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['', '', '11150', ''])
  table.rerender(<DataTable {...USUAL} columns={columns} rows={[]} />)
  expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull()
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

describe('of many rows', () => {
  const MANY = Array.from({ length: 1000 }, (_, place) => ({ id: `${place + 1}`, buyer: 'Wanda', cents: place }))
  const first = () => screen.getAllByRole('row')[1]
  beforeEach(() => {
    // Nothing has a height here: rows are 33 px of a frame of 330.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(330)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(33)
  })

  it('draws those that can be seen, says how many there are, and which of them each is', () => {
    render(<DataTable {...USUAL} rows={MANY} />, { wrapper: InEnglish })
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    expect(named().slice(0, 2)).toEqual(['1', '2'])
    expect(first()?.getAttribute('aria-rowindex')).toBe('2')
  })

  it('draws others as they are scrolled to, and keeps the one that has the focus', async () => {
    const rows = MANY.map(row => ({ ...row, name: row.id }))
    render(<DataTable {...USUAL} rows={rows} actions={() => [{ text: 'Open', act: () => {} }]} />, {
      wrapper: InEnglish,
    })
    const held = screen.getByRole('button', { name: 'Actions for order 2' })
    held.focus()
    const frame = screen.getByRole('table').parentElement
    if (!frame) throw new Error('the table has no frame')
    frame.scrollTop = 33 * 500
    fireEvent.scroll(frame)
    await waitFor(() => expect(named()).toContain('505'))
    expect(named()).not.toContain('1')
    expect(document.activeElement).toBe(held)
  })

  it('chooses all of them at once, those that are not drawn as well', async () => {
    const onSelect = vi.fn()
    render(<DataTable {...USUAL} rows={MANY} onSelect={onSelect} />, { wrapper: InEnglish })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(onSelect.mock.lastCall?.[0]).toHaveLength(1000)
  })
})

describe('a cell', () => {
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
  const copiedTo = () => {
    const clipboardData = { setData: vi.fn() }
    const event = fireEvent.copy(document.body, { clipboardData })
    return { text: clipboardData.setData.mock.calls[0]?.[1], isTaken: !event }
  }

  it('is reached by arrows, in its row and its column, and copied by the keys that copy', async () => {
    const user = userEvent.setup()
    render(<DataTable {...USUAL} rows={ORDERS} />, { wrapper: InEnglish })
    await user.click(rowOf(/^10/).getByRole('rowheader'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(rowOf(/^10/).getByRole('cell', { name: 'Ärztin' }))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(rowOf(/^9/).getByRole('cell', { name: 'Wanda' }))
    expect(copiedTo()).toEqual({ text: 'Wanda', isTaken: true })
    expect(screen.getByText('Copied: Wanda')).toBeTruthy()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(copiedTo().text).toBe('none')
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(copiedTo().text).toBe('900')
  })

  it('that nothing points at is not copied, nor where the focus is elsewhere', () => {
    render(<DataTable {...USUAL} rows={ORDERS} />, { wrapper: InEnglish })
    expect(copiedTo()).toEqual({ text: undefined, isTaken: false })
  })

  it('that a spreadsheet would work out is copied as text, an amount as the amount it is', async () => {
    const user = userEvent.setup()
    const formula = '=HYPERLINK("https://evil.example","x")'
    render(<DataTable {...USUAL} rows={[{ id: '7', buyer: formula, cents: -5 }]} />, { wrapper: InEnglish })
    await user.click(rowOf(/^7/).getByRole('cell', { name: formula }))
    expect(copiedTo()).toEqual({ text: `'${formula}`, isTaken: true })
    expect(screen.getByText(`Copied: ${formula}`)).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(copiedTo().text).toBe('-5')
  })

  it('has a button while the pointer rests on it, which copies it', async () => {
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<DataTable {...USUAL} rows={ORDERS} />, { wrapper: InEnglish })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.pointerOver(rowOf(/^9/).getByRole('cell', { name: '10000' }), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(499))
    expect(screen.queryByRole('button', { name: 'Copy “10000”' })).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Copy “10000”' }))
    expect(write).toHaveBeenCalledWith('10000')
    expect(await screen.findByText('Copied: 10000')).toBeTruthy()
    await user.unhover(screen.getByRole('button', { name: 'Copy “10000”' }))
    expect(screen.queryByRole('button', { name: 'Copy “10000”' })).toBeNull()
  })
})
