import type { StaffConfig } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useUiWords } from '@billett/web-kit/kit/ui-words.ts'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useClients } from '../../../hooks/use-clients.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { UploadResults } from './UploadResults.tsx'
import { changedBy } from './upload-differences.ts'
import { uploadFaults } from './upload-faults.ts'
import { useConfigUpload } from './use-config-upload.ts'

/** All of a configuration is some hundred kilobytes. */
const MAX_BYTES = 2_000_000

interface Props {
  config: StaffConfig
  onSaved: () => void
  onClose: () => void
}

/** Takes up a file of the settings as a draft, once it was said whether it is valid and what it would change. */
export function UploadDialog({ config, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const { cancel } = useUiWords()
  const words = useWorkWords()
  const clients = useClients()
  const { busy, chosen, choose, save, forget } = useConfigUpload(config)
  const faults = chosen ? uploadFaults(chosen, [config, ...clients]) : []
  const differences = chosen?.tried ? changedBy(chosen.tried, config) : []
  const isValid = chosen?.tried !== undefined && faults.length === 0
  const store = async () => {
    if (await save()) onSaved()
  }
  return (
    <DialogShell
      open
      title={t('settings.upload')}
      width="md"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" aria-disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          {isValid && differences.length > 0 && (
            <BusyButton type="button" busy={busy} onClick={() => void store()}>
              {t('settings.saveDraft')}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Text>{t('settings.uploadText')}</Text>
        <FileUpload
          label={t('settings.uploadFile')}
          accept=".json,application/json"
          maxBytes={MAX_BYTES}
          files={chosen ? [{ id: 'configuration', name: chosen.name, ...(busy && { progress: null }) }] : []}
          words={words}
          onAdd={([file]) => {
            if (file && !busy) void choose(file)
          }}
          onRemove={forget}
        />
        <LiveRegion>
          {chosen && !busy && <UploadResults chosen={chosen} faults={faults} differences={differences} />}
        </LiveRegion>
      </Stack>
    </DialogShell>
  )
}
