import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../drawings/Icon.tsx'
import { Text } from '../text/Text.tsx'
import styles from './MessageBox.module.css'

const ICONS = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
}

interface Props {
  kind: keyof typeof ICONS
  title?: string
  children: ReactNode
  /** What to do next. */
  action?: ReactNode
  /** `group` where the focus comes here: what is read out then need not be read out before. */
  role?: 'group'
  'aria-labelledby'?: string
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>
}

/**
 * Says what happened and what to do. An error is read out as soon as it appears; everything else where it stands in a
 * `LiveRegion`, or where the focus is moved to it.
 */
export const MessageBox = ({ kind, title, children, action, ref, ...box }: Props) => (
  <div
    ref={ref}
    tabIndex={-1}
    role={kind === 'error' ? 'alert' : undefined}
    {...box}
    className={classes(styles.box, styles[kind])}
  >
    <div className={styles.icon}>
      <Icon path={ICONS[kind]} />
    </div>
    <div className={styles.words}>
      {title && <Text className={styles.title}>{title}</Text>}
      <Text component="div">{children}</Text>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
)
