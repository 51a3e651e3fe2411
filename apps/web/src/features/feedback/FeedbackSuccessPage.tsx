import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'

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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button component={Link} to={link('start')} variant="contained">
              {t('common.backToStart')}
            </Button>
            <Button component={Link} to={link('feedback')} variant="outlined">
              {t('feedback.another')}
            </Button>
          </Box>
        }
      >
        {t('feedback.doneText')}
      </EmptyState>
    </Page>
  )
}
