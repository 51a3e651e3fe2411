import type { FeedbackCategoryItem } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { ChoiceCards } from '@billett/web-kit/kit/controls/ChoiceCards.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getFeedbackCategory, getFeedbackDetailFields } from '../../state/feedback/feedback.calls.ts'
import { selectCategory } from '../../state/feedback/feedback.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What it is about, from the broad to the narrow. */
export function CategoryLevels() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { categories, selectedCategories } = useAppSelector(({ feedbackStore }) => feedbackStore)
  const below = useCall(getFeedbackCategory)
  const fields = useCall(getFeedbackDetailFields)
  const choose = (level: number, { id, hasChildren }: FeedbackCategoryItem): void => {
    dispatch(selectCategory({ level, id }))
    if (hasChildren) void dispatch(getFeedbackCategory({ params: { id } }))
    else void dispatch(getFeedbackDetailFields({ params: { id } }))
  }
  return (
    <>
      {categories.map((items, level) => (
        <ChoiceCards
          key={selectedCategories[level - 1] ?? ''}
          label={level === 0 ? t('feedback.about') : t('feedback.moreExactly')}
          name={`category-${level}`}
          options={items.map(({ id, label }) => ({ value: id, text: label }))}
          value={selectedCategories[level] ?? ''}
          onChange={value => {
            const chosen = items.find(({ id }) => id === value)
            if (chosen) choose(level, chosen)
          }}
        />
      ))}
      <CallErrors errors={[...below.errors, ...fields.errors]} all />
    </>
  )
}
