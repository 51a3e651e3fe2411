import { useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { ErrorSummary } from '../kit/feedback/ErrorSummary.tsx'

/** Which fields of the surrounding form are wrong, once it was sent: by its schema, or by the server. */
export function FormSummary() {
  const {
    submitCount,
    isSubmitting,
    errors: { root },
  } = useFormState()
  const attempt = useMemo(
    () => (isSubmitting || (submitCount === 0 && !root) ? undefined : { submitCount, root }),
    [isSubmitting, submitCount, root],
  )
  return <ErrorSummary attempt={attempt} />
}
