import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { NewCodeApp } from './NewCodeApp.tsx'
import { NewPasskey } from './NewPasskey.tsx'

/** Sets up, or adds, a second factor of one's own, whether or not the company wants one. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  return (
    <ClosableDialog title={t('office.factor.ownTitle')} onClose={onClose}>
      <Stack spacing={3}>
        <Text>{t('office.factor.ownText')}</Text>
        <NewPasskey onMade={onClose} />
        <NewCodeApp onKept={onClose} />
      </Stack>
    </ClosableDialog>
  )
}
