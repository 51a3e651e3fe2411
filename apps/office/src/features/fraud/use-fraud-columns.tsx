import type { StaffFraudCase } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractLink } from './ContractLink.tsx'

const COLOURS = { low: 'success', middle: 'default', high: 'warning', block: 'error' } as const

/** What a suspicion is listed by. */
export function useFraudColumns(): readonly DataColumn<StaffFraudCase>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'customer', header: t('fraud.customer'), cell: ({ name, customerNumber }) => name ?? customerNumber },
      { id: 'contract', header: t('fraud.contract'), whole: true, cell: row => <ContractLink {...row} /> },
      {
        id: 'level',
        header: t('fraud.level'),
        cell: ({ level }) => <Chip color={COLOURS[level]} label={t(`fraud.levels.${level}`)} />,
      },
      { id: 'points', header: t('fraud.points'), cell: ({ points }) => points },
      {
        id: 'why',
        header: t('fraud.why'),
        cell: ({ findings }) => findings.map(({ rule }) => t(`fraud.rules.${rule}`)).join(' · '),
      },
      {
        id: 'state',
        header: t('fraud.state'),
        cell: ({ state, isWaiting }) => (isWaiting ? t('fraud.waits') : t(`fraud.states.${state}`)),
      },
      { id: 'on', header: t('fraud.assessedOn'), cell: ({ assessedOn }) => format.instantDateTime(assessedOn) },
    ],
    [t, format],
  )
}
