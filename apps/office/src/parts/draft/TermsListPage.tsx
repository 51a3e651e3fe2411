import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { StaffListProps } from '../list/StaffList.tsx'
import { StaffListPage } from '../list/StaffListPage.tsx'
import { type TermsOwner, useTermsColumns } from './use-terms-columns.tsx'

interface Props<Owner> {
  /** Whose texts are read. */
  words: 'rules' | 'frameworks'
  title: string
  icon: string
  asked: StaffListProps<Owner>['asked']
  /** Whose terms they are; the first names the row. */
  columns: readonly DataColumn<Owner>[]
  rowId: (row: Owner) => string
  rowName: (row: Owner) => string
  onOpen: (row: Owner) => void
  /** What is open. */
  children: ReactNode
}

/** For whom terms are written, in versions: each is opened, written as a draft, tried and released. */
export function TermsListPage<Owner extends TermsOwner>({ words, icon, columns, onOpen, ...list }: Props<Owner>) {
  const { t } = useTexts()
  return (
    <StaffListPage
      {...list}
      lead={t(`${words}.lead`)}
      columns={useTermsColumns(words, columns)}
      actions={row => [{ text: t(`${words}.open`), act: () => onOpen(row) }]}
      count={({ count }) => t(`${words}.found`, { count })}
      none={{ icon, title: t(`${words}.none`), text: t(`${words}.noneText`) }}
    />
  )
}
