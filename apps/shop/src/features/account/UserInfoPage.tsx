import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useCallback, useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { visibleOnes } from '../../parts/person/question-form.ts'
import { getDynamicInfoSchemes } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { UserInfoForm } from './UserInfoForm.tsx'

/** Name, address and whatever else the account says of its owner. */
export function UserInfoPage() {
  const { t } = useTexts()
  const { clientId } = useShop().client.config.settings
  const dispatch = useAppDispatch()
  const { dynamicInfoSchemes } = useAppSelector(selectUser)
  const { failed } = useCall(getDynamicInfoSchemes)
  const ask = useCallback(() => void dispatch(getDynamicInfoSchemes({ params: { clientId } })), [dispatch, clientId])
  useInEachLanguage(ask)
  // The same ones as long as nothing else is answered: others begin the form anew.
  const schemes = useMemo(() => visibleOnes(dynamicInfoSchemes), [dynamicInfoSchemes])
  const known = dynamicInfoSchemes !== null || failed
  return (
    <AccountFrame headline={t('account.data.headline')} lead={t('account.data.lead')}>
      {account =>
        known ? (
          <UserInfoForm account={account} schemes={schemes} />
        ) : (
          <SkeletonList label={t('common.loading')} rows={3} height={140} />
        )
      }
    </AccountFrame>
  )
}
