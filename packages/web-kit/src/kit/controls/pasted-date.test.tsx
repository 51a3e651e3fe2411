import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { dateIn } from './pasted-date.ts'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

it.each([
  ['2026-01-31', '2026-01-31'],
  [' 31.01.2026 ', '2026-01-31'],
  ['1.2.2026', '2026-02-01'],
  ['31. 1. 2026', '2026-01-31'],
  ['28/02/2026', '2026-02-28'],
  ['31.02.2026', undefined],
  ['1.13.2026', undefined],
  ['31.01.26', undefined],
  ['yesterday', undefined],
])('%s is the day %s', (text, date) => {
  expect(dateIn(text)).toBe(date)
})

function Birthday() {
  const [value, setValue] = useState('')
  return <TextInput label="Born" type="date" value={value} onChange={event => setValue(event.target.value)} />
}

it('a day that is pasted in either style is taken; anything else is left to the browser', () => {
  render(<Birthday />, { wrapper: InEnglish })
  const input = screen.getByLabelText('Born')
  const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } })
  expect(paste('31.01.1990')).toBe(false)
  expect(input).toHaveProperty('value', '1990-01-31')
  expect(paste('1984-12-24')).toBe(false)
  expect(input).toHaveProperty('value', '1984-12-24')
  expect(paste('soon')).toBe(true)
  expect(input).toHaveProperty('value', '1984-12-24')
})
