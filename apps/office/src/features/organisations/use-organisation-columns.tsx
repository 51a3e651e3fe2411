import type { SchoolOrganisation } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { depthOf } from './depth-of.ts'
import styles from './OrganisationsPage.module.css'

/** What an organisation is shown by in the tree. */
export function useOrganisationColumns(
  rows: readonly SchoolOrganisation[] | undefined,
): readonly DataColumn<SchoolOrganisation>[] {
  const { t, language } = useTexts()
  const { link } = useOffice()
  const decides = useAppSelector(selectSeesNode(['AcceptDecline']))
  return useMemo(() => {
    const depth = depthOf(rows ?? [])
    const number = (value: number) => new Intl.NumberFormat(language).format(value)
    return [
      {
        id: 'name',
        header: t('school.organisations.name'),
        cell: row => (
          <span className={styles.name} style={{ '--depth': depth(row) }}>
            <TextLink component={Link} to={link('organisation', { id: row.guid })}>
              {row.name}
            </TextLink>
          </span>
        ),
      },
      {
        id: 'kind',
        header: t('school.organisations.kind'),
        cell: ({ kind, schoolType }) => schoolType || t(`school.kinds.${kind}`),
      },
      { id: 'number', header: t('school.organisations.number'), whole: true, cell: row => row.number || '–' },
      { id: 'town', header: t('school.organisations.town'), cell: ({ town }) => town || '–' },
      { id: 'students', header: t('school.organisations.students'), end: true, cell: row => number(row.students) },
      {
        id: 'waiting',
        header: t('school.organisations.waiting'),
        end: true,
        cell: ({ guid, name, waiting }) =>
          waiting > 0 && decides ? (
            <TextLink
              component={Link}
              to={link('approveDecline', { id: guid })}
              aria-label={t('school.organisations.decideAt', { count: waiting, name })}
            >
              {number(waiting)}
            </TextLink>
          ) : (
            number(waiting)
          ),
      },
      {
        id: 'control',
        header: t('school.organisations.control'),
        cell: ({ isObligatedToControl }) =>
          isObligatedToControl ? <Chip label={t('school.organisations.confirms')} /> : '–',
      },
    ]
  }, [decides, language, link, rows, t])
}
