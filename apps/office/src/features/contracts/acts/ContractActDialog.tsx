import { LONG_REASON_LENGTH } from '@billett/domain'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../../hooks/use-format.ts'
import { ReasonDialog } from '../../../parts/ReasonDialog.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActEffect } from './ActEffect.tsx'
import { type ContractAct, isOfAddress, isTold, subjectOf } from './contract-act.ts'
import { useContractAct } from './use-contract-act.ts'

interface Props {
  contractGuid: string
  act: ContractAct
  /** It was done, or has been asked for. */
  onDone: () => void
  onClose: () => void
}

/** Decides about a contract with a reason; what would be debited then is said before. */
export function ContractActDialog({ contractGuid, act, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const { trial, errors, press } = useContractAct(contractGuid, act)
  const subject = subjectOf(act)
  const send = async (reason: string) => {
    const answer = await press(reason)
    if (!answer) return
    const { waits } = answer
    say(
      waits
        ? t('contracts.acts.waits', { moment: format.instantDateTime(waits.endsOn) })
        : t(`contracts.acts.${act.kind}.done`),
    )
    onDone()
  }
  return (
    <ReasonDialog
      title={t(`contracts.acts.${act.kind}.title`)}
      width="md"
      trial={trial}
      yes={t(`contracts.acts.${act.kind}.yes`)}
      label={t(isTold(act) ? 'contracts.acts.said' : 'contracts.acts.reason')}
      length={LONG_REASON_LENGTH}
      errors={errors}
      send={send}
      onClose={onClose}
    >
      {subject !== undefined && <Text>{subject}</Text>}
      {isOfAddress(act) && <Text>{t(`contracts.acts.${act.kind}.means`)}</Text>}
      {trial?.contract && !isOfAddress(act) && <ActEffect contract={trial.contract} />}
    </ReasonDialog>
  )
}
