import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import Box from '@mui/material/Box'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'

interface Props<T extends FieldValues> {
  firstName: FieldPath<T>
  lastName: FieldPath<T>
}

/** First and last name, beside each other where there is room. */
export function NameFields<T extends FieldValues>({ firstName, lastName }: Props<T>) {
  const { t } = useTexts()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField<T> name={firstName} label={t('common.person.firstName')} autoComplete="given-name" />
      <TextField<T> name={lastName} label={t('common.person.lastName')} autoComplete="family-name" />
    </Box>
  )
}
