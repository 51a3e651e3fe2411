import { type ChangeRequestKind, localDate, PASS_MEDIA, toInstant } from '@billett/domain'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useEffect, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { searchOrigins } from '../../state/school/school.calls.ts'
import { selectOffers, selectStops } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { RequestField } from './request-fields.ts'

const NONE: ReadonlySet<RequestField> = new Set()
const WAY: ReadonlySet<RequestField> = new Set(['originReference', 'destinationReference'])

interface Asked {
  kind: ChangeRequestKind
  configurationId: string
  contractGuid: string
}

/** From where to where, where what is asked for is good along a way; stops are found by typing. */
export function useWay({ kind, configurationId, contractGuid }: Asked) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const offers = useAppSelector(selectOffers)
  const stops = useAppSelector(selectStops)
  const today = localDate(toInstant(Date.now()), useOffice().region.timeZone)
  const [search, setSearch] = useState('')
  const typed = useTypedSearch(search, setSearch)
  const isAlongWay = offers?.find(({ guid }) => guid === configurationId)?.kind === 'relation'
  const isAsked = kind === 'change' ? contractGuid !== '' : isAlongWay
  useEffect(() => {
    if (isAsked) void dispatch(searchOrigins({ query: { date: today, search: search.trim() || undefined } }))
  }, [dispatch, isAsked, search, today])
  const found = stops.map(({ reference, text }) => ({ value: reference, text }))
  return {
    isAsked,
    typed,
    leftOut: isAsked ? NONE : WAY,
    choices: {
      originReference: found,
      destinationReference: found,
      medium: PASS_MEDIA.map(value => ({ value, text: t(`school.requests.media.${value}`) })),
    },
  }
}
