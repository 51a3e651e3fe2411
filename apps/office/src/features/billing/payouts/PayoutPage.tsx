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
import { useOffice } from '../../../hooks/office.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { useScreen } from '../../../hooks/use-screen.ts'
import { ListFailure } from '../../../parts/ListFailure.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { BankFiles } from '../BankFiles.tsx'
import { ReleaseNext } from '../ReleaseNext.tsx'
import { useRunActs } from '../use-run-acts.ts'
import { Transfers } from './Transfers.tsx'
import { usePayout } from './use-payouts.ts'

/** A file of transfers as whoever lets it go to the bank has to see it. */
export function PayoutPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const guid = useScreen()?.params.id ?? ''
  const { payout, failed, errors, again } = usePayout(guid)
  const { act, errors: refused, waits } = useRunActs(again)
  const title = payout ? t('payouts.of', { day: format.date(payout.dueOn) }) : t('frame.titles.payout')
  const isCarried = payout && !payout.isBankOffered && (payout.state === 'built' || payout.state === 'released')
  return (
    <Page>
      <Breadcrumbs label={t('office.way')}>
        <TextLink component={Link} to={link('adminPayouts')}>
          {t('frame.titles.payouts')}
        </TextLink>
        {title}
      </Breadcrumbs>
      <Headline headline={title} aside={payout && <ReleaseNext files={[payout]} act={act} />} />
      {payout ? (
        <Stack spacing={3}>
          <LiveRegion>
            {waits !== undefined && (
              <MessageBox kind="info">{t('billing.waits', { moment: format.instantDateTime(waits) })}</MessageBox>
            )}
          </LiveRegion>
          {isCarried && <MessageBox kind="info">{t('billing.isCarried')}</MessageBox>}
          <CallErrors errors={refused} all />
          <BankFiles
            files={[payout]}
            isBankOffered={payout.isBankOffered}
            noneText={t('payouts.noFilesText')}
            act={act}
          />
          <Transfers payout={payout} />
        </Stack>
      ) : failed ? (
        <ListFailure errors={errors} onAgain={again} />
      ) : (
        <SkeletonList label={t('common.loading')} />
      )}
    </Page>
  )
}
