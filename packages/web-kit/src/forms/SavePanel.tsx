import type { ReactNode } from 'react'
import type { CallError } from '../http/outcome.ts'
import { BusyButton } from '../kit/controls/BusyButton.tsx'
import { SavedNotice } from '../kit/feedback/SavedNotice.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Stack } from '../kit/layout/Stack.tsx'
import { CallErrors } from './CallErrors.tsx'

interface Props {
  /** Above the panel, once it is saved. */
  notice: string
  saved: boolean
  busy: boolean
  errors: readonly CallError[]
  /** On the button. */
  label: string
  onSave: () => void
  children: ReactNode
}

/** Choices that are saved together by one button. */
export function SavePanel({ notice, saved, busy, errors, label, onSave, children }: Props) {
  return (
    <>
      <SavedNotice shown={saved}>{notice}</SavedNotice>
      <Panel
        component="form"
        onSubmit={event => {
          event.preventDefault()
          if (!busy) onSave()
        }}
      >
        <Stack spacing={2.5}>
          {children}
          <CallErrors errors={errors} all />
          <BusyButton type="submit" size="large" busy={busy}>
            {label}
          </BusyButton>
        </Stack>
      </Panel>
    </>
  )
}
