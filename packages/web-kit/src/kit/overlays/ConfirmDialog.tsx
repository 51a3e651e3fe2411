import { lazy, type ReactNode, Suspense } from 'react'
import { BusyButton } from '../controls/BusyButton.tsx'
import { Button } from '../controls/Button.tsx'
import { useUiWords } from '../ui-words.ts'

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
