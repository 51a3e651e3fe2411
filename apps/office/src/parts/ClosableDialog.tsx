import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

interface Props extends Pick<ComponentProps<typeof DialogShell>, 'title' | 'width' | 'busy' | 'children'> {
  /** The buttons of what can be done, behind the one that closes. */
  acts?: ReactNode
  onClose: () => void
}

/** A dialog that can be closed without doing anything. */
export function ClosableDialog({ acts, onClose, children, ...shell }: Props) {
  const { t } = useTexts()
  return (
    <DialogShell
      open
      {...shell}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          {acts}
        </>
      }
    >
      {children}
    </DialogShell>
  )
}
