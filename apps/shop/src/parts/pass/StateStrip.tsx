import { classes } from '@billett/web-kit/kit/classes.ts'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiCheckCircle, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import styles from './StateStrip.module.css'

export type TicketStanding = 'early' | 'valid' | 'ended'

const ICONS = { early: mdiClockOutline, valid: mdiCheckCircle, ended: mdiCloseCircleOutline }

/** The first thing seen of a ticket: how it stands. */
export const StateStrip = ({ state, children }: { state: TicketStanding; children: ReactNode }) => (
  <div className={classes(styles.strip, styles[state])}>
    <Icon path={ICONS[state]} size={28} />
    <div className={styles.words}>{children}</div>
  </div>
)
