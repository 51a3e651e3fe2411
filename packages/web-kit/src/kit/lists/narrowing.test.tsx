import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { DateRange, type Span } from './DateRange.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Pagination } from './Pagination.tsx'

afterEach(cleanup)

it('pages lead to either side and to both ends, and stay where they are at an end', async () => {
  const change = vi.fn()
  const { rerender } = render(<Pagination page={1} pageSize={10} total={95} onChange={change} />, {
    wrapper: InEnglish,
  })
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 1 of 10')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Previous page')
  await press('First page')
  expect(change).not.toHaveBeenCalled()
  await press('Next page')
  expect(change).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 })
  await press('Last page')
  expect(change).toHaveBeenLastCalledWith({ page: 10, pageSize: 10 })
  rerender(<Pagination page={10} pageSize={10} total={95} onChange={change} />)
  const next = screen.getByRole('button', { name: 'Next page' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledTimes(2)
  expect(document.activeElement).toBe(next)
})

it.each([
  { page: 4, from: 10, to: 20, shown: 2 },
  { page: 3, from: 20, to: 10, shown: 5 },
  { page: 1, from: 10, to: 1_000, shown: 1 },
])(
  'other pages show the first row that was seen: page $page of $from is $shown of $to',
  async ({ page, from, to, shown }) => {
    const change = vi.fn()
    render(<Pagination page={page} pageSize={from} total={95} pageSizes={[10, 20, 1_000]} onChange={change} />, {
      wrapper: InEnglish,
    })
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), `${to}`)
    expect(change).toHaveBeenCalledExactlyOnceWith({ page: shown, pageSize: to })
  },
)

it('where there may be more pages, it says no number of them and leads to the next alone', async () => {
  const change = vi.fn()
  render(<Pagination page={2} pageSize={10} total={21} mayBeMore onChange={change} />, { wrapper: InEnglish })
  expect(screen.getByRole('status').textContent).toBe('Page 2')
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 10 })
})

it('a list without rows has one page', () => {
  render(<Pagination page={1} pageSize={10} total={0} onChange={() => {}} />, { wrapper: InEnglish })
  expect(screen.getByText('Page 1 of 1')).toBeTruthy()
})

it('says how many filters hold, and takes them back together', async () => {
  const reset = vi.fn()
  const bar = (active: number) => (
    <FilterBar label="Filter the orders" active={active} onReset={reset}>
      <input aria-label="State" />
    </FilterBar>
  )
  const { rerender } = render(bar(0), { wrapper: InEnglish })
  expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull()
  rerender(bar(2))
  const opener = screen.getByRole('button', { name: 'Filters (2)' })
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(reset).toHaveBeenCalledOnce()
  expect(screen.getByLabelText('Filter the orders').contains(document.activeElement)).toBe(true)
})

const PRESETS = [
  { text: 'Today', from: '2026-11-21', to: '2026-11-21' },
  { text: 'All', from: '', to: '' },
]

function Ordered() {
  const [span, setSpan] = useState<Span>({ from: '', to: '' })
  return <DateRange label="Ordered" value={span} presets={PRESETS} onChange={setSpan} />
}

it('a span is chosen by its name or by its days, and says when it ends before it begins', async () => {
  render(<Ordered />, { wrapper: InEnglish })
  const span = () => screen.getByLabelText<HTMLSelectElement>('Span')
  const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  expect(screen.getByRole('group', { name: 'Ordered' })).toBeTruthy()
  await userEvent.selectOptions(span(), 'Today')
  expect([day('From').value, day('To').value]).toEqual(['2026-11-21', '2026-11-21'])
  fireEvent.change(day('From'), { target: { value: '2026-11-22' } })
  expect(span().selectedOptions[0]?.text).toBe('Another')
  const note = screen.getByText('It ends before it begins.')
  expect(day('To').getAttribute('aria-describedby')).toBe(note.id)
})

it('says which list it turns where a screen has several', () => {
  const paging = { page: 1, pageSize: 10, total: 95, onChange: () => {} }
  render(
    <>
      <Pagination {...paging} of="Entries" />
      <Pagination {...paging} of="Files" />
    </>,
    { wrapper: InEnglish },
  )
  expect(screen.getByRole('navigation', { name: 'Pages: Entries' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Pages: Files' })).toBeTruthy()
})
