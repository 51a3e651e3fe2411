import type { StaffBillingRun } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RunState } from './RunState.tsx'
import { useSigned } from './use-signed.ts'
import { useSumColumns } from './use-sum-columns.tsx'

/** What a run is shown by. */
export function useRunColumns(): readonly DataColumn<StaffBillingRun>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const sums = useSumColumns(t('billing.count'))
  const signed = useSigned()
  return useMemo<readonly DataColumn<StaffBillingRun>[]>(
    () => [
      {
        id: 'dueOn',
        header: t('billing.dueOn'),
        whole: true,
        sortedBy: ({ dueOn }) => dueOn,
        cell: ({ guid, dueOn }) => (
          <TextLink component={Link} to={link('adminBillingRun', { id: guid })}>
            {format.longDate(dueOn)}
          </TextLink>
        ),
      },
      { id: 'state', header: t('billing.state'), cell: ({ state }) => <RunState state={state} /> },
      sums.count,
      sums.cents,
      {
        id: 'moreCents',
        header: t('billing.more'),
        end: true,
        whole: true,
        cell: ({ moreCents }) => (moreCents === null ? '–' : signed(moreCents)),
      },
      {
        id: 'toRelease',
        header: t('billing.toRelease'),
        end: true,
        whole: true,
        cell: ({ toRelease }) => (toRelease === 0 ? '–' : toRelease),
      },
      sums.handOverBy,
    ],
    [t, link, format, sums, signed],
  )
}
