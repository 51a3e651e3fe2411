import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { useWorkWords } from '../work-words.ts'
import { FileUpload } from './FileUpload.tsx'
import type { SentFile } from './sent-file.ts'

afterEach(cleanup)

const PDF = new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' })
const TEXT = new File(['hello'], 'notes.txt', { type: 'text/plain' })
const LARGE = new File([new Uint8Array(2_000_001)], 'plan.pdf', { type: 'application/pdf' })

function show(files: readonly SentFile[] = []) {
  const add = vi.fn()
  const remove = vi.fn()
  const InWords = () => (
    <FileUpload
      words={useWorkWords()}
      label="Attachments"
      hint="PDF, up to 2 MB"
      accept=".pdf"
      maxBytes={2_000_000}
      multiple
      files={files}
      onAdd={add}
      onRemove={remove}
    />
  )
  render(<InWords />, { wrapper: InEnglish })
  return { add, remove, group: screen.getByRole('group', { name: 'Attachments' }) }
}

it('takes files that are chosen, and says at each other one why it does not', async () => {
  const { add, group } = show()
  await userEvent.upload(screen.getByLabelText('Attachments', { selector: 'input' }), [PDF, LARGE])
  expect(add).toHaveBeenCalledExactlyOnceWith([PDF])
  expect(group.textContent).toContain('plan.pdfLarger than 2 MB.')
})

it('takes files that are dropped or pasted as well', () => {
  const { add, group } = show()
  const ground = screen.getByRole('button', { name: 'Choose a file' }).parentElement ?? group
  const drop = createEvent.drop(ground)
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [PDF, TEXT] } })
  fireEvent(ground, drop)
  expect(add).toHaveBeenLastCalledWith([PDF])
  expect(drop.defaultPrevented).toBe(true)
  expect(group.textContent).toContain('notes.txtFiles of this kind are not accepted.')
  const paste = createEvent.paste(group)
  Object.defineProperty(paste, 'clipboardData', { value: { files: [PDF] } })
  fireEvent(group, paste)
  expect(add).toHaveBeenCalledTimes(2)
  expect(group.textContent).not.toContain('notes.txt')
})

it('says how far each one is and what the server had against it; the focus stays where one is taken away', async () => {
  const { remove } = show([
    { id: '1', name: 'a.pdf', progress: 0.5 },
    { id: '2', name: 'b.pdf', error: 'It is encrypted.' },
    { id: '3', name: 'c.pdf' },
  ])
  expect(screen.getByRole('progressbar', { name: 'a.pdf is on its way' })).toHaveProperty('value', 0.5)
  // Whoever has the page read to them hears it from the bar.
  expect(screen.getByText('50%').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('It is encrypted.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
  expect(remove).toHaveBeenCalledExactlyOnceWith('2')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }))
})
