import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { relationQuery } from '../../../state/tariff/relation-address.ts'
import { nameStop } from '../../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import {
  addStopover,
  type Relation,
  removeStopover,
  replaceStopover,
  resetStopovers,
  setStopovers,
} from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'

/**
 * The stop a journey is to touch. It stands in the address, so that reload, back and sharing find it again; the journey
 * search takes one. `isUnknown`: nobody gave out such a reference.
 */
export function useStopover(relation: Relation) {
  const dispatch = useAppDispatch()
  const link = useLink()
  const navigate = useNavigate()
  const asked = useQuery().get('stopover') || undefined
  const { stopovers, stopNames, unknownStops } = useAppSelector(selectTariff)
  const kept = stopovers[0]
  const name = asked === undefined ? undefined : (stopNames[asked] ?? kept?.text)
  const followed = useRef<string | null>(null)
  useEffect(() => {
    // Once for each address: whoever chooses a stop is at the old one for a moment.
    if (followed.current === (asked ?? '')) return
    followed.current = asked ?? ''
    if (asked === kept?.reference) return
    dispatch(asked === undefined ? resetStopovers() : setStopovers([{ reference: asked, text: '' }]))
  }, [dispatch, asked, kept?.reference])
  useEffect(() => {
    if (asked !== undefined && !name) void dispatch(nameStop({ query: { stopId: asked } }))
  }, [dispatch, asked, name])
  const go = (stopover: string | undefined) =>
    navigate(link('relation', { '*': '' }, { ...relationQuery(relation), stopover }), { replace: true })
  return {
    reference: asked,
    name,
    isUnknown: asked !== undefined && unknownStops.includes(asked),
    choose: (stopover: Choice) => {
      dispatch(kept ? replaceStopover({ reference: kept.reference, stopover }) : addStopover(stopover))
      go(stopover.reference)
    },
    remove: () => {
      if (kept) dispatch(removeStopover(kept.reference))
      go(undefined)
    },
  }
}

export type Stopover = ReturnType<typeof useStopover>
