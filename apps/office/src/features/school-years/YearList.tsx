import type { SchoolYear } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { mdiCalendarArrowRight } from '@mdi/js'
import { type ReactNode, useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { stepAt } from './roll-steps.ts'

interface Props {
  years: readonly SchoolYear[] | undefined
  busy: boolean
  failure: ReactNode
  tools: ReactNode
  onOpen: (year: SchoolYear) => void
}

const rowId = ({ guid }: SchoolYear) => guid

/** The years there are, and where one goes on with each. */
export function YearList({ years, busy, failure, tools, onOpen }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const columns = useMemo<readonly DataColumn<SchoolYear>[]>(
    () => [
      {
        id: 'year',
        header: t('school.years.year'),
        whole: true,
        cell: year => (
          <TextLink component="button" type="button" onClick={() => onOpen(year)}>
            {year.label}
          </TextLink>
        ),
      },
      { id: 'authority', header: t('school.years.authority'), cell: ({ authority }) => authority.name },
      { id: 'days', header: t('school.years.days'), cell: year => format.dayRange(year.from, year.until) },
      {
        id: 'state',
        header: t('school.years.state'),
        whole: true,
        cell: ({ state }) => <Chip label={t(`school.years.states.${state}`)} />,
      },
      {
        id: 'next',
        header: t('school.years.next'),
        cell: year => {
          const at = year.state === 'closed' ? undefined : stepAt(year, '')
          return at ? t(`school.years.step.${at.step}`) : t('school.years.nothing')
        },
      },
    ],
    [format, onOpen, t],
  )
  return (
    <DataTable
      label={t('frame.titles.schoolYears')}
      columns={columns}
      rows={failure ? [] : years}
      busy={busy}
      rowId={rowId}
      rowName={({ label }) => label}
      tools={tools}
      empty={
        <EmptyState icon={mdiCalendarArrowRight} title={t('school.years.none')}>
          {t(tools ? 'school.years.noneText' : 'school.years.noneTextSchool')}
        </EmptyState>
      }
      failure={failure}
    />
  )
}
