import { MAX_PROOF } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { fetchTelling } from '@billett/web-kit/http/fetch-telling.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import type { SentFile } from '@billett/web-kit/kit/files/sent-file.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { OwnOrganisationField } from '../../parts/portal/OwnOrganisationField.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { uploadOrganisationFile } from '../../state/school/school.calls.ts'
import { selectChosenOrganisation, selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a document may be (Spec 3 §5). */
const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.bmp,.tif,.tiff,.docx,.xlsx'

/** Sends documents in, with how far each is; what was refused stays, with why. */
export function DocumentUploadPage() {
  const { t } = useTexts()
  const words = useWorkWords()
  const { link } = useOffice()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const orgGuid = useAppSelector(selectChosenOrganisation)
  const seesList = useAppSelector(selectSeesNode(['DocumentOverview']))
  const [title, setTitle] = useState('')
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const [done, setDone] = useState(0)
  const put = (id: string, next: SentFile) => setFiles(before => before.map(one => (one.id === id ? next : one)))
  const send = async (file: File, id: string) => {
    if (orgGuid === null) return
    const { name } = file
    setFiles(before => [...before, { id, name, progress: 0 }])
    const answer = await dispatch(
      uploadOrganisationFile({
        params: { orgGuid },
        body: { title: title.trim() || undefined, file },
        fetch: fetchTelling(progress => put(id, { id, name, progress })),
      }),
    )
    if (uploadOrganisationFile.fulfilled.match(answer)) {
      put(id, { id, name })
      setDone(before => before + 1)
      return
    }
    const [why] = answer.payload?.errors ?? []
    put(id, { id, name, error: why ? errorText(why.key, why.message) : t('school.documents.notSent') })
  }
  const sendAll = async (chosen: readonly File[]) => {
    for (const file of chosen) await send(file, crypto.randomUUID())
    setTitle('')
  }
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.documentUpload')} lead={t('school.documents.lead')} />
      <Stack spacing={2}>
        <Tutorial text="school.documents.uploadTutorial" />
        <Panel>
          <Stack spacing={2}>
            <OwnOrganisationField />
            <TextInput
              label={t('school.documents.title')}
              hint={t('school.documents.titleHint')}
              optional
              maxLength={120}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <FileUpload
              label={t('school.documents.files')}
              hint={t('school.documents.filesHint')}
              accept={ACCEPTED}
              maxBytes={MAX_PROOF}
              multiple
              files={files}
              words={words}
              onAdd={chosen => void sendAll(chosen)}
              onRemove={id => setFiles(before => before.filter(one => one.id !== id))}
            />
          </Stack>
        </Panel>
        <LiveRegion>
          {done > 0 && (
            <MessageBox
              kind="success"
              action={
                seesList && (
                  <Button component={Link} to={link('documentOverview')}>
                    {t('school.documents.toList')}
                  </Button>
                )
              }
            >
              {t('school.documents.done', { count: done })}
            </MessageBox>
          )}
        </LiveRegion>
      </Stack>
    </Page>
  )
}
