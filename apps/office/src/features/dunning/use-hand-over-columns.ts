import type { DunningHandOver } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a hand-over is listed by. */
export function useHandOverColumns(): readonly DataColumn<DunningHandOver>[] {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'madeOn',
        header: t('handOvers.madeOn'),
        whole: true,
        sortedBy: ({ madeOn }) => madeOn,
        cell: ({ madeOn }) => format.instantDateTime(madeOn),
      },
      { id: 'madeBy', header: t('handOvers.madeBy'), cell: ({ madeBy }) => madeBy },
      { id: 'reason', header: t('handOvers.why'), cell: ({ reason }) => reason },
      {
        id: 'cases',
        header: t('handOvers.cases'),
        end: true,
        whole: true,
        cell: ({ cases }) => new Intl.NumberFormat(language).format(cases),
      },
      { id: 'cents', header: t('handOvers.sum'), end: true, whole: true, cell: ({ cents }) => format.money(cents) },
      {
        id: 'paidCents',
        header: t('handOvers.paid'),
        end: true,
        whole: true,
        sortedBy: ({ paidCents }) => paidCents,
        cell: ({ paidCents }) => (paidCents === 0 ? '–' : format.money(paidCents)),
      },
    ],
    [t, language, format],
  )
}
