import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  errors: readonly CallError[]
  onRetry: () => void
}

/** A list of tickets did not come; the same can be asked again. */
export function TicketsFailed({ errors, onRetry }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  return (
    <MessageBox
      kind="error"
      title={t('tickets.failed')}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {errors.map(error => (
        <div key={error.key}>{errorText(error.key, error.message)}</div>
      ))}
    </MessageBox>
  )
}
