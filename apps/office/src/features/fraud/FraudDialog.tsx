import type { StaffFraudCase } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useDoneOrWaits } from '../../parts/use-done-or-waits.ts'
import { decideFraudCase } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FraudReasons } from './FraudReasons.tsx'
import type { FraudAct } from './fraud-act.ts'

interface Props {
  act: FraudAct
  row: StaffFraudCase
  onDone: (text: string) => void
  /** It was not done: the case may be another by now. */
  onRefused: () => void
  onClose: () => void
}

/** Why an order is suspected; or asks for the reason of a decision about it. */
export function FraudDialog({ act, row, onDone, onRefused, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const doneOrWaits = useDoneOrWaits()
  const { errors } = useCall(decideFraudCase)
  const title = t(`fraud.titles.${act}`, { name: row.name ?? row.customerNumber })
  if (act === 'look')
    return (
      <ClosableDialog title={title} width="md" onClose={onClose}>
        <FraudReasons row={row} />
      </ClosableDialog>
    )
  const send = async (reason: string): Promise<void> => {
    const { contractGuid, assessedOn, state } = row
    const answer = await dispatch(
      decideFraudCase({ params: { contractGuid }, body: { assessedOn, state, verdict: act, reason } }),
    )
    if (decideFraudCase.fulfilled.match(answer)) onDone(doneOrWaits(answer.payload, t(`fraud.done.${act}`)))
    else onRefused()
  }
  return (
    <ReasonDialog
      title={title}
      width="sm"
      trial={{}}
      yes={t(`fraud.yes.${act}`)}
      errors={errors}
      send={send}
      onClose={onClose}
    >
      <Text>{t(`fraud.text.${act}`)}</Text>
    </ReasonDialog>
  )
}
