import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

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
    <DialogShell
      open
      title={title}
      width="lg"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          <BusyButton type="button" variant="contained" busy={busy} onClick={onSave}>
            {saveText}
          </BusyButton>
        </>
      }
    >
      {isKnown && <Stack spacing={3}>{children}</Stack>}
      {!isKnown && errors.length === 0 && <SkeletonList label={t('common.loading')} rows={6} height={48} />}
      {!isKnown && errors.length > 0 && <CallErrors errors={errors} all />}
    </DialogShell>
  )
}
