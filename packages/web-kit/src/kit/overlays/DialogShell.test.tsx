import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { DialogShell } from './DialogShell.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Page({ decides = false }: { decides?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <InEnglish>
      <button type="button" onClick={() => setOpen(true)}>
        Give back
      </button>
      <DialogShell
        open={open}
        title="Give back the ticket?"
        onClose={decides ? undefined : close}
        actions={
          <button type="button" onClick={close}>
            Yes
          </button>
        }
      >
        It cannot be used any more.
      </DialogShell>
    </InEnglish>
  )
}

const opened = async (page = <Page />) => {
  render(page)
  const button = screen.getByRole('button', { name: 'Give back' })
  await userEvent.click(button)
  return { button, dialog: screen.getByRole('dialog', { name: 'Give back the ticket?' }) }
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('is closed by %s, and the focus goes back', async (_, close) => {
  const { button, dialog } = await opened()
  expect(document.activeElement).toBe(dialog)
  await close()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('lies in no form of the page, and can have one of its own', async () => {
  const sent: string[] = []
  const submit = (name: string) => (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    sent.push(name)
  }
  render(
    <InEnglish>
      <form onSubmit={submit('page')}>
        <DialogShell open title="Where?" actions={<button type="submit" form="own" />}>
          <form id="own" onSubmit={submit('dialog')}>
            <input aria-label="Place" />
          </form>
        </DialogShell>
      </form>
    </InEnglish>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Place' }), 'Port{Enter}')
  expect(sent).toEqual(['dialog'])
})

it('is gone round and round by the keyboard', async () => {
  await opened()
  const close = screen.getByRole('button', { name: 'Close' })
  const yes = screen.getByRole('button', { name: 'Yes' })
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab()
  expect(document.activeElement).toBe(yes)
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(yes)
})

it('a press beside it throws nothing away that somebody has typed', async () => {
  const close = vi.fn()
  render(
    <InEnglish>
      <DialogShell open title="Address" onClose={close} actions={null}>
        <input aria-label="Find" />
        <form>
          <input aria-label="Street" />
        </form>
      </DialogShell>
    </InEnglish>,
  )
  const dialog = screen.getByRole('dialog')
  await userEvent.type(screen.getByLabelText('Find'), 'what is no form')
  await userEvent.click(dialog)
  expect(close).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByLabelText('Street'), 'Lindenweg')
  await userEvent.click(dialog)
  expect(close).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

it('counts no stop that Tab does not make', async () => {
  render(
    <InEnglish>
      <DialogShell
        open
        title="How?"
        onClose={() => {}}
        actions={
          <>
            <input type="radio" name="way" aria-label="By mail" defaultChecked />
            <input type="radio" name="way" aria-label="By app" />
            <button type="button" tabIndex={-1}>
              Not by Tab
            </button>
          </>
        }
      >
        Choose.
      </DialogShell>
    </InEnglish>,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By mail' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('stays where it asks for a decision', async () => {
  await opened(<Page decides />)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  { narrower: 15, kept: true },
  { narrower: 0, kept: false },
])('keeps room for a scroll bar where it took $narrower px: $kept', async ({ narrower, kept }) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - narrower)
  await opened()
  expect(document.documentElement.hasAttribute('data-scroll-bar')).toBe(kept)
})

it('keeps it while another dialog lies over the first, whose page has none to be seen', async () => {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15)
  await opened()
  width.mockReturnValue(innerWidth)
  render(
    <InEnglish>
      <DialogShell open title="Why?" actions={null}>
        Because.
      </DialogShell>
    </InEnglish>,
  )
  expect(document.documentElement.hasAttribute('data-scroll-bar')).toBe(true)
})

it('a form in it sends itself alone, not the one the dialog was opened from', async () => {
  const sent: string[] = []
  const sending = (name: string) => (event: FormEvent) => {
    event.preventDefault()
    sent.push(name)
  }
  render(
    <InEnglish>
      <form onSubmit={sending('around')}>
        <DialogShell open title="Name it" actions={null}>
          <form onSubmit={sending('inside')}>
            <button type="submit">Save</button>
          </form>
        </DialogShell>
      </form>
    </InEnglish>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(sent).toEqual(['inside'])
})
