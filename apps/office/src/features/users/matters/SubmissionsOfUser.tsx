import { submissionsAddress } from '@billett/contract/lists/submissions-address.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../../hooks/office.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { useListed } from '../../../hooks/use-listed.ts'
import { getStaffSubmissionsOfUser } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { MatterPart } from './MatterPart.tsx'
import { useMore } from './use-more.ts'

/** Feedback, complaints, cancellations and what else somebody has sent in, each with the way to it. */
export function SubmissionsOfUser({ userId }: { userId: string }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const { query, onMore } = useMore()
  const asked = useListed(getStaffSubmissionsOfUser, { params: { userId }, query })
  const addressOf = (submission: string) =>
    `${link('adminSubmissions')}?${submissionsAddress.write(new URLSearchParams(), { state: 'all', submission })}`
  return (
    <MatterPart
      title={t('users.matters.submissions')}
      asked={asked}
      onMore={onMore(asked.rows)}
      lineOf={({ guid, kind, about, receivedOn, doneOn }) => ({
        id: guid,
        what: (
          <TextLink component={Link} to={addressOf(guid)}>
            {t(`submissions.kinds.${kind}`)}
          </TextLink>
        ),
        more: [
          format.instantDateTime(receivedOn),
          t(doneOn === null ? 'submissions.states.open' : 'submissions.states.done'),
          about,
        ],
      })}
    />
  )
}
