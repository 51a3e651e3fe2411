import type { UserData } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { getUser } from '@billett/web-kit/session/session.calls.ts'
import { type ReactNode, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAccount } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Loaded } from '../Loaded.tsx'

interface Props {
  headline: string
  lead: string
  children: (account: UserData) => ReactNode
}

/** A page about the account, which is fetched for it. */
export function AccountFrame({ headline, lead, children }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const { loading, failed } = useCall(getUser)
  useEffect(() => {
    void dispatch(getUser())
  }, [dispatch])
  return (
    <Page width="text">
      <Headline headline={headline} lead={lead} />
      <Loaded
        value={account}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getUser())}
        text={t('account.loadFailed')}
        rows={3}
        height={140}
      >
        {children}
      </Loaded>
    </Page>
  )
}
