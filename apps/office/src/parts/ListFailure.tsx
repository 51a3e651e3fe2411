import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  errors: readonly CallError[]
  onAgain: () => void
}

/** In place of rows or figures that could not be had: why, and another try. */
export function ListFailure({ errors, onAgain }: Props) {
  const { t } = useTexts()
  return (
    <Stack spacing={1}>
      <CallErrors errors={errors} all />
      <div>
        <Button variant="outlined" onClick={onAgain}>
          {t('common.retry')}
        </Button>
      </div>
    </Stack>
  )
}
