import type { ConfirmSubscription } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useEffect, useRef, useState } from 'react'
import { usePageName } from '../../hooks/page-name.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { confirmSubscription } from '../../state/subscription/application.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConfirmedOrder, type Verified } from './ConfirmedOrder.tsx'

interface Props {
  /** As the mail's address has it. */
  link: ConfirmSubscription
}

/** The link of the mail was pressed: it confirms, once, and says what has become of the order. */
export function FollowedLink({ link }: Props) {
  const { t } = useTexts()
  const { run, running, errors } = useOwnCall<'confirm'>()
  const [verified, setVerified] = useState<Verified>()
  const followed = useRef(false)
  const follow = async (): Promise<void> =>
    setVerified((await run('confirm', confirmSubscription({ body: link })))?.data[0])
  const first = useRef(follow)
  useEffect(() => {
    if (followed.current) return
    followed.current = true
    void first.current()
  }, [])
  const isFailed = errors.length > 0
  usePageName(isFailed ? t('subscriptionConfirm.failed') : undefined)
  if (verified)
    return <ConfirmedOrder key={verified.state} link={link} verified={verified} onPaid={() => void follow()} />
  return (
    <Page width="text">
      <Headline headline={t(isFailed ? 'subscriptionConfirm.failed' : 'subscriptionConfirm.confirming')} />
      {isFailed ? (
        <Stack spacing={3}>
          <CallErrors errors={errors} all />
          <div>
            <Button variant="contained" onClick={() => void follow()} aria-disabled={running !== undefined}>
              {t('common.retry')}
            </Button>
          </div>
        </Stack>
      ) : (
        <SkeletonList label={t('common.loading')} rows={1} height={96} />
      )}
    </Page>
  )
}
