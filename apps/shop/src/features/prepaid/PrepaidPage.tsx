import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getPrepaidStatus } from '../../state/prepaid/prepaid.calls.ts'
import { resetPrepaid } from '../../state/prepaid/prepaid.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardForm } from './CardForm.tsx'
import { CardStatus } from './CardStatus.tsx'

/** Balance of a prepaid card, and money put on it (Spec 1 §2.2). */
export function PrepaidPage() {
  const { t } = useTexts()
  const { menu } = useShop().client.config.modules
  const link = useLink()
  const dispatch = useAppDispatch()
  const status = useAppSelector(({ prepaidStore }) => prepaidStore.status)
  useEffect(
    () => () => {
      dispatch(resetPrepaid())
      dispatch(resetAction(getPrepaidStatus.typePrefix))
    },
    [dispatch],
  )
  if (!menu.prepaid) return <Redirect to={link('start')} />
  return (
    <Page width="text">
      <Headline headline={t('prepaid.headline')} lead={t('prepaid.lead')} />
      <CardForm />
      {status && <CardStatus key={status.cardNumber} status={status} />}
    </Page>
  )
}
