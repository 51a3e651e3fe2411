import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Breadcrumbs } from '@billett/web-kit/kit/layout/Breadcrumbs.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useScreen } from '../../hooks/use-screen.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BankFiles } from './BankFiles.tsx'
import { GreatestDebits } from './GreatestDebits.tsx'
import { ReleaseNext } from './ReleaseNext.tsx'
import { RunActs } from './RunActs.tsx'
import { RunDifferences } from './RunDifferences.tsx'
import { RunNotes } from './RunNotes.tsx'
import { RunOverview } from './RunOverview.tsx'
import { useBillingRun } from './use-billing.ts'
import { useRunActs } from './use-run-acts.ts'

/** A run as whoever lets its files go to the bank has to see it. */
export function BillingRunPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const guid = useScreen()?.params.id ?? ''
  const { run, failed, errors, again } = useBillingRun(guid)
  const { act, errors: refused, waits } = useRunActs(again)
  const title = run ? t('billing.runOf', { day: format.date(run.dueOn) }) : t('frame.titles.billingRun')
  return (
    <Page>
      <Breadcrumbs label={t('office.way')}>
        <TextLink component={Link} to={link('adminBillingRuns')}>
          {t('frame.titles.billingRuns')}
        </TextLink>
        {title}
      </Breadcrumbs>
      <Headline
        headline={title}
        aside={
          run && (
            <Row spacing={1}>
              <ReleaseNext files={run.files} act={act} />
              <RunActs run={run} act={act} />
            </Row>
          )
        }
      />
      {run ? (
        <Stack spacing={3}>
          <RunNotes run={run} waits={waits} />
          <CallErrors errors={refused} all />
          <RunOverview run={run} />
          <BankFiles
            files={run.files}
            isBankOffered={run.isBankOffered}
            noneText={t('billing.noFilesText', { day: format.date(run.buildOn) })}
            act={act}
          />
          <RunDifferences run={run} />
          <GreatestDebits run={run} />
        </Stack>
      ) : failed ? (
        <ListFailure errors={errors} onAgain={again} />
      ) : (
        <SkeletonList label={t('common.loading')} />
      )}
    </Page>
  )
}
