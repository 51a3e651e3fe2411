import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  errors: readonly CallError[]
  /** Shows what is stored by now; what is typed stays. */
  onReadAgain: () => void
}

/** Why what was asked for was refused, and the way on where somebody else was faster. */
export function DraftErrors({ errors, onReadAgain }: Props) {
  const { t } = useTexts()
  return (
    <>
      <CallErrors errors={errors} all />
      {errors.some(({ key }) => key === 'error.changedMeanwhile') && (
        <Button variant="outlined" onClick={onReadAgain}>
          {t('offers.readAgain')}
        </Button>
      )}
    </>
  )
}
