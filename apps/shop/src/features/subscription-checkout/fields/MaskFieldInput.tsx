import type { Mask } from '@billett/contract'
import type { ShownField } from '@billett/domain'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { IbanField } from '../../../parts/mandate/IbanField.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Typed } from '../said.ts'
import { CountryField } from './CountryField.tsx'
import { FirstDayField } from './FirstDayField.tsx'
import { lineOf } from './line-of.ts'
import { MandateField } from './MandateField.tsx'
import { MonthsField } from './MonthsField.tsx'
import { OrganisationField } from './OrganisationField.tsx'
import { ProofField } from './ProofField.tsx'
import { type End, WayField } from './WayField.tsx'

interface Props {
  field: Mask['fields'][number]
  shown: Pick<ShownField, 'isRequired' | 'options'>
  /** The form asks for an account, so that its one consent is the mandate. */
  withAccount: boolean
}

const ENDS: Partial<Record<NonNullable<Props['field']['priceInput']>, End>> = {
  originReference: 'start',
  destinationReference: 'end',
}

/** The input of a field, by what it asks for (Spec 1 §5). */
export function MaskFieldInput({ field, shown: { isRequired, options }, withAccount }: Props) {
  const { language } = useShop()
  const { t } = useTexts()
  const { id: name } = field
  const label = field.label[language] ?? field.label.de
  const hint = field.hint ? (field.hint[language] ?? field.hint.de) : undefined
  const optional = !isRequired
  const end = field.priceInput === null ? undefined : ENDS[field.priceInput]
  const named = field.options
    .filter(({ id }) => options.includes(id))
    .map(option => ({ id: option.id, text: option.label[language] ?? option.label.de }))
  if (end) return <WayField name={name} end={end} />
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceField<Typed> name={name} label={label} options={named.map(({ id, text }) => ({ value: id, text }))} />
      )
    case 'organisation':
      return field.options.length > 0 ? (
        <OrganisationField name={name} label={label} hint={hint} optional={optional} among={named} />
      ) : (
        <TextField<Typed> name={name} label={label} hint={hint} optional={optional} {...lineOf(field)} />
      )
    case 'checkbox':
      return withAccount && isRequired ? (
        <MandateField name={name} label={label} />
      ) : (
        <CheckboxField<Typed> name={name} label={label} required={isRequired} />
      )
    case 'firstDay':
      return <FirstDayField name={name} label={label} hint={hint} rule={field.rule} />
    case 'months':
      return <MonthsField name={name} label={label} least={field.minCount} />
    case 'country':
      return <CountryField name={name} label={label} />
    case 'iban':
      return <IbanField<Typed> name={name} label={label} />
    case 'file':
      return <ProofField name={name} label={label} hint={hint} optional={optional} />
    case 'birthDate':
    case 'date':
      return (
        <TextField<Typed> name={name} label={label} hint={hint} optional={optional} type="date" {...lineOf(field)} />
      )
    case 'number':
      return (
        <TextField<Typed>
          name={name}
          label={label}
          optional={optional}
          inputMode="numeric"
          maxLength={4}
          hint={
            hint ??
            (field.max === null
              ? t('subscriptionCheckout.numberFrom', { min: field.min })
              : t('subscriptionCheckout.numberBetween', { min: field.min, max: field.max }))
          }
        />
      )
    default:
      return <TextField<Typed> name={name} label={label} hint={hint} optional={optional} {...lineOf(field)} />
  }
}
