import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ForgetMe.module.css'
import { useRememberedGuest } from './use-remembered-guest.ts'

interface Props {
  onForgotten?: () => void
}

/** Whom the device remembers from an earlier purchase, and the way to end that; nothing where it remembers nobody. */
export function ForgetMe({ onForgotten }: Props) {
  const { t } = useTexts()
  const { guest, forget } = useRememberedGuest()
  const [forgotten, setForgotten] = useState(false)
  if (forgotten) return <SavedNotice shown>{t('rememberedGuest.forgotten')}</SavedNotice>
  if (!guest) return null
  return (
    <div className={styles.root}>
      <Text color="textSecondary" className={styles.words}>
        {t('rememberedGuest.text', { email: guest.email })}
      </Text>
      <Button
        variant="outlined"
        onClick={() => {
          forget()
          setForgotten(true)
          onForgotten?.()
        }}
      >
        {t('rememberedGuest.forget')}
      </Button>
    </div>
  )
}
