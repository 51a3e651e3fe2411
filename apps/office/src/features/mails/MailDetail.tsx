import type { StaffMail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { MailState } from './MailState.tsx'

/** Everything that is known of a mail. */
export function MailDetail({ mail }: { mail: StaffMail }) {
  const { t } = useTexts()
  const format = useFormat()
  const { subject, email, state, kind, tries, lastOn, orderId, client, isMasked } = mail
  return (
    <Stack spacing={2}>
      <DescriptionList
        facts={[
          { term: t('mails.subject'), detail: subject },
          { term: t('mails.email'), detail: email },
          { term: t('mails.state'), detail: <MailState state={state} /> },
          { term: t('mails.lastOn'), detail: format.instantDateTime(lastOn) },
          { term: t('mails.tries'), detail: tries },
          { term: t('mails.kind'), detail: t(`mails.kinds.${kind}`) },
          ...(orderId ? [{ term: t('orders.one'), detail: <SubjectLink kind="order" id={orderId} /> }] : []),
          { term: t('office.client'), detail: client },
        ]}
      />
      <Text>{t(`mails.about.${state}`)}</Text>
      {kind !== 'order' && <Text color="textSecondary">{t('mails.onlyOrders')}</Text>}
      {isMasked && <Text color="textSecondary">{t('mails.hidden')}</Text>}
    </Stack>
  )
}
