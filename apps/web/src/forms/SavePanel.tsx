import type { CallError } from '@billett/web-kit/http/outcome.ts'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SavedNotice } from '../ui/SavedNotice.tsx'
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
          <BusyButton type="submit" size="large" busy={busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {label}
          </BusyButton>
        </Stack>
      </Panel>
    </>
  )
}
