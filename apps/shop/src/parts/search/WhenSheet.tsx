import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { WhenFields } from './WhenFields.tsx'

/** Departure or arrival, day and time; what is chosen counts at once. */
export function WhenSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  return (
    <DialogShell
      open
      width="xs"
      title={t('search.whenTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('party.done')}
        </Button>
      }
    >
      <WhenFields />
    </DialogShell>
  )
}
