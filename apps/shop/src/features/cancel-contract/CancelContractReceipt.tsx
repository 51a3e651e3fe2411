import type { CancelWithoutLogin } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { ReceiptView } from '../../parts/receipt/ReceiptView.tsx'
import { useTexts } from '../../texts/use-texts.ts'

export interface Sent {
  /** Instant */
  receivedAt: string
  declared: CancelWithoutLogin
}

/** The whole cancellation with date and time, to keep (§ 312k (4) BGB). */
export function CancelContractReceipt({ sent: { receivedAt, declared } }: { sent: Sent }) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <ReceiptView
      fileName={t('cancelContract.fileName')}
      next={t('cancelContract.doneText', { email: declared.email })}
      receipt={{
        headline: t('cancelContract.doneHeadline'),
        received: t('receipt.receivedOn', { when: format.exactMoment(receivedAt) }),
        facts: [
          { name: t('cancelContract.kind'), value: t(`cancelContract.${declared.kind}`) },
          { name: t('cancelContract.reason'), value: declared.kind === 'extraordinary' ? declared.reason : '' },
          { name: t('cancelContract.contractNumber'), value: declared.contract },
          {
            name: t('cancelContract.date'),
            value: declared.date === '' ? t('cancelContract.next') : format.longDate(declared.date),
          },
          { name: t('receipt.name'), value: `${declared.firstName} ${declared.lastName}` },
          { name: t('cancelContract.customerNumber'), value: declared.customerNumber },
          { name: t('cancelContract.email'), value: declared.email },
        ],
      }}
    />
  )
}
