import type { ComponentProps, Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { InputFrame } from './InputFrame.tsx'
import styles from './SelectInput.module.css'

interface Props
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'size' | 'color' | 'ref' | 'children' | 'className'> {
  ref?: Ref<HTMLSelectElement>
  options: readonly { value: string; text: string }[]
}

/** The browser's own list: the phone shows its wheel, the keyboard its letters. */
export const SelectInput = ({ label, optional, hint, error, options, ...select }: Props) => (
  <Field
    label={label}
    optional={optional}
    hint={hint}
    error={error}
    id={select.id}
    aria-describedby={select['aria-describedby']}
  >
    {given => (
      <InputFrame>
        <select {...select} {...given}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <svg aria-hidden viewBox="0 0 24 24" className={styles.arrow}>
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </InputFrame>
    )}
  </Field>
)
