import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Menu.module.css'

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

interface Props {
  id: string
  /** Each a `MenuItem`. */
  children: ReactNode
  onClose: () => void
}

/**
 * A list of things to do, below the button that opened it (both in a `MenuPlace`). Arrows move within it; Escape, Tab
 * and a press beside it close it, and the focus goes back.
 */
export function Menu({ id, children, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    if (menu.current) items(menu.current)[0]?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [onClose])
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items(event.currentTarget)
    const at = all.findIndex(item => item.matches(':focus'))
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const to = next[event.key]
    if (to !== undefined) all[to]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return (
    <div ref={menu} id={id} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={press}>
      {children}
    </div>
  )
}

/** The button and its menu. */
export const MenuPlace = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>
