import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx'

interface Confirmed<Subject> extends Question {
  /** What will happen. */
  text: (subject: Subject) => ReactNode
  /** Does it, and answers whether it is done; until then the question stays open. */
  act: (subject: Subject) => Promise<boolean>
  /** Drawn in the question where it was not done: why. It can be tried again. */
  failure: ReactNode
  /** Once it is done and the question is closed: here a notice may take the focus. */
  onDone?: (subject: Subject) => void
}

interface Asked<Subject> {
  subject: Subject
  state: 'asked' | 'busy' | 'failed'
}

/**
 * Asks before something is done that cannot be undone: `ask(subject)` opens the question, `question` is to be drawn.
 */
export function useConfirmed<Subject = void>({ text, act, failure, onDone, ...words }: Confirmed<Subject>) {
  const [asked, setAsked] = useState<Asked<Subject>>()
  const carryOut = async (subject: Subject): Promise<void> => {
    setAsked({ subject, state: 'busy' })
    if (!(await act(subject))) return setAsked({ subject, state: 'failed' })
    setAsked(undefined)
    onDone?.(subject)
  }
  const question = asked && (
    <ConfirmDialog
      {...words}
      busy={asked.state === 'busy'}
      failure={asked.state === 'failed' && failure}
      onNo={() => setAsked(undefined)}
      onYes={() => void carryOut(asked.subject)}
    >
      {text(asked.subject)}
    </ConfirmDialog>
  )
  return { ask: (subject: Subject) => setAsked({ subject, state: 'asked' }), question }
}
