import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/Stack.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LoginMessage.module.css'
import { ACCOUNT_NOT_ACTIVATED } from './login-form.ts'
import { ResendButton } from './ResendButton.tsx'

/** Milliseconds until the message takes the focus (Spec 1 §9). */
const FOCUS_DELAY = 2_000

interface Props {
  success: boolean
  errors: readonly CallError[]
  /** What was typed, for another activation mail. */
  email: string
  onToForm: () => void
}

/** How signing in went, and what to do next. */
export function LoginMessage({ success, errors, email, onToForm }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!success && errors.length === 0) return
    const timer = setTimeout(() => box.current?.focus(), FOCUS_DELAY)
    return () => clearTimeout(timer)
  }, [success, errors])

  if (success)
    return (
      <MessageBox kind="success" ref={box}>
        {t('signIn.login.success')}
      </MessageBox>
    )
  if (errors.length === 0) return null
  const notActivated = errors.some(({ code }) => code === ACCOUNT_NOT_ACTIVATED)
  const leadsToForm = errors.some(({ field }) => field === '' || field === 'email')
  return (
    <MessageBox
      kind="error"
      ref={box}
      action={
        <Stack direction="row" spacing={1} className={styles.stack}>
          {notActivated && <ResendButton email={email} variant="contained" />}
          {leadsToForm && (
            <Button variant="outlined" onClick={onToForm}>
              {t('signIn.login.toForm')}
            </Button>
          )}
        </Stack>
      }
    >
      {errors.map(error => (
        <div key={`${error.field}-${error.code}-${error.key}`}>{errorText(error.key, error.message)}</div>
      ))}
    </MessageBox>
  )
}
