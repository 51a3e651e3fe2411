import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { BusyButton } from './BusyButton.tsx'

const DialogShell = lazy(() => import('./DialogShell.tsx').then(module => ({ default: module.DialogShell })))

interface Props {
  title: string
  /** What will happen. */
  children: ReactNode
  yes: string
  no: string
  closeLabel: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before something is done that cannot be undone. */
export const ConfirmDialog = ({ title, children, yes, no, closeLabel, busy, onYes, onNo }: Props) => (
  <Suspense fallback={null}>
    <DialogShell
      open
      width="xs"
      title={title}
      onClose={onNo}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant="outlined" onClick={onNo}>
            {no}
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
