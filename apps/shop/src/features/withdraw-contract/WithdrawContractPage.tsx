import type { Withdrawal } from '@billett/contract'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { WithdrawContractForm } from './WithdrawContractForm.tsx'
import styles from './WithdrawContractPage.module.css'
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
          <Text color="textSecondary" className={styles.lead}>
            <MarkedText
              text={t('withdrawContract.tickets')}
              marks={{ terms: words => <RouteLink to="terms">{words}</RouteLink> }}
            />
          </Text>
        </>
      )}
    </Page>
  )
}
