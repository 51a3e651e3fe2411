import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import type { ActKind } from '@billett/domain'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { useFormat } from '../hooks/use-format.ts'
import { useListed } from '../hooks/use-listed.ts'
import { searchStaffActs } from '../state/admin/admin.calls.ts'
import { selectHolds } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DetailPart } from './DetailPart.tsx'
import { ListFailure } from './ListFailure.tsx'
import { useActWord } from './use-act-word.ts'

/** Acts that are shown at once; the audit has all of them. */
const LATEST = 20

const NOTHING = new URLSearchParams()

interface Props {
  kind: ActKind
  id: string
}

/** What staff did to one thing, the latest first, and the way to all of it; for who may see the audit. */
export function StaffLog(props: Props) {
  const seesAudit = useAppSelector(selectHolds(['AllowedToSeeAudit']))
  return seesAudit ? <Acts {...props} /> : null
}

function Acts({ kind, id }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { link } = useOffice()
  const wordOf = useActWord()
  const query = { subjectKind: kind, search: id, page: 0, pageSize: LATEST }
  const { rows, failed, errors, again } = useListed(searchStaffActs, { query })
  if (!rows) return failed ? <ListFailure errors={errors} onAgain={again} /> : null
  const all = `${link('adminAudit')}?${auditAddress.write(NOTHING, { subjectKind: kind, search: id })}`
  return (
    <>
      <DetailPart
        title={t('audit.log')}
        lines={rows.map(act => ({
          id: String(act.number),
          what: wordOf(act),
          more: [format.instantDateTime(act.on), act.actorName ?? t('audit.gone')],
        }))}
      />
      {rows.length > 0 && (
        <Text variant="body2">
          <TextLink component={Link} to={all}>
            {t('audit.logAll')}
          </TextLink>
        </Text>
      )}
    </>
  )
}
