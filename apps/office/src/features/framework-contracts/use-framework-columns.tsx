import type { FrameworkContracts } from '@billett/contract'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { draft: 'warning', released: 'success' } as const

/** What a framework contract is listed by: the company, and the versions that count. */
export function useFrameworkColumns(): readonly DataColumn<FrameworkContracts>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'company', header: t('frameworks.company'), cell: ({ company }) => company },
      { id: 'takers', header: t('frameworks.takers'), cell: ({ takers }) => takers },
      {
        id: 'state',
        header: t('frameworks.state'),
        cell: ({ versions }) =>
          versions.length === 0 ? (
            t('frameworks.unwritten')
          ) : (
            <Row spacing={1}>
              {versions.slice(0, 2).map(({ guid, version, state, validFrom }) => (
                <Chip
                  key={guid}
                  color={COLOURS[state]}
                  label={t(`frameworks.versionIs.${state}`, { version, day: format.date(validFrom) })}
                />
              ))}
            </Row>
          ),
      },
      { id: 'editedBy', header: t('frameworks.editedBy'), cell: ({ versions }) => versions[0]?.editedBy },
      {
        id: 'editedOn',
        header: t('frameworks.editedOn'),
        whole: true,
        cell: ({ versions: [latest] }) => latest && format.instantDateTime(latest.editedOn),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format],
  )
}
