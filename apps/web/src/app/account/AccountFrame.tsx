import type { UserData } from '@billett/contract'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getUser } from '../../state/user/user.calls.ts'
import { selectAccount } from '../../state/user/user.selectors.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
import { useAppDispatch, useAppSelector } from '../store-hooks.ts'
import { useCall } from '../use-call.ts'
import { BackToAccount } from './BackToAccount.tsx'

interface Props {
  headline: string
  lead: string
  children: (account: UserData) => ReactNode
}

/** A page about the account, which is fetched for it. */
export function AccountFrame({ headline, lead, children }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const { loading, errors } = useCall(getUser)
  const load = () => void dispatch(getUser())
  useEffect(() => {
    void dispatch(getUser())
  }, [dispatch])
  return (
    <Page width="text">
      <Headline headline={headline} lead={lead} aside={<BackToAccount />} />
      {account ? (
        children(account)
      ) : errors.length > 0 && !loading ? (
        <MessageBox
          kind="error"
          action={
            <BusyButton busy={loading} onClick={load}>
              {t('common.retry')}
            </BusyButton>
          }
        >
          {t('account.loadFailed')}
        </MessageBox>
      ) : (
        <SkeletonList label={t('common.loading')} rows={3} height={140} />
      )}
    </Page>
  )
}
