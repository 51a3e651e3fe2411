import { BarrierReport } from '@billett/contract'
import { useSentDeclaration } from '@billett/web-kit/calls/use-sent-declaration.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { ReceiptView } from '../../parts/receipt/ReceiptView.tsx'
import { reportBarrier } from '../../state/declaration/declaration.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ReportBarrierForm } from './ReportBarrierForm.tsx'

interface Sent {
  /** Instant */
  receivedAt: string
  report: BarrierReport
}

/** Where somebody tells us what they cannot use (BFSG). */
export function ReportBarrierPage() {
  const { t } = useTexts()
  const { format } = useShop()
  const alone = useSentDeclaration(reportBarrier, BarrierReport)
  const [sent, setSent] = useState<Sent | undefined>(alone && { ...alone.reply, report: alone.declared })
  if (!sent)
    return (
      <Page width="text">
        <Headline headline={t('reportBarrier.headline')} lead={t('reportBarrier.lead')} />
        <ReportBarrierForm onSent={(receivedAt, report) => setSent({ receivedAt, report })} />
      </Page>
    )
  const { receivedAt, report } = sent
  return (
    <Page width="text">
      <ReceiptView
        fileName={t('reportBarrier.fileName')}
        next={
          report.email === '' ? t('reportBarrier.doneTextNoMail') : t('reportBarrier.doneText', { email: report.email })
        }
        receipt={{
          headline: t('reportBarrier.doneHeadline'),
          received: t('receipt.receivedOn', { when: format.exactMoment(receivedAt) }),
          facts: (['description', 'page', 'technology', 'name', 'email'] as const).map(field => ({
            name: t(`reportBarrier.${field}`),
            value: report[field],
          })),
        }}
      />
    </Page>
  )
}
