import type { JoinedEmployer } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What happens next: the link of the mail, and then the company where it has to confirm. */
export function Joined({ joined: { contractNumber, email } }: { joined: JoinedEmployer }) {
  const { t } = useTexts()
  return (
    <Page width="text">
      <Headline headline={t('jobTicket.done')} />
      <Stack spacing={2}>
        <MessageBox kind="success" title={t('jobTicket.doneTitle')}>
          {t('jobTicket.doneText', { email })}
        </MessageBox>
        <Text>{t('jobTicket.mayBeLookedAt')}</Text>
        <Text>{t('jobTicket.number', { number: contractNumber })}</Text>
      </Stack>
    </Page>
  )
}
