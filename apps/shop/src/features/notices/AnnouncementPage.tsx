import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { RichText } from '@billett/web-kit/kit/text/RichText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiBullhornOutline } from '@mdi/js'
import { useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getMessageOfTheDay } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AnnouncementPage.module.css'
import { DataState } from './DataState.tsx'

/** All messages of the day, whether they were closed before or not. */
export function AnnouncementPage() {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const { messagesOfTheDay: messages } = useAppSelector(selectUser)
  const { loading, failed } = useCall(getMessageOfTheDay)
  const ask = useCallback(() => void dispatch(getMessageOfTheDay()), [dispatch])
  useInEachLanguage(ask)
  return (
    <Page width="text">
      <Headline headline={t('pages.announcement.headline')} />
      <Loaded
        value={messages}
        failed={failed}
        loading={loading}
        onRetry={ask}
        text={t('pages.announcement.loadFailed')}
        rows={2}
        height={140}
      >
        {known =>
          known.length === 0 ? (
            <EmptyState icon={mdiBullhornOutline} title={t('pages.announcement.none')}>
              {t('pages.announcement.noneText')}
            </EmptyState>
          ) : (
            <Stack spacing={2.5}>
              {known.map(({ id, title, message, from }) => (
                <Panel key={id}>
                  <Text variant="h2">{title}</Text>
                  <Text color="textSecondary" className={styles.since}>
                    {format.instantDate(from)}
                  </Text>
                  <RichText html={message} />
                </Panel>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <DataState />
    </Page>
  )
}
