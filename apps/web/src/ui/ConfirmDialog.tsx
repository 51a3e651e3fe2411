import { useUiWords } from '@billett/web-kit/kit/ui-words.ts'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { BusyButton } from './BusyButton.tsx'

const DialogShell = lazy(() => import('./DialogShell.tsx').then(module => ({ default: module.DialogShell })))

interface Props {
  title: string
  /** What will happen. */
  children: ReactNode
  yes: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ title, children, yes, busy, onYes, onNo }: Props) {
  const { cancel } = useUiWords()
  return (
    <Suspense fallback={null}>
      <DialogShell
        open
        width="xs"
        title={title}
        onClose={onNo}
        actions={
          <>
            <Button variant="outlined" onClick={onNo}>
              {cancel}
            </Button>
            <BusyButton color="error" busy={busy} onClick={onYes}>
              {yes}
            </BusyButton>
          </>
        }
      >
        {children}
      </DialogShell>
    </Suspense>
  )
}
