import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Toolbar } from './Toolbar.tsx'

const focused = () => document.activeElement?.textContent

it('is one stop of the Tab key; arrows lead from button to button, and Tab comes back to the last one', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Toolbar label="Format">
        <button type="button">A</button>
        <button type="button">B</button>
        <button type="button">C</button>
      </Toolbar>
      <button type="button">After</button>
    </>,
  )
  expect(screen.getByRole('toolbar', { name: 'Format' })).toBeTruthy()
  await user.tab()
  expect(focused()).toBe('A')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('C')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('B')
  await user.tab()
  expect(focused()).toBe('After')
  await user.tab({ shift: true })
  expect(focused()).toBe('B')
  await user.keyboard('{End}')
  expect(focused()).toBe('C')
  await user.keyboard('{Home}')
  expect(focused()).toBe('A')
})
