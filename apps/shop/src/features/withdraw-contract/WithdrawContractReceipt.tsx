import type { Withdrawal } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { ReceiptView } from '../../parts/receipt/ReceiptView.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Instant */
  receivedAt: string
  declared: Withdrawal
}

/** The whole withdrawal with date and time, to keep (§ 356a (4) BGB). */
export function WithdrawContractReceipt({ receivedAt, declared }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <ReceiptView
      fileName={t('withdrawContract.fileName')}
      next={t('withdrawContract.doneText', { email: declared.email })}
      receipt={{
        headline: t('withdrawContract.doneHeadline'),
        received: t('receipt.receivedOn', { when: format.exactMoment(receivedAt) }),
        facts: [
          { name: t('withdrawContract.declarationName'), value: t('withdrawContract.declaration') },
          { name: t('withdrawContract.contract'), value: declared.contract },
          { name: t('withdrawContract.scope'), value: declared.part.trim() || t('withdrawContract.whole') },
          { name: t('receipt.name'), value: `${declared.firstName} ${declared.lastName}` },
          { name: t('withdrawContract.email'), value: declared.email },
        ],
      }}
    />
  )
}
