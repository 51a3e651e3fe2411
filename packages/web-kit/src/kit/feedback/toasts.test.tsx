import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { DialogShell } from '../overlays/DialogShell.tsx'
import { Toasts } from './Toasts.tsx'
import { useSay } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Save({ words = 'Saved.' }: { words?: string }) {
  const say = useSay()
  return (
    <button type="button" onClick={() => say(words)}>
      Save
    </button>
  )
}

const show = (children = <Save />) =>
  render(
    <InEnglish>
      <Toasts>{children}</Toasts>
    </InEnglish>,
  )

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('is said where a place for it was before, once, and goes away by itself', () => {
  show()
  const place = screen.getByRole('status')
  expect(place.textContent).toBe('')
  save()
  save()
  expect(screen.getAllByText('Saved.')).toHaveLength(1)
  expect(place.contains(screen.getByText('Saved.'))).toBe(true)
  wait(5_000)
  save()
  wait(5_000)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  wait(1_000)
  expect(screen.queryByText('Saved.')).toBeNull()
})

it('stays while somebody points at it or is in it, and goes when it is closed', () => {
  show()
  save()
  const toast = screen.getByText('Saved.')
  fireEvent.pointerEnter(toast.parentElement ?? toast)
  wait(20_000)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Saved.')).toBeNull()
})

it('stands in the layer of a dialog that is open, where it is seen and read out', () => {
  show(
    <DialogShell open title="Edit" actions={null}>
      <Save />
    </DialogShell>,
  )
  save()
  expect(within(screen.getByRole('dialog')).getByText('Saved.')).toBeTruthy()
})

it('stays where the dialog goes that it was said in', () => {
  const dialog = (
    <DialogShell open title="Edit" actions={null}>
      <Save />
    </DialogShell>
  )
  const page = (shown: ReactNode) => (
    <InEnglish>
      <Toasts>{shown}</Toasts>
    </InEnglish>
  )
  const { rerender } = render(page(dialog))
  save()
  rerender(page(null))
  expect(screen.getByRole('status').textContent).toContain('Saved.')
})
