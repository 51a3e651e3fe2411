import { ORGANISATION_SEARCH_MINIMUM, ORGANISATIONS_PER_PAGE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrganisations, searchOrganisations } from '../../state/school/school.calls.ts'
import { selectOrganisations } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Letters without those that only surround what is looked for. */
const meant = (typed: string): string => typed.trim()

/**
 * The organisations that are looked for: by three characters or more, all of them once the field is empty again, and
 * nothing is asked in between (Spec 3 §5).
 */
export function useOrganisations(typed: string) {
  const dispatch = useAppDispatch()
  const { t } = useTexts()
  const rows = useAppSelector(selectOrganisations)
  const all = useCall(getOrganisations)
  const found = useCall(searchOrganisations)
  const search = meant(typed)
  const again = useCallback(() => {
    if (search.length >= ORGANISATION_SEARCH_MINIMUM) void dispatch(searchOrganisations({ params: { search } }))
    else if (search === '') void dispatch(getOrganisations({ query: { page: 0 } }))
  }, [dispatch, search])
  useEffect(again, [again])
  const asked = search === '' ? all : found
  const isTooShort = search !== '' && search.length < ORGANISATION_SEARCH_MINIMUM
  const mayHaveMore = search === '' && rows !== null && rows.length > 0 && rows.length % ORGANISATIONS_PER_PAGE === 0
  return {
    rows: rows ?? undefined,
    busy: all.loading || found.loading,
    failed: asked.failed && !asked.loading,
    errors: asked.errors,
    again,
    hint: isTooShort ? t('school.organisations.tooShort', { least: ORGANISATION_SEARCH_MINIMUM }) : undefined,
    more:
      mayHaveMore && !all.loading
        ? () => void dispatch(getOrganisations({ query: { page: rows.length / ORGANISATIONS_PER_PAGE } }))
        : undefined,
  }
}
