import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './NameFields.module.css'

interface Props<T extends FieldValues> {
  firstName: FieldPath<T>
  lastName: FieldPath<T>
}

/** First and last name, beside each other where there is room. */
export function NameFields<T extends FieldValues>({ firstName, lastName }: Props<T>) {
  const { t } = useTexts()
  return (
    <div className={styles.root}>
      <TextField<T> name={firstName} label={t('common.person.firstName')} autoComplete="given-name" />
      <TextField<T> name={lastName} label={t('common.person.lastName')} autoComplete="family-name" />
    </div>
  )
}
