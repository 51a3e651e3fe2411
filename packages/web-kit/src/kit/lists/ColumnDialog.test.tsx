import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { ColumnDialog } from './ColumnDialog.tsx'

afterEach(cleanup)

const COLUMNS = [
  { id: 'date', header: 'Date' },
  { id: 'buyer', header: 'Buyer' },
  { id: 'total', header: 'Total' },
]

function Chosen({ first }: { first: readonly string[] }) {
  const [shown, show] = useState(first)
  return (
    <>
      <output>{shown.join(' ')}</output>
      <ColumnDialog columns={COLUMNS} shown={shown} onChange={show} onClose={() => {}} />
    </>
  )
}

const shown = () => document.querySelector('output')?.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('shows and hides a column; one that comes back stands last', async () => {
  render(<Chosen first={['date', 'buyer']} />, { wrapper: InEnglish })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, false])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }))
  expect(shown()).toBe('buyer')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }))
  expect(shown()).toBe('buyer date')
})

it('moves a column up and down by its buttons, which keep the focus and end at either end', async () => {
  render(<Chosen first={['date', 'buyer', 'total']} />, { wrapper: InEnglish })
  await press('Move Total up')
  expect(shown()).toBe('date total buyer')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Total up' }))
  await userEvent.keyboard('{Enter}{Enter}')
  expect(shown()).toBe('total date buyer')
  await press('Move Buyer down')
  expect(shown()).toBe('total date buyer')
  await press('Move Total down')
  expect(shown()).toBe('date total buyer')
})
