import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { type ReactNode, useId } from 'react'
import styles from './LatestPanel.module.css'

interface Props {
  headline: string
  children: ReactNode
  /** Where its button leads, and what stands on it. */
  to: string
  button: string
}

/** Something most come to the account for, and the way to it. */
export function LatestPanel({ headline, children, to, button }: Props) {
  const id = useId()
  return (
    <Panel className={styles.panel} aria-labelledby={id}>
      <div className={styles.order}>
        <Text id={id} variant="body2" component="h2" color="textSecondary" className={styles.title}>
          {headline}
        </Text>
        {children}
      </div>
      <Button component={Link} to={to} variant="contained">
        {button}
      </Button>
    </Panel>
  )
}
