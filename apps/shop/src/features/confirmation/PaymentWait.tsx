import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PaymentWait.module.css'

interface Props {
  title: string
  children: ReactNode
  onLook?: () => void
  action?: ReactNode
}

/** A named wait: says what is asked and what to do meanwhile. That it ends is said by `OrderView`. */
export function PaymentWait({ title, children, onLook, action }: Props) {
  const { t } = useTexts()
  return (
    <Panel>
      <Text variant="h1" data-page-header className={styles.title}>
        {title}
      </Text>
      <Text className={styles.words}>{children}</Text>
      <div aria-hidden className={styles.track}>
        <div className={styles.running} />
      </div>
      {(action || onLook) && (
        <div className={styles.ways}>
          {action}
          {onLook && (
            <Button variant="outlined" onClick={onLook}>
              {t('confirmation.lookNow')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
