import type { ViewedList } from '@billett/domain'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { SavedViews } from '../views/SavedViews.tsx'
import { StaffListFile } from './StaffListFile.tsx'

interface Props {
  list: ViewedList
  /** Of the list: what a view keeps of it, and whether one says what nobody can mean any more. */
  address: Parameters<typeof SavedViews>[0]['address']
}

/** At the head of a list: its views, and all of it as a file. */
export function ListTools({ list, address }: Props) {
  const { search } = useLocation()
  return (
    <>
      <SavedViews list={list} address={address} />
      <StaffListFile list={list} address={search.replace(/^\?/, '')} />
    </>
  )
}
