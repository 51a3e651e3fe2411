import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Typed } from '../said.ts'

interface Props {
  name: string
  label: string
  hint: string | undefined
  optional: boolean
  /** Those the company works with. */
  among: readonly { id: string; text: string }[]
}

/** To which employer or school somebody belongs: none is chosen for them. */
export function OrganisationField({ name, label, hint, optional, among }: Props) {
  const { t } = useTexts()
  const none = { value: '', text: t('subscriptionCheckout.chooseOrganisation') }
  return (
    <SelectField<Typed>
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      options={[none, ...among.map(({ id, text }) => ({ value: id, text }))]}
    />
  )
}
