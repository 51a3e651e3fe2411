import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useEffect, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { convertAnonymousUser } from '../../state/user/user.calls.ts'
import { selectAuthenticated } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConvertUserForm } from './ConvertUserForm.tsx'
import styles from './ConvertUserPage.module.css'
import { useGuestOrder } from './use-guest-order.ts'

/** A guest who has bought becomes a customer (Spec 2 §6); what the order knows is not asked again. */
export function ConvertUserPage() {
  const { t } = useTexts()
  const { id: orderId = '' } = useParams()
  const link = useLink()
  const dispatch = useAppDispatch()
  const { register } = useShop().client.config.modules.login
  const authenticated = useAppSelector(selectAuthenticated)
  const { order, loading } = useGuestOrder(orderId)
  const [sent, setSent] = useState(false)
  useEffect(
    () => () => {
      dispatch(resetAction(convertAnonymousUser.typePrefix))
    },
    [dispatch],
  )
  const back = (
    <Button component={Link} to={link('confirmOrder', { id: orderId })} variant="outlined" className={styles.root}>
      {t('common.back')}
    </Button>
  )
  if (loading)
    return (
      <Page width="text">
        <Headline headline={t('signIn.convert.headline')} />
        <SkeletonList label={t('common.loading')} rows={3} height={72} />
      </Page>
    )
  if (sent && order)
    return (
      <Page width="text">
        <Headline headline={t('signIn.register.sentHeadline')} />
        <MessageBox kind="success">{t('signIn.register.sentText', { email: order.email })}</MessageBox>
        {back}
      </Page>
    )
  if (!order?.email || authenticated || !register)
    return (
      <Page width="text">
        <Headline headline={t('signIn.convert.headline')} />
        <MessageBox kind="info">{t('signIn.convert.notPossible')}</MessageBox>
        {back}
      </Page>
    )
  const isNamed = order.isBuyerNamed ?? true
  const missing = t(isNamed ? 'signIn.convert.lead' : 'signIn.convert.leadUnnamed')
  return (
    <Page width="text">
      <Headline
        headline={t('signIn.convert.headline')}
        lead={`${missing} ${t('signIn.convert.forOrder', { email: order.email, number: order.orderNumber })}`}
      />
      <ConvertUserForm orderId={orderId} isNamed={isNamed} onSent={() => setSent(true)} />
    </Page>
  )
}
