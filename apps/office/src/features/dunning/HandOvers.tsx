import type { DunningHandOver } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiBriefcaseArrowLeftRightOutline } from '@mdi/js'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { usePage } from '../../hooks/use-page.ts'
import { ActReasonDialog } from '../../parts/ActReasonDialog.tsx'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useHandOverActs } from './use-hand-over-acts.ts'
import { useHandOverColumns } from './use-hand-over-columns.ts'
import { useHandOvers } from './use-hand-overs.ts'

const rowId = ({ guid }: DunningHandOver) => guid

/** What a collection agency was given and what was paid here since; all that has come so far can be given to it. */
export function HandOvers() {
  const { t } = useTexts()
  const format = useFormat()
  const page = usePage()
  const asked = useHandOvers(page)
  const columns = useHandOverColumns()
  const { act, errors, waits } = useHandOverActs(asked.again)
  const mayMake = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const mayFetch = useAppSelector(selectHolds(['AllowedToSeePersonalDetails']))
  const [isMaking, setMaking] = useState(false)
  const actions = ({ guid }: DunningHandOver) =>
    mayFetch
      ? (['csv', 'xlsx'] as const).map(kind => ({
          text: t(`handOvers.fetch.${kind}`),
          act: () => void act({ kind, guid }),
        }))
      : []
  return (
    <section aria-label={t('handOvers.title')}>
      <Row spacing={2}>
        <Text variant="h2">{t('handOvers.title')}</Text>
        {mayMake && (
          <Button variant="outlined" onClick={() => setMaking(true)}>
            {t('office.opens', { act: t('handOvers.make') })}
          </Button>
        )}
      </Row>
      {waits !== undefined && (
        <MessageBox kind="info">{t('handOvers.waits', { moment: format.instantDateTime(waits) })}</MessageBox>
      )}
      <CallErrors errors={errors} all />
      <StaffList
        label={t('handOvers.title')}
        columns={columns}
        asked={asked}
        rowId={rowId}
        rowName={({ madeOn }) => format.instantDateTime(madeOn)}
        actions={actions}
        count={({ count, isExact }) => t(isExact ? 'handOvers.found' : 'handOvers.foundMore', { count })}
        none={{
          icon: mdiBriefcaseArrowLeftRightOutline,
          title: t('handOvers.none'),
          text: t('handOvers.noneText'),
        }}
        paging={page}
      />
      {isMaking && (
        <ActReasonDialog
          title={t('handOvers.make')}
          label={t('handOvers.reason')}
          send={reason => act({ kind: 'make', reason })}
          onClose={() => setMaking(false)}
        >
          <Text>{t('handOvers.makeText')}</Text>
        </ActReasonDialog>
      )}
    </section>
  )
}
