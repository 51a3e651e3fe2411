import type { Student } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a list begins with, by what the reader's organisation is called. */
const USUAL = {
  school: ['class', 'customerNumber', 'product', 'state', 'proofs'],
  company: ['personnelNumber', 'class', 'product', 'state', 'validFrom'],
}

/** Every column a list of pupils may have; `hrefOf` leads to the pupil. The name is always there. */
export function usePupilColumns(hrefOf: (row: Student) => string) {
  const { t } = useTexts()
  const format = useFormat()
  const words = useAppSelector(selectOwn)?.[0]?.words ?? 'school'
  return useMemo(() => {
    const day = (date: string | null | undefined, open: string) => (date ? format.date(date) : open)
    const name: DataColumn<Student> = {
      id: 'name',
      header: t('school.pupils.name'),
      cell: row => (
        <TextLink component={Link} to={hrefOf(row)}>
          {`${row.lastName}, ${row.firstName}`}
        </TextLink>
      ),
    }
    const ownShare: DataColumn<Student> = {
      id: 'ownShare',
      header: t('school.pupils.ownShare'),
      cell: ({ contract }) =>
        typeof contract?.hasOwnShare === 'boolean' ? t(contract.hasOwnShare ? 'common.yes' : 'common.no') : '–',
    }
    const others: readonly DataColumn<Student>[] = [
      {
        id: 'class',
        header: t('school.pupils.class'),
        // A company's department is mostly an organisation of its own, and no word beside the person.
        cell: row => row.class || (words === 'company' && row.organisation.name) || '–',
      },
      { id: 'grade', header: t('school.pupils.grade'), cell: row => row.grade || '–' },
      { id: 'customerNumber', header: t('school.pupils.customerNumber'), whole: true, cell: row => row.customerNumber },
      {
        id: 'personnelNumber',
        header: t('school.pupils.personnelNumber'),
        whole: true,
        cell: row => row.personnelNumber || '–',
      },
      { id: 'birthDate', header: t('school.pupils.birthDate'), whole: true, cell: row => day(row.birthDate, '–') },
      { id: 'organisation', header: t('school.pupils.organisation'), cell: row => row.organisation.name },
      { id: 'from', header: t('school.pupils.from'), whole: true, cell: row => day(row.from, '–') },
      { id: 'until', header: t('school.pupils.until'), whole: true, cell: row => day(row.until, '–') },
      { id: 'product', header: t('school.pupils.product'), cell: ({ contract }) => contract?.product ?? '–' },
      {
        id: 'state',
        header: t('school.pupils.state'),
        cell: ({ contract }) => <Chip label={contract?.stateText ?? t('school.pupils.noTicket')} />,
      },
      {
        id: 'validFrom',
        header: t('school.pupils.validFrom'),
        whole: true,
        cell: ({ contract }) => day(contract?.validFrom, '–'),
      },
      {
        id: 'validUntil',
        header: t('school.pupils.validUntil'),
        whole: true,
        cell: ({ contract }) => (contract?.validFrom ? day(contract.validUntil, t('school.pupils.unlimited')) : '–'),
      },
      ...(words === 'company' ? [] : [ownShare]),
      {
        id: 'proofs',
        header: t('school.pupils.proofs'),
        cell: ({ missingProofs }) =>
          missingProofs > 0 ? (
            <Chip color="warning" label={t('school.pupils.missing', { count: missingProofs })} />
          ) : (
            '–'
          ),
      },
    ]
    return { name, others, usual: USUAL[words] }
  }, [format, hrefOf, t, words])
}
