import type { StaffOrganisation } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What an organisation is listed by; `hrefOf` leads to it. */
export function useOrganisationColumns(
  hrefOf: (row: StaffOrganisation) => string,
): readonly DataColumn<StaffOrganisation>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('organisations.name'),
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {row.name}
          </TextLink>
        ),
      },
      { id: 'kind', header: t('organisations.kind'), cell: ({ kind }) => t(`organisations.kinds.${kind}`) },
      { id: 'number', header: t('organisations.number'), whole: true, cell: ({ number }) => number || '–' },
      { id: 'town', header: t('organisations.town'), cell: ({ town }) => town },
      { id: 'parent', header: t('organisations.parent'), short: true, cell: ({ parent }) => parent?.name ?? '–' },
      { id: 'payer', header: t('organisations.payer'), short: true, cell: ({ payer }) => payer?.name ?? '–' },
      { id: 'students', header: t('organisations.students'), cell: ({ students }) => students },
      {
        id: 'contactPersons',
        header: t('organisations.contactPersons'),
        cell: ({ contactPersons }) => contactPersons,
      },
      {
        id: 'validUntil',
        header: t('organisations.validUntil'),
        whole: true,
        cell: ({ validUntil }) => (validUntil === null ? '–' : format.date(validUntil)),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format, hrefOf],
  )
}
