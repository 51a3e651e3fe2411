import { type ReactNode, useCallback, useId, useState } from 'react'
import { Button } from '../kit/controls/Button.tsx'
import { MenuPlace } from '../kit/overlays/Menu.tsx'

interface Props {
  /** Whose account it is. */
  label: string
  className?: string | undefined
  children: ReactNode
  /** The list itself: `id` is its own, `onClose` closes it. */
  menu: (id: string, onClose: () => void) => ReactNode
}

/** Opens what belongs to whoever is signed in. */
export function AccountMenuButton({ label, className, children, menu }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <MenuPlace>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {children}
      </Button>
      {open && menu(id, close)}
    </MenuPlace>
  )
}
