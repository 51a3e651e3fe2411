import type { StaffDashboard } from '@billett/contract'
import { submissionsAddress } from '@billett/contract/lists/submissions-address.ts'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  waiting: NonNullable<StaffDashboard['submissions']>[number]
}

/** How much of one kind waits for somebody, and since when the oldest does. */
export function SubmissionsFigure({ waiting: { kind, count, oldest } }: Props) {
  const { t, language } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  return (
    <Panel component="li">
      <Text variant="h2" component="p">
        {new Intl.NumberFormat(language).format(count)}
      </Text>
      <TextLink
        component={Link}
        to={`${link('adminSubmissions')}?${submissionsAddress.write(new URLSearchParams(), { kinds: [kind] })}`}
      >
        {t(`portal.submissions.${kind}`)}
      </TextLink>
      {oldest && <Text variant="body2">{t('portal.oldestEvent', { moment: format.instantDateTime(oldest) })}</Text>}
    </Panel>
  )
}
