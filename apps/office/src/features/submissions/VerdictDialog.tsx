import { LONG_REASON_LENGTH } from '@billett/domain'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useVerdict, type Verdict } from './use-verdict.ts'

interface Props {
  declarationGuid: string
  verdict: Verdict
  /** It is decided, or a second person has been asked. */
  onDone: () => void
  onClose: () => void
}

/** Says with a reason what a declaration is about; the last day that follows is said before. */
export function VerdictDialog({ declarationGuid, verdict, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const { trial, press } = useVerdict(declarationGuid, verdict)
  const { kind } = verdict
  const send = async (reason: string) => {
    const answer = await press(reason)
    setErrors(answer.errors ?? [])
    if (answer.errors) return
    const { waits } = answer
    say(
      waits
        ? t('contracts.acts.waits', { moment: format.instantDateTime(waits.endsOn) })
        : t(`submissions.verdicts.${kind}.done`),
    )
    onDone()
  }
  const found = trial?.contract
  const until = found?.validUntil
  return (
    <ReasonDialog
      title={kind === 'match' ? t('submissions.match', { number: verdict.contractNumber }) : t('submissions.dismiss')}
      width="sm"
      trial={trial}
      yes={t(`submissions.verdicts.${kind}.yes`)}
      length={LONG_REASON_LENGTH}
      errors={errors}
      send={send}
      onClose={onClose}
    >
      {found && (
        <DescriptionList
          facts={[
            { term: t('contracts.product'), detail: found.subscriptionName },
            { term: t('contracts.subscriber'), detail: found.subscriber },
            { term: t('contracts.customerNumber'), detail: found.customerNumber },
          ].filter(({ detail }) => Boolean(detail))}
        />
      )}
      {until && <Text>{t('contracts.acts.ends', { day: format.date(until) })}</Text>}
      <Text>{t(`submissions.verdicts.${kind}.text`)}</Text>
    </ReasonDialog>
  )
}
