import type { Withdrawal } from '@billett/contract'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { WithdrawContractForm } from './WithdrawContractForm.tsx'
import { WithdrawContractReceipt } from './WithdrawContractReceipt.tsx'

/** § 356a BGB: "Vertrag widerrufen" leads here, "Widerruf bestätigen" declares it, the receipt follows at once. */
export function WithdrawContractPage() {
  const { t } = useTranslation()
  const [sent, setSent] = useState<{ receivedAt: string; declared: Withdrawal }>()
  return (
    <Page width="text">
      {sent ? (
        <WithdrawContractReceipt {...sent} />
      ) : (
        <>
          <Headline headline={t('withdrawContract.headline')} lead={t('withdrawContract.lead')} />
          <WithdrawContractForm onSent={(receivedAt, declared) => setSent({ receivedAt, declared })} />
          <Typography color="textSecondary" sx={{ mt: 2.5 }}>
            <Trans i18nKey="withdrawContract.tickets" t={t} components={{ terms: <RouteLink to="terms" /> }} />
          </Typography>
        </>
      )}
    </Page>
  )
}
