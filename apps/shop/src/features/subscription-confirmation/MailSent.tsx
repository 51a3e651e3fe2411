import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { usePageName } from '../../hooks/page-name.ts'
import { useShop } from '../../hooks/shop.ts'
import type { Ordered } from '../../parts/subscription/ordered.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** It is ordered; what is missing is the press on the link of the mail. */
export function MailSent({ ordered }: { ordered: Ordered }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { subscriptionName, contractNumber, customerNumber, email, confirmUntil } = ordered
  const headline = t('subscriptionConfirm.sent')
  usePageName(headline)
  return (
    <Page width="text">
      <Headline headline={headline} />
      <Stack spacing={3}>
        <MessageBox kind="info" title={t('subscriptionConfirm.sentTitle')}>
          {t('subscriptionConfirm.sentText', { email, until: format.instantDateTime(confirmUntil) })}
        </MessageBox>
        <Panel>
          <DescriptionList
            facts={[
              { term: t('subscriptionConfirm.subscription'), detail: subscriptionName },
              { term: t('subscriptionConfirm.contractNumber'), detail: contractNumber },
              { term: t('subscriptionConfirm.customerNumber'), detail: customerNumber },
            ]}
          />
        </Panel>
      </Stack>
    </Page>
  )
}
