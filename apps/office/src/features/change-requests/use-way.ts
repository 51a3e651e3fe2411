import type { ViaChoice } from '@billett/contract'
import { type ChangeRequestKind, localDate, PASS_MEDIA, toInstant } from '@billett/domain'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useEffect, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { searchOrigins, searchVias } from '../../state/school/school.calls.ts'
import { selectOffers, selectStops } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { RequestField } from './request-fields.ts'

const NONE: ReadonlySet<RequestField> = new Set()
const WAY: ReadonlySet<RequestField> = new Set(['originReference', 'destinationReference', 'via'])

interface Asked {
  kind: ChangeRequestKind
  configurationId: string
  contractGuid: string
  originReference: string
  destinationReference: string
}

/** From where to where and which way, where what is asked for is good along a way; stops are found by typing. */
export function useWay({ kind, configurationId, contractGuid, ...ends }: Asked) {
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
  const vias = useVias(isAsked ? ends : NOWHERE, today)
  const found = stops.map(({ reference, text }) => ({ value: reference, text }))
  return {
    isAsked,
    typed,
    leftOut: isAsked ? NONE : WAY,
    choices: {
      originReference: found,
      destinationReference: found,
      via: vias.map(({ reference, text }) => ({ value: reference, text })),
      medium: PASS_MEDIA.map(value => ({ value, text: t(`school.requests.media.${value}`) })),
    },
  }
}

const NOWHERE = { originReference: '', destinationReference: '' }

/** Ways that can be taken between two stops; where there is one alone, none is asked for. */
function useVias({ originReference: origin, destinationReference: destination }: typeof NOWHERE, date: string) {
  const dispatch = useAppDispatch()
  const [vias, setVias] = useState<readonly ViaChoice[]>([])
  useEffect(() => {
    setVias([])
    if (origin === '' || destination === '') return
    let isWanted = true
    const ask = async () => {
      const answer = await dispatch(searchVias({ query: { date, origin, destination } }))
      if (isWanted && searchVias.fulfilled.match(answer)) setVias(answer.payload.data)
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [dispatch, date, origin, destination])
  return vias.length > 1 ? vias : []
}
