import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useChangeQuery } from '@billett/web-kit/links/use-change-query.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useCallback, useEffect, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { visibleOnes } from '../../parts/person/question-form.ts'
import { getDynamicInfoSchemes, register, registerToken } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { RegistrationSent } from './RegistrationSent.tsx'

const TABS = { 'new-customer': 'new', 'existing-customer': 'existing' } as const
type TabName = keyof typeof TABS

const isTab = (name: string | null): name is TabName => name !== null && Object.hasOwn(TABS, name)

/** A new account, for new customers and for those the company knows (Spec 1 §2.1, query `tab`). */
export function RegisterPage() {
  const { t } = useTexts()
  const { modules, settings } = useShop().client.config
  const dispatch = useAppDispatch()
  const query = useQuery()
  const changeQuery = useChangeQuery()
  const { dynamicInfoSchemes } = useAppSelector(selectUser)
  const { loading, failed, errors } = useCall(getDynamicInfoSchemes)
  const [sentTo, setSentTo] = useState<string>()
  const { clientId } = settings
  const load = useCallback(() => void dispatch(getDynamicInfoSchemes({ params: { clientId } })), [dispatch, clientId])
  useInEachLanguage(load)
  useEffect(
    () => () => {
      for (const call of [register, registerToken]) dispatch(resetAction(call.typePrefix))
    },
    [dispatch],
  )
  const asked = query.get('tab')
  const tab: TabName = isTab(asked) ? asked : 'new-customer'

  if (sentTo !== undefined) return <RegistrationSent email={sentTo} />
  if (!modules.login.register)
    return (
      <Page width="text">
        <Headline headline={t('signIn.register.headline')} />
        <MessageBox kind="info">{t('signIn.register.closed')}</MessageBox>
      </Page>
    )
  return (
    <Page width="text">
      <Headline headline={t('signIn.register.headline')} lead={t('signIn.register.lead')} />
      <Stack spacing={2.5}>
        <SegmentedControl
          label={t('signIn.register.tabs')}
          value={tab}
          options={[
            { value: 'new-customer', text: t('signIn.register.newCustomer') },
            { value: 'existing-customer', text: t('signIn.register.existingCustomer') },
          ]}
          onChange={value => changeQuery(now => now.set('tab', value))}
        />
        {dynamicInfoSchemes ? (
          <RegisterForm key={tab} tab={TABS[tab]} schemes={visibleOnes(dynamicInfoSchemes)} onSent={setSentTo} />
        ) : failed ? (
          <>
            <CallErrors errors={errors} all />
            <div>
              <BusyButton busy={loading} onClick={load}>
                {t('common.retry')}
              </BusyButton>
            </div>
          </>
        ) : (
          <SkeletonList label={t('common.loading')} rows={4} height={160} />
        )}
      </Stack>
    </Page>
  )
}
