import type { StaffBankMessage } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { coming: 'warning', stored: 'warning', applied: 'success', refused: 'error' } as const

/** What a file of the bank is listed by. */
export function useMessageColumns(): readonly DataColumn<StaffBankMessage>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'receivedOn',
        header: t('bank.receivedOn'),
        whole: true,
        sortedBy: ({ receivedOn }) => receivedOn,
        cell: ({ receivedOn }) => format.instantDateTime(receivedOn),
      },
      { id: 'name', header: t('bank.name'), cell: ({ name }) => name },
      { id: 'kind', header: t('bank.kind'), cell: ({ kind }) => kind },
      {
        id: 'state',
        header: t('bank.state'),
        cell: ({ state, reason }) => (
          <Chip
            color={COLOURS[state]}
            label={
              reason === null
                ? t(`bank.states.${state}`)
                : `${t(`bank.states.${state}`)}: ${t(`bank.refused.${reason}`)}`
            }
          />
        ),
      },
      { id: 'lines', header: t('bank.lines'), end: true, cell: ({ lines }) => lines },
      { id: 'waiting', header: t('bank.waitingLines'), end: true, cell: ({ waiting }) => waiting },
    ],
    [t, format],
  )
}
