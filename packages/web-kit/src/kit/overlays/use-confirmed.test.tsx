import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { useConfirmed } from './use-confirmed.tsx'

afterEach(cleanup)

function Subscription({ end }: { end: (name: string) => Promise<boolean> }) {
  const [ended, setEnded] = useState(false)
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (ended) notice.current?.focus()
  }, [ended])
  const { ask, question } = useConfirmed<string>({
    title: 'Cancel the subscription?',
    text: name => `${name} ends in March.`,
    yes: 'Cancel subscription',
    no: 'Keep it',
    act: end,
    failure: <p>Nobody answered.</p>,
    onDone: () => setEnded(true),
  })
  return (
    <>
      <button type="button" onClick={() => ask('The year pass')}>
        End it
      </button>
      {ended && (
        <p ref={notice} tabIndex={-1}>
          It has ended.
        </p>
      )}
      {question}
    </>
  )
}

/** An act that ends when the test wants it to. */
function slowly() {
  const ends: ((done: boolean) => void)[] = []
  const end = vi.fn((_: string) => new Promise<boolean>(resolve => ends.push(resolve)))
  return { end, answer: (done: boolean) => ends.shift()?.(done) }
}

async function asked(end: (name: string) => Promise<boolean>) {
  render(<Subscription end={end} />, { wrapper: InEnglish })
  const opener = screen.getByRole('button', { name: 'End it' })
  await userEvent.click(opener)
  const question = await screen.findByRole('alertdialog', { name: 'Cancel the subscription?' })
  return { opener, question, yes: screen.getByRole('button', { name: 'Cancel subscription' }) }
}

it('reads out its words with its title, and has words of its own for no', async () => {
  const { end } = slowly()
  const { opener, question } = await asked(end)
  const described = document.getElementById(question.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('The year pass ends in March.')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(end).not.toHaveBeenCalled()
})

it('stays while it is being done, whatever is pressed, and does it once', async () => {
  const { end, answer } = slowly()
  const { question, yes } = await asked(end)
  await userEvent.click(yes)
  expect(yes.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(yes)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(question)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBe(question)
  expect(end).toHaveBeenCalledExactlyOnceWith('The year pass')
  answer(true)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('It has ended.')))
})

it('says what went wrong where one is, and can be tried again', async () => {
  const { end, answer } = slowly()
  const { yes } = await asked(end)
  await userEvent.click(yes)
  answer(false)
  expect(await screen.findByText('Nobody answered.')).toBeTruthy()
  await userEvent.click(yes)
  expect(screen.queryByText('Nobody answered.')).toBeNull()
  answer(true)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(end).toHaveBeenCalledTimes(2)
})
