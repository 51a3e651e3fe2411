import { MAX_WORKBOOK, type SentTariff } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { CatalogueProblems } from '../../parts/catalogue/CatalogueProblems.tsx'
import { sendTariff } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const TARIFFS = '.xlsx,.json,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends in a workbook or catalogue: it becomes a draft, or it is said where it is wrong. */
export function SendTariff({ onStored }: { onStored: () => void }) {
  const { t } = useTexts()
  const words = useWorkWords()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(sendTariff)
  const [name, setName] = useState<string>()
  const [sent, setSent] = useState<SentTariff>()
  const [refusal] = errors
  const error = refusal && errorText(refusal.key, refusal.message)
  const state = loading ? { progress: null } : error === undefined ? {} : { error }
  const send = async (file: File) => {
    setName(file.name)
    setSent(undefined)
    const answer = await dispatch(sendTariff({ body: { file } }))
    if (!sendTariff.fulfilled.match(answer)) return
    setSent(answer.payload.data[0])
    onStored()
  }
  return (
    <Stack spacing={1}>
      <FileUpload
        label={t('tariffVersions.file')}
        hint={t('tariffVersions.fileHint')}
        accept={TARIFFS}
        maxBytes={MAX_WORKBOOK}
        files={name === undefined ? [] : [{ id: 'tariff', name, ...state }]}
        words={words}
        onAdd={([file]) => {
          if (file && !loading) void send(file)
        }}
        onRemove={() => {
          setName(undefined)
          setSent(undefined)
        }}
      />
      <LiveRegion>
        {sent && sent.version !== null && (
          <MessageBox kind="success">{t('tariffVersions.stored', { version: sent.version })}</MessageBox>
        )}
        {sent && sent.version === null && (
          <MessageBox kind="warning" title={t('tariffVersions.broken')}>
            {t('tariffVersions.brokenText')}
          </MessageBox>
        )}
      </LiveRegion>
      {sent && sent.problems.length > 0 && <CatalogueProblems problems={sent.problems} />}
    </Stack>
  )
}
