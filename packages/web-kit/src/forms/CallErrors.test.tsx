import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InEnglish } from '../testing/InEnglish.tsx'
import { CallErrors } from './CallErrors.tsx'

afterEach(cleanup)

const fault = { field: '', message: 'It did not work.', code: 1, key: 'other' }

it('a fault of the server says by which number one asks about it, and nothing else does', () => {
  render(<CallErrors errors={[{ ...fault, incident: '1a2b3c' }]} />, { wrapper: InEnglish })
  expect(screen.getByText('1a2b3c', { selector: 'code' })).toBeTruthy()
  cleanup()
  render(<CallErrors errors={[fault]} />, { wrapper: InEnglish })
  expect(screen.getByText('It did not work.')).toBeTruthy()
  expect(screen.queryByText(/ask about it/)).toBeNull()
})
