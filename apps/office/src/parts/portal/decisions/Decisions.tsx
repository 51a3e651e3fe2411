import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { enterObjection } from '../../../state/school/school.calls.ts'
import { selectSeesNode } from '../../../state/school/school.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ListFailure } from '../../ListFailure.tsx'
import { WayOfTicket } from '../way/WayOfTicket.tsx'
import { DecideAgainForm } from './DecideAgainForm.tsx'
import { Decision } from './Decision.tsx'
import { useDecisions } from './use-decisions.ts'

interface Props {
  contract: { guid: string; number: string }
  /** The ticket runs: it can be decided anew about it. */
  isRunning: boolean
}

/** What who pays has decided about a contract, with letters and objections, its way, and deciding it anew. */
export function Decisions({ contract, isRunning }: Props) {
  const { t } = useTexts()
  const { decisions, errors, again } = useDecisions(contract.guid)
  const mayDecide = useAppSelector(selectSeesNode(['AcceptDecline']))
  return (
    <section aria-label={t('school.decisions.of', { number: contract.number })}>
      <Stack spacing={2}>
        <Text variant="h3">{t('school.decisions.of', { number: contract.number })}</Text>
        {errors && <ListFailure errors={errors} onAgain={() => void again()} />}
        {!decisions && !errors && <SkeletonList label={t('common.loading')} rows={1} height={96} />}
        {decisions?.length === 0 && <Text>{t('school.decisions.none')}</Text>}
        {decisions?.map(decision => (
          <Decision key={decision.guid} decision={decision} enter={enterObjection} isAnswered onChanged={again} />
        ))}
        {isRunning && mayDecide && <WayOfTicket contract={contract.guid} />}
        {decisions && isRunning && (
          <Details summary={t('school.decisions.again')}>
            <DecideAgainForm contract={contract.guid} onDone={again} />
          </Details>
        )}
      </Stack>
    </section>
  )
}
