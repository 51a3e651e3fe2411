import { type ReactNode, Suspense } from 'react'
import { BusyButton } from '../controls/BusyButton.tsx'
import { Button } from '../controls/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { lazyPiece } from '../lazy/lazy-piece.ts'
import { useUiWords } from '../ui-words.ts'

const DialogShell = lazyPiece(() => import('./DialogShell.tsx').then(module => module.DialogShell))

export interface Question {
  title: string
  /** On the button that does it. */
  yes: string
  /** On the button that does not; "Cancel" unless that is what `yes` would do: "Keep the subscription". */
  no?: string
}

interface Props extends Question {
  /** What will happen. */
  children: ReactNode
  busy: boolean
  /** Why it was not done. */
  failure?: ReactNode
  onYes: () => void
  onNo: () => void
}

/** Asks before something is done that cannot be undone. While that is under way it cannot be closed. */
export function ConfirmDialog({ title, children, yes, no, busy, failure, onYes, onNo }: Props) {
  const { cancel } = useUiWords()
  return (
    <Suspense fallback={null}>
      <DialogShell
        open
        role="alertdialog"
        width="xs"
        title={title}
        busy={busy}
        onClose={onNo}
        actions={
          <>
            <Button variant="outlined" aria-disabled={busy} onClick={onNo}>
              {no ?? cancel}
            </Button>
            <BusyButton color="error" busy={busy} onClick={onYes}>
              {yes}
            </BusyButton>
          </>
        }
      >
        <Stack spacing={2}>
          <div>{children}</div>
          {failure}
        </Stack>
      </DialogShell>
    </Suspense>
  )
}
