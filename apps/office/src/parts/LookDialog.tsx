import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  title: string
  width: ComponentProps<typeof DialogShell>['width']
  onClose: () => void
  children: ReactNode
}

/** Over the page, something to look at: there is nothing to do about it but to close it. */
export function LookDialog({ title, width, onClose, children }: Props) {
  const { t } = useTexts()
  return (
    <DialogShell
      open
      title={title}
      width={width}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {children}
    </DialogShell>
  )
}
