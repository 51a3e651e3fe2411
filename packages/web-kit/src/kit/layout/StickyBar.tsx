import { type ReactNode, useRef } from 'react'
import styles from './StickyBar.module.css'
import { useCovering } from './use-covering.ts'

/** At the lower edge of a phone's screen while its surroundings scroll; nothing on a wide screen. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useCovering(bar, 'bottom')
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  )
}
