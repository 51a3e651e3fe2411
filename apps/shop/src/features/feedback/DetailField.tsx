import type { FeedbackDetailField } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { setDetailValue } from '../../state/feedback/feedback.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Lines a long answer begins with. */
const ROWS = 5

const INPUT_OF = { text: 'text', longText: undefined, email: 'email', date: 'date', time: 'time' } as const

const FILLED_BY_BROWSER: Record<string, string> = { name: 'name', email: 'email' }

interface Props {
  field: FeedbackDetailField
  value: string
  /** A translation key. */
  error: string | undefined
}

export function DetailField({ field: { id, kind, label, isRequired, maxLength, options }, value, error }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const shared = {
    name: id,
    label,
    value,
    optional: !isRequired,
    error: error === undefined ? undefined : errorText(error),
    required: isRequired,
  }
  const set = (next: string) => dispatch(setDetailValue({ id, value: next }))
  if (kind === 'choice')
    return (
      <SelectInput
        {...shared}
        onChange={event => set(event.target.value)}
        options={[
          { value: '', text: t('feedback.choose') },
          ...options.map(option => ({ value: option.id, text: option.label })),
        ]}
      />
    )
  if (kind === 'longText')
    return <TextArea {...shared} rows={ROWS} maxLength={maxLength} onChange={event => set(event.target.value)} />
  return (
    <TextInput
      {...shared}
      type={INPUT_OF[kind]}
      maxLength={kind === 'date' || kind === 'time' ? undefined : maxLength}
      autoComplete={FILLED_BY_BROWSER[id] ?? 'off'}
      onChange={event => set(event.target.value)}
    />
  )
}
