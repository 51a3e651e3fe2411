import { mdiArrowLeft } from '@mdi/js'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../app/Loaded.tsx'
import { useAppDispatch, useAppSelector } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { useLink } from '../../routes/use-link.ts'
import { getOrders } from '../../state/sale/sale.calls.ts'
import { selectOrders } from '../../state/sale/sale.selectors.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Page } from '../../ui/Page.tsx'
import { OrderSearch } from './OrderSearch.tsx'

/** Everything that was bought with this account (Spec 1 §2.2). */
export function OrderHistoryPage() {
  const { t } = useTranslation()
  const link = useLink()
  const dispatch = useAppDispatch()
  const orders = useAppSelector(selectOrders)
  const { loading, errors } = useCall(getOrders)
  const failed = errors.length > 0
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
      {/* A list that could not be fetched anew is not shown as if it were today's. */}
      <Loaded
        value={failed && !loading ? null : orders}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getOrders())}
        text={t('account.orders.loadFailed')}
        rows={3}
        height={170}
      >
        {known => <OrderSearch orders={known} />}
      </Loaded>
    </Page>
  )
}
