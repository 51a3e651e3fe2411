import { key } from '@billett/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { CallError } from '../http/outcome.ts'
import { InEnglish } from '../testing/InEnglish.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { SelectField } from './SelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'
import { useSchemaForm } from './use-schema-form.ts'

afterEach(cleanup)

const filled = z.string().check(z.minLength(1, key('required')))
const Order = z.object({
  name: filled,
  size: filled,
  way: filled,
  note: z.string(),
  terms: z.boolean().check(z.refine(accepted => accepted, key('required'))),
})
type Order = z.infer<typeof Order>

const EMPTY: Order = { name: '', size: '', way: '', note: '', terms: false }

interface Props {
  /** What the server answers each time. */
  answer?: readonly CallError[]
  values?: Order
}

function OrderForm({ answer = [], values = EMPTY }: Props) {
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const form = useSchemaForm<Order>({ schema: Order, defaultValues: values, errors })
  const send = async () => setErrors([...answer])
  return (
    <SchemaForm form={form} send={send} busy={false} errors={errors} submit="Send">
      <TextField<Order> name="name" label="Name" />
      <SelectField<Order>
        name="size"
        label="Size"
        options={[
          { value: '', text: 'Please choose' },
          { value: 's', text: 'Small' },
        ]}
      />
      <ChoiceField<Order> name="way" label="Way" options={[{ value: 'mail', text: 'By mail' }]} />
      <TextAreaField<Order> name="note" label="Note" optional />
      <CheckboxField<Order> name="terms" label="I accept." required />
    </SchemaForm>
  )
}

const show = (props: Props = {}) => {
  render(
    <InEnglish>
      <OrderForm {...props} />
    </InEnglish>,
  )
  return userEvent.setup()
}

const summary = () => screen.findByRole('group', { name: /^Please check these/ })
const send = () => screen.getByRole('button', { name: 'Send' })

it('an empty form says once what is missing, and leads to each of its fields', async () => {
  const user = show()
  await user.click(send())
  const box = await summary()
  await vi.waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box.textContent).toContain('Please check these 4 entries')
  expect(
    within(box)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'Name: Please fill in this field.',
    'Size: Please fill in this field.',
    'Way: Please fill in this field.',
    'I accept: Please tick this box.',
  ])
  await user.click(within(box).getByRole('link', { name: /^Size/ }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Size' }))
  await user.click(within(box).getByRole('link', { name: /^Way/ }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By mail' }))
})

it('each field says itself that it is wrong, and why, to whoever comes to it', async () => {
  const user = show()
  await user.click(send())
  await summary()
  for (const field of [screen.getByLabelText('Name'), screen.getByLabelText('Size'), screen.getByRole('radiogroup')]) {
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Please fill in this field.')
  }
  expect(screen.getByLabelText('Note (optional)').getAttribute('aria-invalid')).toBe('false')
})

it('typing on is not interrupted: nothing is announced, the focus stays, the summary as well', async () => {
  const user = show()
  await user.click(send())
  const box = await summary()
  const said = box.textContent
  const name = screen.getByLabelText('Name')
  await user.type(name, 'W')
  await user.clear(name)
  await user.type(name, 'Wanda')
  expect(document.activeElement).toBe(name)
  expect(box.textContent).toBe(said)
  expect(name.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sent again with less that is wrong it says what is left; one field alone gets the focus itself', async () => {
  const user = show({ values: { ...EMPTY, size: 's', way: 'mail' } })
  await user.click(send())
  expect((await summary()).textContent).toContain('these 2 entries')
  await user.click(screen.getByLabelText('I accept.'))
  await user.click(send())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull()
})

it('says what the server has against fields in the same way', async () => {
  const at = (field: string): CallError => ({ field, message: '', code: 0, key: key('required') })
  const user = show({
    answer: [at('name'), at('size')],
    values: { name: 'W', size: 's', way: 'mail', note: '', terms: true },
  })
  await user.click(send())
  const box = await summary()
  await vi.waitFor(() => expect(document.activeElement).toBe(box))
  expect(within(box).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('W')
})

it('says which fields are required, and which are not beside their label', () => {
  show()
  for (const field of [
    screen.getByLabelText('Name'),
    screen.getByLabelText('Size'),
    screen.getByLabelText('I accept.'),
  ])
    expect(field).toHaveProperty('required', true)
  expect(screen.getByRole('radiogroup', { name: 'Way' }).getAttribute('aria-required')).toBe('true')
  expect(screen.getByLabelText('Note (optional)')).toHaveProperty('required', false)
})
