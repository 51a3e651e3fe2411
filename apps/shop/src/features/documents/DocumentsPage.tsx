import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { mdiFileDocumentOutline } from '@mdi/js'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getDocuments } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DocumentEntry } from './DocumentEntry.tsx'
import styles from './DocumentsPage.module.css'

/** Papers the company has put into the customer's account (Spec 1 §2.2). */
export function DocumentsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { documents } = useAppSelector(selectUser)
  const { loading, failed } = useCall(getDocuments)
  useEffect(() => {
    void dispatch(getDocuments())
  }, [dispatch])
  return (
    <Page width="text">
      <Headline headline={t('documents.headline')} lead={t('documents.lead')} />
      <Loaded
        value={documents}
        failed={failed}
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
            <Stack component="ul" spacing={2} className={styles.list}>
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
