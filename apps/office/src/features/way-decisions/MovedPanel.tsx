import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useListed } from '../../hooks/use-listed.ts'
import { pupilsAddress } from '../../lists/pupils-address.ts'
import { countStudents } from '../../state/school/school.calls.ts'
import { selectOwn, selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const FILTERS = ['moved'] as const

/** Pupils with a ticket who live elsewhere by now, so that their way is to be said and decided about anew. */
export function MovedPanel() {
  const seesPupils = useAppSelector(selectSeesNode(['StudentOverview']))
  const payer = useAppSelector(selectOwn)?.find(({ view }) => view === 'payer')
  return seesPupils && payer ? <Moved payer={payer.guid} /> : null
}

function Moved({ payer }: { payer: string }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const { rows } = useListed(countStudents, { query: { filters: [...FILTERS] } })
  const count = rows?.[0]?.total ?? 0
  if (count === 0) return null
  const narrowed = pupilsAddress.write(new URLSearchParams(), { filters: [...FILTERS] })
  return (
    <MessageBox
      kind="warning"
      title={t('school.decisionList.moved', { count })}
      action={
        <Button component={Link} to={`${link('organisation', { id: payer })}?${narrowed}`}>
          {t('school.decisionList.showMoved')}
        </Button>
      }
    >
      {t('school.decisionList.movedText')}
    </MessageBox>
  )
}
