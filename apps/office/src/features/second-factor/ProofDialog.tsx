import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useUiWords } from '@billett/web-kit/kit/ui-words.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { proofDeclined } from '../../state/second-factor/factor.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ShowFactor } from './ShowFactor.tsx'

/** Asks once more who works here, for what is dangerous; afterwards the button that was pressed is pressed again. */
export function ProofDialog() {
  const { t } = useTexts()
  const { cancel } = useUiWords()
  const dispatch = useAppDispatch()
  const close = () => dispatch(proofDeclined())
  return (
    <DialogShell
      open
      title={t('office.factor.againTitle')}
      onClose={close}
      actions={
        <Button variant="outlined" onClick={close}>
          {cancel}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Text>{t('office.factor.againText')}</Text>
        <ShowFactor />
      </Stack>
    </DialogShell>
  )
}
