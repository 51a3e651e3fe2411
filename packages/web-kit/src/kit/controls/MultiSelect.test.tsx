import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { MultiSelect } from './MultiSelect.tsx'

afterEach(cleanup)

const AREAS = [
  { value: 'n', text: 'North' },
  { value: 's', text: 'South' },
  { value: 'nw', text: 'North-west' },
]

function Areas() {
  const [value, setValue] = useState<readonly string[]>(['s'])
  return <MultiSelect label="Areas" name="areas" none="All" options={AREAS} value={value} onChange={setValue} />
}

it('is found by typing; what is chosen is listed, not offered again, and can be taken away', async () => {
  render(<Areas />, { wrapper: InEnglish })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Areas' })
  const chosen = () => within(screen.getByRole('list', { name: 'Areas' })).getAllByRole('listitem')
  await userEvent.type(field, 'nor')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['North', 'North-west'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['South', 'North-west'])
  expect(field.value).toBe('')
  await userEvent.type(field, 'o')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['North'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove South' }))
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['North-west'])
  expect(document.activeElement).toBe(field)
  expect(field.placeholder).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Remove North-west' }))
  expect(field.placeholder).toBe('All')
})
