import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectChosenOrganisation, selectOrganisation, selectOwn } from '../../state/school/school.selectors.ts'
import { organisationChosen } from '../../state/school/school.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Which organisation a screen is about, for whoever may choose: one of their own, or the one looked at last. */
export function OwnOrganisationField() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const own = useAppSelector(selectOwn) ?? []
  const chosen = useAppSelector(selectChosenOrganisation) ?? ''
  const seen = useAppSelector(selectOrganisation(chosen))
  const known = own.some(({ guid }) => guid === chosen) || !seen ? own : [...own, seen]
  if (known.length < 2) return null
  return (
    <SelectInput
      label={t('school.documents.organisation')}
      value={chosen}
      options={known.map(({ guid, name }) => ({ value: guid, text: name }))}
      onChange={({ target }) => dispatch(organisationChosen(target.value))}
    />
  )
}
