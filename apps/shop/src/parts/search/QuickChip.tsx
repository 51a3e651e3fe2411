import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import type { ReactNode } from 'react'
import styles from './QuickChip.module.css'

interface Props {
  icon: string
  children: ReactNode
  onClick: () => void
}

export const QuickChip = ({ icon, children, onClick }: Props) => (
  <button type="button" onClick={onClick} className={styles.chip}>
    <Icon path={icon} size={20} />
    <span>{children}</span>
  </button>
)
