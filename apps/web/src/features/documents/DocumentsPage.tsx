import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { mdiFileDocumentOutline } from '@mdi/js'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getDocuments } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { DocumentEntry } from './DocumentEntry.tsx'

/** Papers the company has put into the customer's account (Spec 1 §2.2). */
export function DocumentsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { documents } = useAppSelector(selectUser)
  const { loading, errors } = useCall(getDocuments)
  useEffect(() => {
    void dispatch(getDocuments())
  }, [dispatch])
  return (
    <Page width="text">
      <Headline headline={t('documents.headline')} lead={t('documents.lead')} />
      <Loaded
        value={documents}
        failed={errors.length > 0}
        loading={loading}
        onRetry={() => void dispatch(getDocuments())}
        text={t('documents.loadFailed')}
        rows={3}
        height={96}
      >
        {known =>
          known.length === 0 ? (
            <EmptyState icon={mdiFileDocumentOutline} title={t('documents.none')}>
              {t('documents.noneText')}
            </EmptyState>
          ) : (
            <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {known.map(document => (
                <DocumentEntry key={document.id} document={document} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  )
}
