import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { RuleBox } from '../RuleBox.tsx'
import { MeasureWay } from './MeasureWay.tsx'
import { useWeighed } from './use-weighed.ts'

/** The way of a ticket that runs: what the rule says of it now, and saying it anew, as after a move. */
export function WayOfTicket({ contract }: { contract: string }) {
  const { t } = useTexts()
  const { weighed, errors, busy, tell } = useWeighed(contract)
  if (!weighed) return errors.length > 0 ? <CallErrors errors={errors} all /> : null
  return (
    <Stack spacing={1}>
      {weighed.hasMoved && (
        <MessageBox kind="warning" title={t('school.way.moved')}>
          {t('school.way.movedText')}
        </MessageBox>
      )}
      <RuleBox weighed={weighed} />
      <MeasureWay weighed={weighed} busy={busy} errors={errors} onSay={tell} />
    </Stack>
  )
}
