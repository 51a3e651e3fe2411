import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { useCallback, useEffect } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { getSalutations, getTitles } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './SalutationFields.module.css'

interface Props<T extends FieldValues> {
  salutation: FieldPath<T>
  title: FieldPath<T>
  /** Titles are those in use there. */
  country: FieldPath<T>
}

/** How somebody wants to be addressed. */
export function SalutationFields<T extends FieldValues>({ salutation, title, country }: Props<T>) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { salutations, availableTitles } = useAppSelector(selectUser)
  const place: string = useWatch<T>({ name: country })
  useInEachLanguage(useCallback(() => void dispatch(getSalutations()), [dispatch]))
  useEffect(() => {
    void dispatch(getTitles({ query: { country: [place] } }))
  }, [dispatch, place])
  const titles = availableTitles.filter(({ shouldDisplay }) => shouldDisplay)
  return (
    <div className={styles.root}>
      <SelectField<T>
        name={salutation}
        label={t('person.salutation')}
        options={
          salutations.length === 0
            ? [{ value: '0', text: '–' }]
            : salutations.map(({ id, label }) => ({ value: `${id}`, text: label }))
        }
      />
      <SelectField<T>
        name={title}
        label={t('person.title')}
        optional
        autoComplete="honorific-prefix"
        options={[
          { value: '', text: t('person.noTitle') },
          ...titles.map(({ displayName }) => ({ value: displayName, text: displayName })),
        ]}
      />
    </div>
  )
}
