import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Menu.module.css'

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Below the button it belongs to, or above where there is no room below. */
function place(menu: HTMLElement): void {
  const { top, bottom, right } = menu.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const isAbove = bottom + menu.offsetHeight > innerHeight && top > menu.offsetHeight
  menu.style.top = `${isAbove ? top - menu.offsetHeight : bottom}px`
  menu.style.right = `${document.documentElement.clientWidth - right}px`
}

interface Props {
  id: string
  /** Each a `MenuItem`. */
  children: ReactNode
  /** In the top layer, where what it stands in is cut off at its edges: a table. It goes with its button. */
  floating?: boolean
  onClose: () => void
}

/**
 * A list of things to do, below the button that opened it (both in a `MenuPlace`). Arrows move within it; Escape, Tab
 * and a press beside it close it, and the focus goes back.
 */
export function Menu({ id, children, floating = false, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    if (floating && menu.current) {
      menu.current.showPopover?.()
      place(menu.current)
    }
    if (menu.current) items(menu.current)[0]?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [floating])
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) onClose()
    }
    const follow = () => {
      if (menu.current) place(menu.current)
    }
    document.addEventListener('pointerdown', press)
    if (floating) document.addEventListener('scroll', follow, true)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('scroll', follow, true)
    }
  }, [onClose, floating])
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
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      popover={floating ? 'manual' : undefined}
      className={styles.menu}
      onKeyDown={press}
    >
      {children}
    </div>
  )
}

/** The button and its menu. */
export const MenuPlace = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>
