import type { FollowedChild as Child } from '@billett/contract'
import { isContract } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { Suspense, useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useOpenedLink } from '../../hooks/use-opened-link.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { followApplication } from '../../state/school/school.calls.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ShownDecision } from './ShownDecision.tsx'

const ChildPass = lazyWithTexts(['confirmation', 'myTickets', 'order', 'subscription'], () =>
  import('./ChildPass.tsx').then(module => module.ChildPass),
)

const FollowedActs = lazyWithTexts(['proof', 'schoolApply', 'schoolFollow'], () =>
  import('./FollowedActs.tsx').then(module => module.FollowedActs),
)

/**
 * How an application stands, for parents who have its link: child by child, with the pass, decisions and what can be
 * objected.
 */
export function FollowPage() {
  const { t } = useTexts()
  const { format } = useShop()
  const { token = '' } = useParams()
  const question = useCallback(() => followApplication({ params: { token } }), [token])
  const { items, loading, errors, again } = useQuestion(question)
  const application = items?.[0]
  useOpenedLink(token, application !== undefined)
  return (
    <Page width="text">
      <Headline
        headline={t('frame.titles.schoolTicketApplication')}
        lead={
          application && t('schoolApply.submittedOn', { day: format.longDate(application.submittedOn.slice(0, 10)) })
        }
      />
      {application ? (
        <Stack spacing={3}>
          {application.children.map(child => (
            <FollowedChild key={child.guid} child={child} token={token} onChanged={again} />
          ))}
        </Stack>
      ) : loading ? (
        <SkeletonList label={t('common.loading')} rows={2} height={120} />
      ) : (
        <Stack spacing={2}>
          <CallErrors errors={errors} all />
          <div>
            <Button variant="contained" onClick={again}>
              {t('common.retry')}
            </Button>
          </div>
        </Stack>
      )}
    </Page>
  )
}

function FollowedChild({ child, token, onChanged }: { child: Child; token: string; onChanged: () => void }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { guid, firstName, number, school, grade, state, stateText, from, hasPass, decisions } = child
  // Of a card it is said below how far it is.
  const saysOfPass = hasPass || !isContract(state)
  return (
    <Panel aria-label={firstName}>
      <Stack spacing={2}>
        <Text component="h2" variant="h3">
          {firstName}
        </Text>
        <DescriptionList
          facts={[
            { term: t('schoolApply.state'), detail: stateText },
            { term: t('schoolApply.school'), detail: school },
            { term: t('schoolApply.grade'), detail: grade },
            { term: t('schoolApply.number'), detail: number },
            ...(from ? [{ term: t('schoolApply.from'), detail: format.longDate(from) }] : []),
            ...(saysOfPass
              ? [{ term: t('schoolApply.pass'), detail: t(`schoolApply.${hasPass ? 'passThere' : 'passNotYet'}`) }]
              : []),
          ]}
        />
        {isContract(state) && (
          <Suspense>
            <ChildPass token={token} contractGuid={guid} />
          </Suspense>
        )}
        <Suspense>
          <FollowedActs child={child} token={token} onChanged={onChanged} />
        </Suspense>
        {decisions.map(decision => (
          <ShownDecision key={decision.guid} decision={decision} token={token} onChanged={onChanged} />
        ))}
      </Stack>
    </Panel>
  )
}
