import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './Toolbar.module.css'

interface Props {
  /** What its buttons do something to. */
  label: string
  /** The id of what they do it to. */
  controls?: string
  children: ReactNode
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Buttons that belong together (WAI-ARIA toolbar): Tab stops at one of them, the one that had the focus last, and the
 * arrows lead to the others.
 */
export function Toolbar({ label, controls, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const stopAt = (only: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === only ? 0 : -1
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    const all = buttons()
    const at = all.findIndex(one => one.tabIndex === 0)
    const next = all[step(at, all.length - 1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      ref={element => {
        bar.current = element
        if (element) stopAt(buttons().find(({ tabIndex }) => tabIndex === 0))
      }}
      className={styles.bar}
      onKeyDown={press}
      onFocus={({ target }) => stopAt(buttons().find(one => one === target))}
    >
      {children}
    </div>
  )
}
