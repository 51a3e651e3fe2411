import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Breadcrumbs } from '@billett/web-kit/kit/layout/Breadcrumbs.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useScreen } from '../../hooks/use-screen.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { InvoiceActs } from './InvoiceActs.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { UnsentWarning } from './UnsentWarning.tsx'
import { useInvoice } from './use-invoice.ts'
import { useInvoiceActs } from './use-invoice-acts.ts'

/** One invoice with its lines, down to the claims of contracts, and what may be done with it. */
export function InvoicePage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const guid = useScreen()?.params.id ?? ''
  const { invoice, failed, errors, again } = useInvoice(guid)
  const { act, errors: refused, waits } = useInvoiceActs(guid, again)
  const title = invoice ? `${t(`invoices.kinds.${invoice.kind}`)} ${invoice.number}` : t('frame.titles.invoice')
  return (
    <Page>
      <Breadcrumbs label={t('office.way')}>
        <TextLink component={Link} to={link('adminInvoices')}>
          {t('frame.titles.invoices')}
        </TextLink>
        {title}
      </Breadcrumbs>
      <Headline headline={title} aside={invoice && <InvoiceActs invoice={invoice} act={act} />} />
      {invoice ? (
        <Stack spacing={3}>
          <LiveRegion>
            {waits !== undefined && (
              <MessageBox kind="info">{t('invoices.waits', { moment: format.instantDateTime(waits) })}</MessageBox>
            )}
          </LiveRegion>
          <CallErrors errors={refused} all />
          <UnsentWarning invoice={invoice} />
          <InvoiceFacts invoice={invoice} />
          <InvoiceLines invoice={invoice} />
        </Stack>
      ) : failed ? (
        <ListFailure errors={errors} onAgain={again} />
      ) : (
        <SkeletonList label={t('common.loading')} />
      )}
    </Page>
  )
}
