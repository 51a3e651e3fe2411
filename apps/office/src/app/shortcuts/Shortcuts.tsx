import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useCallback, useState } from 'react'
import { storedShortcuts } from '../../hooks/stored-shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsDialog = lazyPiece(() => import('./ShortcutsDialog.tsx').then(module => module.ShortcutsDialog))

interface Props {
  /** What the keys do is shown. */
  open: boolean
  onOpen: (open: boolean) => void
}

/** Keys that do something by themselves, for whoever works with the keyboard; a switch lets them do nothing. */
export function Shortcuts({ open, onOpen }: Props) {
  const [on, setOn] = useState(() => storedShortcuts.read() ?? true)
  useShortcuts(
    on,
    useCallback(() => onOpen(true), [onOpen]),
  )
  if (!open) return null
  return (
    <Suspense>
      <ShortcutsDialog
        on={on}
        onSwitch={next => {
          storedShortcuts.write(next)
          setOn(next)
        }}
        onClose={() => onOpen(false)}
      />
    </Suspense>
  )
}
