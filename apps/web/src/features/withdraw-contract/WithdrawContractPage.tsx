import type { Withdrawal } from '@billett/contract'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { RichText } from '@billett/web-kit/text/RichText.tsx'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { WithdrawContractForm } from './WithdrawContractForm.tsx'
import { WithdrawContractReceipt } from './WithdrawContractReceipt.tsx'

/** § 356a BGB: "Vertrag widerrufen" leads here, "Widerruf bestätigen" declares it, the receipt follows at once. */
export function WithdrawContractPage() {
  const { t } = useTexts()
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
            <RichText
              text={t('withdrawContract.tickets')}
              marks={{ terms: words => <RouteLink to="terms">{words}</RouteLink> }}
            />
          </Typography>
        </>
      )}
    </Page>
  )
}
