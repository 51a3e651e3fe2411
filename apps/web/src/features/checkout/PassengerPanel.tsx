import type { OrderTicket } from '@billett/contract'
import { GENDER } from '@billett/domain'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { type AgeBounds, demandedFields, type PassengerField } from './passenger-form.ts'

interface Props {
  ticket: OrderTicket
  /** Place of the ticket in the order. */
  index: number
  title: string
  bounds: AgeBounds
  /** The focus has left these inputs. */
  onLeave: () => void
}

/** What one ticket must know of who travels with it. */
export function PassengerPanel({ ticket, index, title, bounds, onLeave }: Props) {
  const { t } = useTexts()
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const fields = demandedFields(ticket)
  const choose = { value: '', text: t('checkout.passengers.choose') }
  const name = <F extends PassengerField>(field: F) => `passengers.${index}.${field}` as const
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  const useBuyer = () => {
    for (const field of ['firstName', 'lastName'] as const)
      setValue(name(field), getValues(`guest.${field}`), { shouldValidate: true, shouldTouch: true })
  }
  return (
    <Box
      component="fieldset"
      onBlur={leave}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, '&:not(:first-of-type)': { pt: 2 } }}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {fields.includes('firstName') && fields.includes('lastName') && (
          <Button
            variant="text"
            onClick={useBuyer}
            sx={{ gridColumn: '1 / -1', justifySelf: 'start', px: 1, mx: -1, textAlign: 'left' }}
          >
            {t('checkout.passengers.useBuyer')}
          </Button>
        )}
        {fields.includes('salutation') && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <SelectField<CheckoutValues>
              name={name('salutation')}
              label={t('checkout.passengers.salutation')}
              options={[
                choose,
                { value: `${GENDER.Female}`, text: t('order.salutations.female') },
                { value: `${GENDER.Male}`, text: t('order.salutations.male') },
                { value: `${GENDER.Undetermined}`, text: t('order.salutations.undetermined') },
              ]}
            />
          </Box>
        )}
        {fields.includes('firstName') && (
          <TextField<CheckoutValues> name={name('firstName')} label={t('common.person.firstName')} />
        )}
        {fields.includes('lastName') && (
          <TextField<CheckoutValues> name={name('lastName')} label={t('common.person.lastName')} />
        )}
        {fields.includes('birthDate') && (
          <TextField<CheckoutValues>
            name={name('birthDate')}
            type="date"
            max={bounds.today}
            label={t('common.person.birthDate')}
          />
        )}
        {fields.includes('mediumType') && (
          <>
            <SelectField<CheckoutValues>
              name={name('mediumType')}
              label={t('checkout.passengers.mediumType')}
              options={[
                choose,
                ...ticket.identificationMediums.map(code => ({ value: code, text: t(`order.mediums.${code}`) })),
              ]}
            />
            <TextField<CheckoutValues> name={name('mediumValue')} label={t('checkout.passengers.mediumValue')} />
          </>
        )}
      </Box>
    </Box>
  )
}
