import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCheck } from '@mdi/js'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './FeedbackSuccessPage.module.css'

/** Feedback has arrived (Spec 1 §2.1). */
export function FeedbackSuccessPage() {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const receivedAt = useAppSelector(({ feedbackStore }) => feedbackStore.receivedAt)
  return (
    <Page width="text">
      <Headline headline={t('feedback.doneHeadline')} />
      <EmptyState
        icon={mdiCheck}
        title={receivedAt ? t('feedback.received', { when: format.instantDateTime(receivedAt) }) : t('feedback.thanks')}
        action={
          <div className={styles.ways}>
            <Button component={Link} to={link('start')} variant="contained">
              {t('common.backToStart')}
            </Button>
            <Button component={Link} to={link('feedback')} variant="outlined">
              {t('feedback.another')}
            </Button>
          </div>
        }
      >
        {t('feedback.doneText')}
      </EmptyState>
    </Page>
  )
}
