import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ReturnNotice.module.css'
import type { Returned } from './use-return.ts'

/** How it went at the provider. */
export function ReturnNotice({ phase, errors, look }: Returned) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phase === 'pending') box.current?.focus()
  }, [phase])
  if (phase === 'none') return null
  if (phase === 'added') return <SavedNotice shown>{t('paymentMethods.added')}</SavedNotice>
  // Nobody answered: what was entered at the provider is not lost, it can be asked about again.
  const isUnanswered = errors.some(({ field }) => field === '')
  return (
    <div className={styles.root}>
      <LiveRegion>{phase === 'asking' && <MessageBox kind="info">{t('paymentMethods.asking')}</MessageBox>}</LiveRegion>
      {phase === 'pending' && (
        <MessageBox
          kind="info"
          ref={box}
          title={t('paymentMethods.pendingTitle')}
          action={
            <Button variant="outlined" onClick={look}>
              {t('paymentMethods.look')}
            </Button>
          }
        >
          {t('paymentMethods.pending')}
        </MessageBox>
      )}
      {phase === 'refused' && (
        <>
          <CallErrors errors={errors} all />
          {isUnanswered && (
            <Button variant="outlined" onClick={look} className={styles.button}>
              {t('common.retry')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
