import { type Batch, MAX_LIST } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { fetchTelling } from '@billett/web-kit/http/fetch-telling.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import type { SentFile } from '@billett/web-kit/kit/files/sent-file.ts'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { importStudents } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { ListExport } from './ListExport.tsx'

const ID = 'list'

interface Props {
  organisation: string
  onOpen: (guid: string) => void
}

/** Takes a file in, or goes on with one that was taken in before. */
export function StartImport({ organisation, onOpen }: Props) {
  const { t } = useTexts()
  const words = useWorkWords()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(importStudents)
  const [sent, setSent] = useState<{ file: File; shown: SentFile }>()
  const isThere = errors.some(({ key }) => key === 'error.listThere')
  const send = async (file: File, again?: 'true') => {
    const { name } = file
    const tell = (shown: SentFile) => setSent({ file, shown })
    tell({ id: ID, name, progress: 0 })
    const body = again ? { file, again } : { file }
    const progress = fetchTelling(part => tell({ id: ID, name, progress: part }))
    const answer = await dispatch(importStudents({ params: { orgGuid: organisation }, body, fetch: progress }))
    const [batch] = importStudents.fulfilled.match(answer) ? answer.payload.data : []
    if (batch) return onOpen(batch.guid)
    tell({ id: ID, name, error: t('school.imports.notSent') })
  }
  return (
    <Stack spacing={3}>
      <Panel>
        <Stack spacing={2}>
          <FileUpload
            label={t('school.imports.file')}
            hint={t('school.imports.fileHint')}
            accept=".csv,.txt,.xlsx"
            maxBytes={MAX_LIST}
            files={sent ? [sent.shown] : []}
            words={words}
            onAdd={([file]) => file && void send(file)}
            onRemove={() => setSent(undefined)}
          />
          {sent && <CallErrors errors={errors} all />}
          {sent && isThere && (
            <BusyButton variant="outlined" busy={loading} onClick={() => void send(sent.file, 'true')}>
              {t('school.imports.again')}
            </BusyButton>
          )}
        </Stack>
      </Panel>
      <ListExport organisation={organisation} />
      <EarlierImports organisation={organisation} onOpen={({ guid }: Batch) => onOpen(guid)} />
    </Stack>
  )
}
