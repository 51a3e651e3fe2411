import type { StaffDunningCase } from '@billett/contract'
import { DUNNING_HOLDS } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import {
  collectDunningCaseAgain,
  continueDunningCase,
  holdDunningCase,
  waiveDunningFees,
} from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseHistory } from './CaseHistory.tsx'
import type { CaseAct } from './case-act.ts'

interface Props {
  act: CaseAct
  row: StaffDunningCase
  onDone: (text: string) => void
  onClose: () => void
}

type HoldKind = (typeof DUNNING_HOLDS)[number]

const isHold = (text: string): text is HoldKind => DUNNING_HOLDS.some(kind => kind === text)

/** What has happened in a case; or asks for the reason of what is done about it. */
export function CaseDialog({ act, row, onDone, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const [kind, setKind] = useState<HoldKind>('dispute')
  const [until, setUntil] = useState('')
  const holding = useCall(holdDunningCase)
  const continuing = useCall(continueDunningCase)
  const collecting = useCall(collectDunningCaseAgain)
  const waiving = useCall(waiveDunningFees)
  const title = `${t(`dunning.acts.${act}`)}: ${row.name ?? row.customerNumber}`
  if (act === 'look')
    return (
      <ClosableDialog title={title} width="md" onClose={onClose}>
        <CaseHistory row={row} />
      </ClosableDialog>
    )
  const send = async (reason: string): Promise<void> => {
    const params = { caseGuid: row.guid }
    if (act === 'hold') {
      const body = { reason, kind, ...(kind === 'promise' && until !== '' ? { until } : {}) }
      const answer = await dispatch(holdDunningCase({ params, body }))
      if (holdDunningCase.fulfilled.match(answer)) onDone(t('dunning.done.hold'))
    } else if (act === 'continue') {
      const answer = await dispatch(continueDunningCase({ params, body: { reason } }))
      if (continueDunningCase.fulfilled.match(answer)) onDone(t('dunning.done.continue'))
    } else if (act === 'collect') {
      const answer = await dispatch(collectDunningCaseAgain({ params, body: { reason } }))
      if (collectDunningCaseAgain.fulfilled.match(answer)) onDone(t('dunning.done.collect'))
    } else {
      const answer = await dispatch(waiveDunningFees({ params, body: { reason } }))
      if (waiveDunningFees.fulfilled.match(answer)) onDone(t('dunning.done.waive'))
    }
  }
  const { errors } = { hold: holding, continue: continuing, collect: collecting, waive: waiving }[act]
  return (
    <ReasonDialog
      title={title}
      width="sm"
      trial={{}}
      yes={t(`dunning.acts.${act}`)}
      errors={errors}
      send={send}
      onClose={onClose}
    >
      {act === 'hold' && (
        <SelectInput
          label={t('dunning.waitsFor')}
          value={kind}
          onChange={({ target }) => isHold(target.value) && setKind(target.value)}
          options={DUNNING_HOLDS.map(value => ({ value, text: t(`dunning.holds.${value}`) }))}
        />
      )}
      {act === 'hold' && kind === 'promise' && (
        <TextInput
          type="date"
          label={t('dunning.until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
      {act === 'waive' && <Text>{t('dunning.waiveText', { amount: format.money(row.feeCents) })}</Text>}
      {act === 'collect' && <Text>{t('dunning.collectText')}</Text>}
      {act === 'continue' && <Text>{t('dunning.continueText')}</Text>}
    </ReasonDialog>
  )
}
