import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Question<Subject> {
  title: string
  /** What will happen. */
  text: (subject: Subject) => ReactNode
  /** On the button that does it. */
  yes: string
  busy: boolean
  act: (subject: Subject) => void
}

/**
 * Asks before something is done that cannot be undone: `ask(subject)` opens the question, `question` is to be drawn.
 */
export function useConfirmed<Subject = void>({ title, text, yes, busy, act }: Question<Subject>) {
  const [asked, setAsked] = useState<{ subject: Subject }>()
  const end = () => setAsked(undefined)
  const question = asked && (
    <ConfirmDialog
      title={title}
      yes={yes}
      busy={busy}
      onNo={end}
      onYes={() => {
        end()
        act(asked.subject)
      }}
    >
      {text(asked.subject)}
    </ConfirmDialog>
  )
  return { ask: (subject: Subject) => setAsked({ subject }), question }
}
