import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { useLink } from '../../routes/use-link.ts'
import { getFeedbackCategories } from '../../state/feedback/feedback.calls.ts'
import { resetFeedback } from '../../state/feedback/feedback.slice.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
import { CategoryLevels } from './CategoryLevels.tsx'
import { DetailForm } from './DetailForm.tsx'

/** What passengers have to say (Spec 1 §2.1). */
export function FeedbackPage() {
  const { t, i18n } = useTranslation()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const hasCategories = useAppSelector(({ feedbackStore }) => feedbackStore.categories.length > 0)
  const { loading, errors } = useCall(getFeedbackCategories)
  const load = () => void dispatch(getFeedbackCategories())
  // In another language everything is asked anew.
  useEffect(() => {
    dispatch(resetFeedback())
    void dispatch(getFeedbackCategories())
  }, [dispatch, i18n.language])
  return (
    <Page width="text">
      <Headline headline={t('feedback.headline')} lead={t('feedback.lead')} />
      {hasCategories ? (
        <Stack spacing={3}>
          <CategoryLevels />
          <DetailForm onSent={() => void navigate(link('feedbackSuccess'))} />
        </Stack>
      ) : errors.length > 0 && !loading ? (
        <MessageBox
          kind="error"
          action={
            <BusyButton busy={loading} onClick={load}>
              {t('common.retry')}
            </BusyButton>
          }
        >
          {t('feedback.loadFailed')}
        </MessageBox>
      ) : (
        <SkeletonList label={t('common.loading')} rows={5} height={56} />
      )}
    </Page>
  )
}
