import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { MultiSelect } from './MultiSelect.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const AREAS = [
  { value: 'n', text: 'North' },
  { value: 's', text: 'South' },
  { value: 'nw', text: 'North-west' },
]

function Areas() {
  const [value, setValue] = useState<readonly string[]>(['s'])
  return <MultiSelect label="Areas" name="areas" none="All" options={AREAS} value={value} onChange={setValue} />
}

/** Where a field is on the screen, 320 px wide. */
const at = (top: number, bottom: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 320, bottom - top))

it.each([
  ['below its field', 100, { top: '152px', bottom: 'auto', maxHeight: '340px' }],
  ['above it, where the screen ends below', innerHeight - 60, { top: 'auto', bottom: '64px', maxHeight: '340px' }],
])('in a dialog its options stand over the dialog, which would cut them off: %s', async (_, top, style) => {
  const lifted = vi.fn()
  Object.assign(HTMLElement.prototype, { showPopover: lifted })
  at(top, top + 48)
  render(
    <dialog open>
      <Areas />
    </dialog>,
    { wrapper: InEnglish },
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Areas' }))
  const list = screen.getByRole('listbox', { name: 'Areas' })
  expect(lifted).toHaveBeenCalled()
  expect(list.getAttribute('popover')).toBe('manual')
  expect(list.style).toMatchObject({ ...style, left: '16px', width: '320px' })
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

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
