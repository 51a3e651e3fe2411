import type { StaffDunningCase } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Fragment, useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ContractLink } from '../../parts/ContractLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = {
  clear: 'success',
  notified: 'default',
  reminded: 'primary',
  warned: 'warning',
  terminated: 'error',
  handedOver: 'error',
} as const

/** What a case is listed by. */
export function useCaseColumns(): readonly DataColumn<StaffDunningCase>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'customer', header: t('dunning.customer'), cell: ({ name, customerNumber }) => name ?? customerNumber },
      {
        id: 'state',
        header: t('dunning.state'),
        cell: ({ state, isOver }) =>
          state === 'clear' && !isOver ? (
            <Chip label={t('dunning.notTold')} />
          ) : (
            <Chip color={COLOURS[state]} label={t(`dunning.states.${state}`)} />
          ),
      },
      {
        id: 'reachedOn',
        header: t('dunning.reachedOn'),
        whole: true,
        cell: ({ reachedOn }) => format.date(reachedOn),
      },
      {
        id: 'owed',
        header: t('dunning.owed'),
        end: true,
        whole: true,
        cell: ({ owedCents }) => format.money(owedCents),
      },
      {
        id: 'fees',
        header: t('dunning.fees'),
        end: true,
        whole: true,
        cell: ({ feeCents }) => feeCents > 0 && format.money(feeCents),
      },
      {
        id: 'holds',
        header: t('dunning.waitsFor'),
        cell: ({ holds, stops, isOver }) =>
          [
            ...holds.map(({ kind }) => t(`dunning.holds.${kind}`)),
            ...(!isOver && stops.some(({ kind }) => kind === 'everything') ? [t('dunning.decision')] : []),
          ].join(', ') || '–',
      },
      {
        id: 'contracts',
        header: t('dunning.contracts'),
        cell: ({ contracts }) =>
          contracts.map(({ guid, number }, place) => (
            <Fragment key={guid}>
              {place > 0 && ', '}
              <ContractLink guid={guid} number={number} />
            </Fragment>
          )),
      },
    ],
    [t, format],
  )
}
