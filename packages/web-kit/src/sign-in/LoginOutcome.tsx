import { type ReactNode, useEffect, useRef } from 'react'
import { useErrorText } from '../forms/use-error-text.ts'
import type { CallError } from '../http/outcome.ts'
import { Button } from '../kit/controls/Button.tsx'
import { MessageBox } from '../kit/feedback/MessageBox.tsx'
import { Stack } from '../kit/layout/Stack.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import styles from './LoginOutcome.module.css'

/** Milliseconds until the message takes the focus (Spec 1 §9). */
const FOCUS_DELAY = 2_000

interface Props {
  success: boolean
  errors: readonly CallError[]
  onToForm: () => void
  /** What else can be done after an error. */
  actions?: ReactNode
}

/** How signing in went; after an error one may go back to the form, where something typed is at fault. */
export function LoginOutcome({ success, errors, onToForm, actions }: Props) {
  const { t } = useKitTexts()
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
  const isTyped = errors.some(({ field }) => field === '' || field === 'email')
  return (
    <MessageBox
      kind="error"
      ref={box}
      action={
        <Stack direction="row" spacing={1} className={styles.actions}>
          {actions}
          {isTyped && (
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
