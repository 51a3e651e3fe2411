import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Toasts } from '../kit/feedback/Toasts.tsx'
import { InEnglish } from '../testing/InEnglish.tsx'
import { FormDialog } from './FormDialog.tsx'
import { TextField } from './TextField.tsx'
import { useSchemaForm } from './use-schema-form.ts'

afterEach(cleanup)

const Note = z.object({ title: z.string().check(z.minLength(1, 'error.required')) })
type Note = z.infer<typeof Note>

const NO_ERRORS: never[] = []

interface Props {
  send: (note: Note) => Promise<void>
  onClose: () => void
  /** Of a note that is there already. */
  title?: string
}

function EditNote({ send, onClose, title }: Props) {
  const form = useSchemaForm<Note>({ schema: Note, defaultValues: { title: title ?? '' }, errors: NO_ERRORS })
  return (
    <FormDialog
      title="Note"
      form={form}
      send={send}
      busy={false}
      errors={NO_ERRORS}
      submit="Save"
      edits={title !== undefined}
      onClose={onClose}
    >
      <TextField<Note> name="title" label="Title" />
    </FormDialog>
  )
}

function show(there?: string) {
  const send = vi.fn(async () => {})
  const close = vi.fn()
  render(
    <Toasts>
      <EditNote send={send} onClose={close} {...(there !== undefined && { title: there })} />
    </Toasts>,
    { wrapper: InEnglish },
  )
  return { send, close, title: screen.getByLabelText('Title') }
}

it('sends what is right, says what is not', async () => {
  const { send, title } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(title))
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(title, 'Snow{Enter}')
  await vi.waitFor(() => expect(send.mock.calls[0]?.at(0)).toEqual({ title: 'Snow' }))
})

it('of what is there sends nothing where nothing was changed, and says so', async () => {
  const { send, close, title } = show('Snow')
  await userEvent.type(title, 's{Backspace}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('No changes were made.')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
  cleanup()
  const changed = show('Snow')
  await userEvent.type(changed.title, 's{Enter}')
  await vi.waitFor(() => expect(changed.send.mock.calls[0]?.at(0)).toEqual({ title: 'Snows' }))
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('is closed by %s at once where nothing was changed, else asks', async (_, close) => {
  const { close: closed, title } = show()
  await userEvent.type(title, 'Snow')
  await close()
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  expect(question.textContent).toContain('not saved yet')
  await userEvent.click(screen.getByRole('button', { name: 'Go on editing' }))
  expect(closed).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Snow')
  await userEvent.clear(title)
  await close()
  expect(closed).toHaveBeenCalledOnce()
})
