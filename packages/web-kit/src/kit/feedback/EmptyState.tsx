import type { ReactNode } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { Text } from '../text/Text.tsx'
import styles from './EmptyState.module.css'

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
