import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  /** Of the dialog, and on its button. */
  title: string
  /** Above the field. */
  label: string
  /** Does it, and answers why it was refused. */
  send: (reason: string) => Promise<readonly CallError[] | undefined>
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

const NONE: readonly CallError[] = []

/** Asks why an act of a screen is done, and says itself why it was refused; else it closes. */
export function ActReasonDialog({ title, label, send, onClose, children }: Props) {
  const [errors, setErrors] = useState(NONE)
  return (
    <ReasonDialog
      title={title}
      width="sm"
      trial={{}}
      yes={title}
      label={label}
      errors={errors}
      send={async reason => {
        const refused = await send(reason)
        if (refused) setErrors(refused)
        else onClose()
      }}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  )
}
