import type { Outcome } from '../../hooks/use-draft.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Says what has become of an act on a draft: `done`, or until when it waits for a second person. */
export function useToldOutcome(tell: (text: string) => void) {
  const { t } = useTexts()
  const format = useFormat()
  return (outcome: Outcome, done: string): void => {
    if (outcome.state === 'done') tell(done)
    if (outcome.state === 'asked')
      tell(t('contracts.acts.waits', { moment: format.instantDateTime(outcome.waits.endsOn) }))
  }
}
