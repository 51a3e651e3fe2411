import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from './Icon.tsx'
import { Text } from './Text.tsx'

interface Props {
  icon: string
  title: string
  children: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** A place where nothing is yet, and how something gets there. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className={styles.empty}>
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
