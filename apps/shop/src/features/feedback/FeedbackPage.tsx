import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getFeedbackCategories } from '../../state/feedback/feedback.calls.ts'
import { resetFeedback } from '../../state/feedback/feedback.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CategoryLevels } from './CategoryLevels.tsx'
import { DetailForm } from './DetailForm.tsx'

/** What passengers have to say (Spec 1 §2.1). */
export function FeedbackPage() {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const categories = useAppSelector(({ feedbackStore }) => feedbackStore.categories)
  const { loading, failed } = useCall(getFeedbackCategories)
  // In another language everything is asked anew.
  const begin = useCallback(() => {
    dispatch(resetFeedback())
    void dispatch(getFeedbackCategories())
  }, [dispatch])
  useInEachLanguage(begin)
  return (
    <Page width="text">
      <Headline headline={t('feedback.headline')} lead={t('feedback.lead')} />
      <Loaded
        value={categories.length > 0 ? categories : null}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getFeedbackCategories())}
        text={t('feedback.loadFailed')}
        rows={5}
        height={56}
      >
        {() => (
          <Stack spacing={3}>
            <CategoryLevels />
            <DetailForm onSent={() => navigate(link('feedbackSuccess'))} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
