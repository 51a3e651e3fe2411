import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { returnFocus } from '../overlays/return-focus.ts'
import { Text } from '../text/Text.tsx'
import styles from './EmptyState.module.css'

interface Props {
  icon: string
  title: string
  children: ReactNode
  /** The next step. */
  action?: ReactNode
}

/**
 * A place where nothing is yet, and how something gets there. Where its button makes it go, the focus goes on at the
 * heading of the page.
 */
export function EmptyState({ icon, title, children, action }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = place.current
    return () => {
      // Its button was pressed, and what one asked for stands here now.
      if (box?.contains(document.activeElement)) returnFocus()
    }
  }, [])
  return (
    <div ref={place} className={styles.empty}>
      <div className={styles.icon}>
        <Icon path={icon} size={44} />
      </div>
      <Text variant="h2" gutterBottom>
        {title}
      </Text>
      <Text color="textSecondary">{children}</Text>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
