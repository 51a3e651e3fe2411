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

/** What a run is shown by. */
export function useRunColumns(): readonly DataColumn<StaffBillingRun>[] {
  const { t, language } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const signed = useSigned()
  return useMemo(
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
      {
        id: 'count',
        header: t('billing.count'),
        end: true,
        whole: true,
        sortedBy: ({ count }) => count,
        cell: ({ count }) => new Intl.NumberFormat(language).format(count),
      },
      {
        id: 'cents',
        header: t('billing.sum'),
        end: true,
        whole: true,
        sortedBy: ({ cents }) => cents,
        cell: ({ cents }) => format.money(cents),
      },
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
      {
        id: 'handOverBy',
        header: t('billing.handOverBy'),
        whole: true,
        sortedBy: ({ handOverBy }) => handOverBy,
        cell: ({ handOverBy }) => format.date(handOverBy),
      },
    ],
    [t, language, link, format, signed],
  )
}
