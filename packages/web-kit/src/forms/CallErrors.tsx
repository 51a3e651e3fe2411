import { useEffect, useRef } from 'react'
import type { CallError } from '../http/outcome.ts'
import { MessageBox } from '../kit/feedback/MessageBox.tsx'
import { Text } from '../kit/text/Text.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { useErrorText } from './use-error-text.ts'

interface Props {
  errors: readonly CallError[]
  /** Also errors that name a field, where the page has no form to show them at. */
  all?: boolean
}

/** What a call answered that belongs to no field; takes the focus when it appears. */
export function CallErrors({ errors, all = false }: Props) {
  const errorText = useErrorText()
  const { t } = useKitTexts()
  const box = useRef<HTMLDivElement>(null)
  const shown = all ? errors : errors.filter(error => error.field === '')
  const count = shown.length
  const incident = shown.find(error => error.incident !== undefined)?.incident
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (count === 0) return null
  return (
    <MessageBox kind="error" ref={box}>
      {shown.map(error => (
        <div key={`${error.field}-${error.code}-${error.key}`}>{errorText(error.key, error.message)}</div>
      ))}
      {incident !== undefined && (
        <Text variant="body2">
          {t('common.incident')} <code>{incident}</code>
        </Text>
      )}
    </MessageBox>
  )
}
