import type { PublicSchool } from '@billett/contract'
import { type ChangeRequestKind, ORGANISATION_SEARCH_MINIMUM } from '@billett/domain'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { findSchools } from '../../state/school/school.calls.ts'

type Choice = { value: string; text: string }

/** Schools that somebody can go to, beside those that the reader may look at: found by typing, three letters on. */
export function useOtherSchools(kind: ChangeRequestKind) {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly PublicSchool[]>([])
  const typed = useTypedSearch(search, setSearch)
  const isAsked = kind === 'change'
  useEffect(() => {
    const text = search.trim()
    if (!isAsked || text.length < ORGANISATION_SEARCH_MINIMUM) return
    let isWanted = true
    void dispatch(findSchools({ query: { search: text } })).then(answer => {
      // One that was chosen stays among them.
      if (isWanted && findSchools.fulfilled.match(answer)) setFound(before => [...before, ...answer.payload.data])
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, isAsked, search])
  return {
    isAsked,
    typed,
    /** Those that can be looked at first, then those that were found. */
    among: (own: readonly Choice[] = []): readonly Choice[] => {
      const others = found.map(({ guid, name, town }) => ({ value: guid, text: town ? `${name}, ${town}` : name }))
      return [...new Map([...others, ...own].map(choice => [choice.value, choice])).values()]
    },
  }
}
