import type { StaffBillingRunDetail } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RunState } from './RunState.tsx'
import { useSigned } from './use-signed.ts'

const PARKED = `${contractsAddress.write(new URLSearchParams(), { trouble: 'parked' })}`

/** How far a run is, what it comes to, what it came to before, and its days. */
export function RunOverview({ run }: { run: StaffBillingRunDetail }) {
  const { t, language } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const signed = useSigned()
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const { before, parked } = run
  const isBuilt = run.count > 0
  return (
    <Panel aria-label={t('billing.overview')}>
      <DescriptionList
        facts={[
          { term: t('billing.state'), detail: <RunState state={run.state} /> },
          { term: t('billing.count'), detail: isBuilt ? number(run.count) : t('billing.notBuilt') },
          { term: t('billing.sum'), detail: isBuilt ? format.money(run.cents) : t('billing.notBuilt') },
          ...(before
            ? [
                {
                  term: t('billing.before'),
                  detail: (
                    <TextLink component={Link} to={link('adminBillingRun', { id: before.guid })}>
                      {t('billing.beforeWas', {
                        day: format.date(before.dueOn),
                        number: number(before.count),
                        sum: format.money(before.cents),
                      })}
                    </TextLink>
                  ),
                },
              ]
            : []),
          ...(run.moreCents === null ? [] : [{ term: t('billing.more'), detail: signed(run.moreCents) }]),
          {
            term: t('billing.parked'),
            detail:
              parked > 0 && seesContracts ? (
                <TextLink component={Link} to={`${link('adminContracts')}?${PARKED}`}>
                  {number(parked)}
                </TextLink>
              ) : (
                number(parked)
              ),
          },
          { term: t('billing.announceOn'), detail: format.date(run.announceOn) },
          { term: t('billing.freezeOn'), detail: format.date(run.freezeOn) },
          { term: t('billing.buildOn'), detail: format.date(run.buildOn) },
          { term: t('billing.handOverBy'), detail: format.date(run.handOverBy) },
          { term: t('billing.dueOn'), detail: format.longDate(run.dueOn) },
        ]}
      />
    </Panel>
  )
}
