import type { Mask, SubscriptionDetails } from '@billett/contract'
import {
  answersOf,
  COMFORT_CLASSES,
  evaluateMask,
  type FieldValues,
  type PlainDate,
  type PriceInput,
  SERVICE_AREA,
} from '@billett/domain'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useCallback } from 'react'
import { useQuestion } from '../../hooks/use-question.ts'
import { getSubscriptionPrice } from '../../state/subscription/offer.calls.ts'

/** What the price depends on; undefined until all of it was said. */
function priceInputs(
  masks: readonly Mask[],
  said: FieldValues,
  today: PlainDate,
): Partial<Record<PriceInput, string>> | undefined {
  const { price, values } = evaluateMask(masks, '', said, today)
  const asked = masks.flatMap(({ fields }) => fields).filter(({ id }) => id in values)
  const isMissing = asked.some(({ id, isRequired, priceInput }) => {
    if (priceInput === null) return false
    return answersOf(values, id).length > 0 ? price[priceInput] === undefined : isRequired
  })
  return isMissing ? undefined : price
}

/** What a month costs with what was said so far, and what is collected first; asked anew whenever that changes. */
export function useDebits(
  { guid, articles }: Pick<SubscriptionDetails, 'guid' | 'articles'>,
  masks: readonly Mask[],
  said: FieldValues,
  today: PlainDate,
) {
  const preview = useQuery().get('previewConfiguration') ?? ''
  const inputs = priceInputs(masks, said, today)
  const { date = today, netId, originReference, destinationReference, via, comfortClass: chosen } = inputs ?? {}
  const onlyClass = articles.length === 1 ? articles[0]?.comfortClass : undefined
  const comfortClass = COMFORT_CLASSES.find(one => one === chosen) ?? onlyClass
  const question = useCallback(
    () =>
      getSubscriptionPrice({
        query: {
          date,
          configurationId: guid,
          serviceAreaId: SERVICE_AREA.subscription,
          comfortClass,
          netId,
          originReference,
          destinationReference,
          via,
          previewConfiguration: preview || undefined,
        },
      }),
    [date, guid, comfortClass, netId, originReference, destinationReference, via, preview],
  )
  const isAsked = inputs !== undefined
  const { items, loading, errors, again } = useQuestion(isAsked ? question : undefined)
  const isUnpriced = errors.some(({ key }) => key === 'error.noPriceForConfiguration')
  return {
    /** As it was answered last; undefined where it cannot be asked for yet, or there is none. */
    price: isAsked && errors.length === 0 ? items?.[0] : undefined,
    /** There is none for what was chosen (Spec 2 §4.5). */
    isUnpriced: isAsked && isUnpriced,
    failed: isAsked && errors.length > 0 && !isUnpriced,
    loading: isAsked && loading,
    again,
  }
}

export type Debits = ReturnType<typeof useDebits>
