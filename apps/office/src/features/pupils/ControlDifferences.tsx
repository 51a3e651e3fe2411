import type { ControlDifference } from '@billett/contract'
import { CONTROL_ANSWERS, type ControlAnswer } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiAccountCheckOutline } from '@mdi/js'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useListed } from '../../hooks/use-listed.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { answerControlDifferences, getControlDifferences } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDifferenceColumns } from './use-difference-columns.tsx'

interface Props {
  company: string
  /** Any day of the month; undefined: the one that runs. */
  day: string | undefined
  onClose: () => void
}

const rowId = ({ contractGuid }: ControlDifference) => contractGuid

/** Job tickets that do not fit the company's own list: what follows is read first, chosen by tick, and done then. */
export function ControlDifferences({ company, day, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const params = { orgGuid: company }
  const asked = day === undefined ? {} : { day }
  const { rows, busy, failed, errors, again } = useListed(getControlDifferences, { params, query: asked })
  const answering = useCall(answerControlDifferences)
  const columns = useDifferenceColumns()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [begun, setBegun] = useState<ControlAnswer>()
  const selected = rows?.filter(row => chosen.includes(rowId(row))) ?? []
  const press = async (answer: ControlAnswer, contractGuids: string[]) => {
    setBegun(answer)
    const done = await dispatch(answerControlDifferences({ params, body: { ...asked, contractGuids, answer } }))
    again()
    if (!answerControlDifferences.fulfilled.match(done)) return
    setChosen([])
    say(t(`school.differences.done.${answer}`, { count: contractGuids.length }))
  }
  const acts = CONTROL_ANSWERS.map(answer => {
    const taking = selected.filter(({ answers }) => answers.includes(answer)).map(rowId)
    if (taking.length === 0) return null
    return (
      <BusyButton
        key={answer}
        variant="outlined"
        busy={answering.loading && begun === answer}
        onClick={() => void press(answer, taking)}
      >
        {t(`school.differences.answer.${answer}`, { count: taking.length })}
      </BusyButton>
    )
  })
  return (
    <ClosableDialog title={t('school.differences.title')} width="lg" busy={answering.loading} onClose={onClose}>
      <Stack spacing={2}>
        <Text>{t('school.differences.text')}</Text>
        <CallErrors errors={answering.errors} all />
        <DataTable
          label={t('school.differences.title')}
          columns={columns}
          rows={failed ? [] : rows}
          busy={busy}
          rowId={rowId}
          rowName={({ student }) => student.name}
          selected={selected.map(rowId)}
          onSelect={setChosen}
          bulk={acts}
          empty={
            <EmptyState icon={mdiAccountCheckOutline} title={t('school.differences.none')}>
              {t('school.differences.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
      </Stack>
    </ClosableDialog>
  )
}
