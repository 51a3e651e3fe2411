import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { ClosableDialog } from '../ClosableDialog.tsx'

interface Props {
  title: string
  /** What is stored has been read. */
  isKnown: boolean
  errors: readonly CallError[]
  busy: boolean
  saveText: string
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** Where something that is kept in versions is written: until it is read its place is held, or why it cannot be. */
export function DraftDialog({ title, isKnown, errors, busy, saveText, onSave, onClose, children }: Props) {
  const { t } = useTexts()
  return (
    <ClosableDialog
      title={title}
      width="lg"
      busy={busy}
      onClose={onClose}
      acts={
        <BusyButton type="button" variant="contained" busy={busy} onClick={onSave}>
          {saveText}
        </BusyButton>
      }
    >
      {isKnown && <Stack spacing={3}>{children}</Stack>}
      {!isKnown && errors.length === 0 && <SkeletonList label={t('common.loading')} rows={6} height={48} />}
      {!isKnown && errors.length > 0 && <CallErrors errors={errors} all />}
    </ClosableDialog>
  )
}
