import { mdiArrowLeft } from '@mdi/js'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { useLink } from '../../routes/use-link.ts'
import { getOrders } from '../../state/sale/sale.calls.ts'
import { selectOrders } from '../../state/sale/sale.selectors.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
import { OrderSearch } from './OrderSearch.tsx'

/** Everything that was bought with this account (Spec 1 §2.2). */
export function OrderHistoryPage() {
  const { t } = useTranslation()
  const link = useLink()
  const dispatch = useAppDispatch()
  const orders = useAppSelector(selectOrders)
  const { loading, errors } = useCall(getOrders)
  useEffect(() => {
    void dispatch(getOrders())
  }, [dispatch])
  return (
    <Page>
      <Headline
        headline={t('account.orders.headline')}
        lead={t('account.orders.lead')}
        aside={
          <Button component={Link} to={link('account')} startIcon={<Icon path={mdiArrowLeft} />} sx={{ px: 2, mx: -2 }}>
            {t('account.back')}
          </Button>
        }
      />
      {orders && (!errors.length || loading) ? (
        <OrderSearch orders={orders} />
      ) : errors.length > 0 ? (
        <MessageBox
          kind="error"
          action={
            <BusyButton busy={loading} onClick={() => void dispatch(getOrders())}>
              {t('common.retry')}
            </BusyButton>
          }
        >
          {t('account.orders.loadFailed')}
        </MessageBox>
      ) : (
        <SkeletonList label={t('common.loading')} rows={3} height={170} />
      )}
    </Page>
  )
}
