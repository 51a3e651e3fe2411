import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { CheckboxInput } from './CheckboxInput.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { SelectInput } from './SelectInput.tsx'
import { Stepper } from './Stepper.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

/** What is read out after the name of an input. */
const described = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

it('a field has its label, and its hint until something is wrong', () => {
  const { rerender } = render(<TextInput label="E-mail" optional hint="For the ticket" />, { wrapper: InEnglish })
  const input = screen.getByRole('textbox', { name: 'E-mail (optional)' })
  expect(described(input)).toBe('For the ticket')
  expect(input.getAttribute('aria-invalid')).toBe('false')
  rerender(<TextInput label="E-mail" hint="For the ticket" error="There is no @ in it." />)
  expect(described(screen.getByRole('textbox', { name: 'E-mail' }))).toBe('There is no @ in it.')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

it.each([
  ['input', <TextInput key="1" label="Code" id="code" aria-describedby="about" hint="Six digits" />],
  ['text area', <TextArea key="2" label="Code" id="code" aria-describedby="about" hint="Six digits" />],
  ['list', <SelectInput key="3" label="Code" id="code" aria-describedby="about" hint="Six digits" options={[]} />],
])('a field that is drawn as %s keeps the id and the description that are given to it', (_, field) => {
  render(
    <>
      <p id="about">From the letter.</p>
      {field}
    </>,
  )
  const input = screen.getByLabelText('Code')
  expect(input.id).toBe('code')
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map(id => document.getElementById(id)?.textContent)).toEqual(['From the letter.', 'Six digits'])
})

it('a text of several lines takes them', async () => {
  render(<TextArea label="Message" rows={3} />)
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await userEvent.type(input, 'one{Enter}two')
  expect(input.value).toBe('one\ntwo')
})

it('a list is the browser’s own', async () => {
  const options = [
    { value: 'd', text: 'Departure' },
    { value: 'a', text: 'Arrival' },
  ]
  const change = vi.fn(event => event.target.value)
  render(<SelectInput label="Timing" options={options} onChange={change} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Timing' }), 'Arrival')
  expect(change).toHaveReturnedWith('a')
})

it.each([
  ['others', [{ value: 'd', text: 'Abfahrt' }], ['Abfahrt']],
  ['fewer', [], []],
])('a list that comes to say %s says them', (_, next, said) => {
  const { rerender } = render(<SelectInput label="Timing" options={[{ value: 'd', text: 'Departure' }]} />)
  rerender(<SelectInput label="Timing" options={next} />)
  expect(screen.queryAllByRole('option').map(option => option.textContent)).toEqual(said)
})

it('a box is ticked by its words as well, and says what is wrong', async () => {
  render(<CheckboxInput label="I accept the terms" error="Please accept them." />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms' })
  expect(described(box)).toBe('Please accept them.')
  await userEvent.click(screen.getByText('I accept the terms'))
  expect(box.checked).toBe(true)
})

const KINDS = [
  { value: 'pdf', text: 'PDF' },
  { value: 'app', text: 'Phone' },
]

it.each(['cards', 'segments'])('one of a few is chosen by its word, drawn as %s', async look => {
  function Choice() {
    const [value, setValue] = useState('pdf')
    return look === 'cards' ? (
      <ChoiceCards label="Ticket" name="kind" options={KINDS} value={value} onChange={setValue} />
    ) : (
      <SegmentedControl label="Ticket" options={KINDS} value={value} onChange={setValue} />
    )
  }
  render(<Choice />)
  expect(screen.getByRole(look === 'cards' ? 'radiogroup' : 'group', { name: 'Ticket' })).toBeTruthy()
  await userEvent.click(screen.getByText('Phone'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Phone' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PDF' }).checked).toBe(false)
})

it('a number stays between its ends', async () => {
  const change = vi.fn()
  const stepper = { label: 'Adults', min: 0, max: 2, increaseLabel: 'More', decreaseLabel: 'Less', onChange: change }
  const { rerender } = render(<Stepper {...stepper} value={1} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(change).toHaveBeenLastCalledWith(2)
  rerender(<Stepper {...stepper} value={2} />)
  const more = screen.getByRole('button', { name: 'More' })
  expect(document.activeElement).toBe(more)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  change.mockClear()
  await userEvent.click(more)
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Less' }))
  expect(change).toHaveBeenLastCalledWith(1)
})
