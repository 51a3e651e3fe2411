import { Withdrawal } from '@billett/contract'
import { useSentDeclaration } from '@billett/web-kit/calls/use-sent-declaration.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { useState } from 'react'
import { withdrawContract } from '../../state/declaration/declaration.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { WithdrawContractForm } from './WithdrawContractForm.tsx'
import styles from './WithdrawContractPage.module.css'
import { WithdrawContractReceipt } from './WithdrawContractReceipt.tsx'

interface Sent {
  /** Instant */
  receivedAt: string
  declared: Withdrawal
}

/** § 356a BGB: "Vertrag widerrufen" leads here, "Widerruf bestätigen" declares it, the receipt follows at once. */
export function WithdrawContractPage() {
  const { t } = useTexts()
  const alone = useSentDeclaration(withdrawContract, Withdrawal)
  const [sent, setSent] = useState<Sent | undefined>(alone && { ...alone.reply, declared: alone.declared })
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
