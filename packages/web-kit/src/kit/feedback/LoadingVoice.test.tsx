import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InEnglish } from '../../testing/InEnglish.tsx'
import { DialogShell } from '../overlays/DialogShell.tsx'
import { LoadingVoice } from './LoadingVoice.tsx'
import { SkeletonList } from './SkeletonList.tsx'

afterEach(cleanup)

const Page = ({ waiting }: { waiting: readonly (readonly [part: string, words: string])[] }) => (
  <InEnglish>
    <LoadingVoice>
      {waiting.map(([part, words]) => (
        <SkeletonList key={part} label={words} />
      ))}
    </LoadingVoice>
  </InEnglish>
)

const ends = [
  ['one part', [['page', 'Loading']], ['Loading']],
  [
    'several parts at a time',
    [
      ['orders', 'Loading'],
      ['tickets', 'Loading'],
    ],
    ['Loading'],
  ],
  [
    'parts with words of their own',
    [
      ['orders', 'Loading'],
      ['trips', 'Finding trips'],
    ],
    ['Loading', 'Finding trips'],
  ],
] as const satisfies [string, [string, string][], string[]][]

it.each(ends)('tells once that something loads: %s', (_, waiting, said) => {
  render(<Page waiting={waiting} />)
  expect([...screen.getByRole('status').children].map(({ textContent }) => textContent)).toEqual(said)
})

it('is silent while one part hands over to the next, and speaks again after nothing loaded', () => {
  const { rerender } = render(<Page waiting={[['page', 'Loading']]} />)
  const words = within(screen.getByRole('status')).getByText('Loading')
  rerender(<Page waiting={[['orders', 'Loading']]} />)
  expect(within(screen.getByRole('status')).getByText('Loading')).toBe(words)
  rerender(<Page waiting={[]} />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<Page waiting={[['orders', 'Loading']]} />)
  expect(within(screen.getByRole('status')).getByText('Loading')).not.toBe(words)
})

it('speaks in a dialog that opens with something that loads: behind it nothing is read out', () => {
  render(
    <InEnglish>
      <LoadingVoice>
        <DialogShell open title="Trip" actions={null}>
          <SkeletonList label="Loading" />
        </DialogShell>
      </LoadingVoice>
    </InEnglish>,
  )
  expect(within(within(screen.getByRole('dialog')).getByRole('status')).getByText('Loading')).toBeTruthy()
})
