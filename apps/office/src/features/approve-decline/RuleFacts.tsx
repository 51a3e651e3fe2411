import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { RuleBox } from '../../parts/portal/RuleBox.tsx'
import { MeasureWay } from '../../parts/portal/way/MeasureWay.tsx'
import { useWeighed } from '../../parts/portal/way/use-weighed.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ExemptionAnswer } from './ExemptionAnswer.tsx'

/** What the rule says of an application, by which metres, and what a yes costs whom; a way is measured by hand here. */
export function RuleFacts({ guid }: { guid: string }) {
  const { t } = useTexts()
  const { weighed, errors, busy, tell } = useWeighed(guid)
  if (weighed === null) return null
  if (weighed === undefined)
    return errors.length > 0 ? (
      <CallErrors errors={errors} all />
    ) : (
      <SkeletonList label={t('common.loading')} rows={1} height={96} />
    )
  return (
    <Stack spacing={1}>
      <RuleBox weighed={weighed} />
      <ExemptionAnswer weighed={weighed} busy={busy} onAnswer={answer => void tell(answer)} />
      <MeasureWay weighed={weighed} busy={busy} errors={errors} onSay={tell} />
    </Stack>
  )
}
