import type { EntitlementRules } from '@billett/contract'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { draft: 'warning', released: 'success' } as const

/** What a rule is listed by: who pays by it, and the versions that count. */
export function useRuleColumns(): readonly DataColumn<EntitlementRules>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'authority', header: t('rules.authority'), cell: ({ authority }) => authority },
      { id: 'schools', header: t('rules.schools'), cell: ({ schools }) => schools },
      {
        id: 'state',
        header: t('rules.state'),
        cell: ({ versions }) =>
          versions.length === 0 ? (
            t('rules.unwritten')
          ) : (
            <Row spacing={1}>
              {versions.slice(0, 2).map(({ guid, version, state, validFrom }) => (
                <Chip
                  key={guid}
                  color={COLOURS[state]}
                  label={t(`rules.versionIs.${state}`, { version, day: format.date(validFrom) })}
                />
              ))}
            </Row>
          ),
      },
      { id: 'editedBy', header: t('rules.editedBy'), cell: ({ versions }) => versions[0]?.editedBy },
      {
        id: 'editedOn',
        header: t('rules.editedOn'),
        whole: true,
        cell: ({ versions: [latest] }) => latest && format.instantDateTime(latest.editedOn),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format],
  )
}
