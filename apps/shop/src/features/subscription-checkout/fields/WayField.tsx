import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { StopField } from '../../../parts/search/place/StopField.tsx'
import type { End } from '../../../parts/search/place/use-stop-search.ts'
import { useFavorites } from '../../../parts/search/use-favorites.ts'
import { nameStop } from '../../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { selectEnd, selectStart } from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import type { Typed } from '../said.ts'

export type { End }

interface Props {
  name: string
  end: End
}

/** An end of the way, chosen as for a trip; what is sent is its reference. */
export function WayField({ name, end }: Props) {
  const dispatch = useAppDispatch()
  const { field } = useController<Typed>({ name })
  const error = useFieldError<Typed>(name)
  const { stopNames } = useAppSelector(selectTariff)
  const { isFavorite, toggle } = useFavorites()
  const reference = typeof field.value === 'string' ? field.value : ''
  const text = stopNames[reference] ?? ''
  useEffect(() => {
    if (reference === '') return
    dispatch(end === 'start' ? selectStart({ reference, text }) : selectEnd({ reference, text }))
    if (text === '') void dispatch(nameStop({ query: { stopId: reference } }))
  }, [dispatch, end, reference, text])
  const choose = (choice: Choice | null) => {
    dispatch(end === 'start' ? selectStart(choice) : selectEnd(choice))
    field.onChange(choice?.reference ?? '')
  }
  return (
    <StopField
      ref={field.ref}
      end={end}
      chosen={reference === '' ? null : { reference, text }}
      error={error}
      favorite={isFavorite(reference)}
      onChoose={choose}
      onFavorite={toggle}
    />
  )
}
