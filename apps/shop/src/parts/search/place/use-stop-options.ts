import type { StopChoice } from '@billett/contract'
import { mdiCrosshairsGps, mdiHistory, mdiStar } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Proposal } from './proposals.ts'
import type { useStopSearch } from './use-stop-search.ts'

/** Chooses no stop, but asks which are near. */
export const HERE = 'here'

interface Asked {
  /** Nothing has been typed: no list by the alphabet, but what whoever searches knows. */
  proposing: boolean
  proposals: readonly Proposal[]
  /** Whether stops around where one is can be asked for. */
  nearby: boolean
  search: Pick<ReturnType<typeof useStopSearch>, 'stops' | 'loading' | 'failed'>
}

/** What the list of a stop field offers, and what it says of that. */
export function useStopOptions({ proposing, proposals, nearby, search: { stops, loading, failed } }: Asked) {
  const { t } = useTexts()
  const near = nearby ? [{ value: HERE, text: t('search.nearMe'), icon: mdiCrosshairsGps }] : []
  const known = proposals.map(({ reference: value, text, favorite }) => ({
    value,
    text,
    icon: favorite ? mdiStar : mdiHistory,
  }))
  const found = stops.map(({ reference: value, text, zones }: StopChoice) => ({
    value,
    text,
    hint: zones.length > 0 ? t('search.zones', { count: zones.length, zones: zones.join(', ') }) : '',
  }))
  const status = () => {
    if (proposing) return ''
    if (loading) return t('search.searching')
    if (failed) return t('search.searchFailed')
    return stops.length > 0 ? t('search.found', { count: stops.length }) : t('search.noneFound')
  }
  return { options: proposing ? [...near, ...known] : found, status: status() }
}
