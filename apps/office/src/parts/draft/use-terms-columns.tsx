import type { TermsVersion } from '@billett/contract'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { draft: 'warning', released: 'success' } as const

/** Somebody for whom terms are written. */
export interface TermsOwner {
  client: string
  /** The latest first. */
  versions: readonly TermsVersion[]
}

/** What terms are listed by: whose they are, as `first` says, and the versions that count. */
export function useTermsColumns<Owner extends TermsOwner>(
  words: 'rules' | 'frameworks',
  first: readonly DataColumn<Owner>[],
): readonly DataColumn<Owner>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      ...first,
      {
        id: 'state',
        header: t(`${words}.state`),
        cell: ({ versions }) =>
          versions.length === 0 ? (
            t(`${words}.unwritten`)
          ) : (
            <Row spacing={1}>
              {versions.slice(0, 2).map(({ guid, version, state, validFrom }) => (
                <Chip
                  key={guid}
                  color={COLOURS[state]}
                  label={t(`${words}.versionIs.${state}`, { version, day: format.date(validFrom) })}
                />
              ))}
            </Row>
          ),
      },
      { id: 'editedBy', header: t(`${words}.editedBy`), cell: ({ versions }) => versions[0]?.editedBy },
      {
        id: 'editedOn',
        header: t(`${words}.editedOn`),
        whole: true,
        cell: ({ versions: [latest] }) => latest && format.instantDateTime(latest.editedOn),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format, words, first],
  )
}
