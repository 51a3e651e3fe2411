import type { StaffFraudCase } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractLink } from './ContractLink.tsx'

const COLOURS = { low: 'success', middle: 'default', high: 'warning', block: 'error' } as const

/** Reasons that are said in the list; the case says all. */
const MOST = 2

/** What counts most first; that the account is not theirs counts for more than any points. */
const weightiest = (findings: StaffFraudCase['findings']): StaffFraudCase['findings'] =>
  findings.toSorted((a, b) => weightOf(b) - weightOf(a))

const weightOf = ({ rule, points }: StaffFraudCase['findings'][number]): number =>
  rule === 'accountNotProven' ? Number.MAX_SAFE_INTEGER : points

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
        cell: ({ findings }) => {
          const said = weightiest(findings).map(({ rule }) => t(`fraud.rules.${rule}`))
          const reasons = said.slice(0, MOST).join(' · ')
          return said.length > MOST ? t('fraud.andMore', { reasons, count: said.length - MOST }) : reasons
        },
      },
      {
        id: 'state',
        header: t('fraud.state'),
        cell: ({ state, isWaiting }) => (isWaiting ? t('fraud.waits') : t(`fraud.states.${state}`)),
      },
      { id: 'assessedOn', header: t('fraud.assessedOn'), cell: ({ assessedOn }) => format.instantDateTime(assessedOn) },
    ],
    [t, format],
  )
}
