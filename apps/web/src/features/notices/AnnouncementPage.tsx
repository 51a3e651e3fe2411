import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { mdiBullhornOutline } from '@mdi/js'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getMessageOfTheDay } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'

/** All messages of the day, whether they were closed before or not. */
export function AnnouncementPage() {
  const { t } = useTexts()
  const { format, language } = useShop()
  const dispatch = useAppDispatch()
  const { messagesOfTheDay: messages } = useAppSelector(selectUser)
  const { errors } = useCall(getMessageOfTheDay)
  useEffect(() => {
    void dispatch(getMessageOfTheDay())
  }, [dispatch, language])
  return (
    <Page width="text">
      <Headline headline={t('pages.announcement.headline')} />
      {messages === null && errors.length === 0 ? (
        <SkeletonList label={t('common.loading')} rows={2} height={140} />
      ) : messages === null || messages.length === 0 ? (
        <EmptyState icon={mdiBullhornOutline} title={t('pages.announcement.none')}>
          {t('pages.announcement.noneText')}
        </EmptyState>
      ) : (
        <Stack spacing={2.5}>
          {messages.map(({ id, title, message, from }) => (
            <Panel key={id}>
              <Typography variant="h2">{title}</Typography>
              <Typography color="textSecondary" sx={{ mb: 1.5 }}>
                {format.instantDate(from)}
              </Typography>
              <RichText html={message} />
            </Panel>
          ))}
        </Stack>
      )}
    </Page>
  )
}
