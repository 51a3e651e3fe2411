import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  from: string
  until: string
  /** Whoever asks for the proof wants to know its end, too. */
  needsEnd: boolean
  errorOf: (field: 'from' | 'until') => string | undefined
  onChange: (days: { from?: string; until?: string }) => void
}

/** First and last day that a proof shows something for, as it says itself. */
export function ProofDays({ from, until, needsEnd, errorOf, onChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      <TextInput
        type="date"
        label={t('proof.from')}
        value={from}
        error={errorOf('from')}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextInput
        type="date"
        label={t('proof.until')}
        optional={!needsEnd}
        value={until}
        error={errorOf('until')}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </>
  )
}
