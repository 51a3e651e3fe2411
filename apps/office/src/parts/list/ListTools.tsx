import type { ViewedList } from '@billett/domain'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { ReactNode } from 'react'
import { SavedViews } from '../views/SavedViews.tsx'
import { StaffListFile } from './StaffListFile.tsx'

interface Props {
  list: ViewedList
  /** Of the list: what a view keeps of it, and whether one says what nobody can mean any more. */
  address: Parameters<typeof SavedViews>[0]['address']
  /** Between them: which columns it has. */
  children?: ReactNode
}

/** At the head of a list: its views, what else it has, and all of it as a file. */
export function ListTools({ list, address, children }: Props) {
  const { search } = useLocation()
  return (
    <>
      <SavedViews list={list} address={address} />
      {children}
      <StaffListFile list={list} address={search.replace(/^\?/, '')} />
    </>
  )
}
