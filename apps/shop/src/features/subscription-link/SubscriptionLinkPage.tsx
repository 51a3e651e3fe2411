import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useCallback } from 'react'
import { usePageName } from '../../hooks/page-name.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { getSubscriptionLink } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkAct } from './LinkAct.tsx'

/** Where a link of a mail leads that is good for one thing, without signing in. */
export function SubscriptionLinkPage() {
  const { t } = useTexts()
  const routeTo = useLink()
  const { token = '' } = useParams()
  const question = useCallback(() => getSubscriptionLink({ params: { token } }), [token])
  const { items, loading, errors, again } = useQuestion(question)
  const link = items?.[0]
  // Asking again would find no other link.
  const isUnknown = errors.some(({ key }) => key === 'error.linkNotValid')
  const headline = link ? t(`subscriptionLink.acts.${link.act}`) : t('frame.titles.subscriptionLink')
  usePageName(link && headline)
  return (
    <Page width="text">
      <Headline
        headline={headline}
        lead={link && t('subscriptionLink.about', { name: link.subscriptionName, number: link.contractNumber })}
      />
      {link ? (
        <LinkAct link={link} token={token} />
      ) : loading ? (
        <SkeletonList label={t('common.loading')} rows={2} height={96} />
      ) : (
        <Stack spacing={3}>
          <CallErrors errors={errors} all />
          <div>
            {isUnknown ? (
              <Button component={Link} to={routeTo('start')} variant="contained">
                {t('common.backToStart')}
              </Button>
            ) : (
              <Button variant="contained" onClick={again}>
                {t('common.retry')}
              </Button>
            )}
          </div>
        </Stack>
      )}
    </Page>
  )
}
