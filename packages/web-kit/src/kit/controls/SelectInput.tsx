import { type ComponentProps, memo, type Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { InputFrame } from './InputFrame.tsx'
import styles from './SelectInput.module.css'

interface Props
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'size' | 'color' | 'ref' | 'children' | 'className'> {
  ref?: Ref<HTMLSelectElement>
  options: readonly Option[]
}

interface Option {
  value: string
  text: string
}

const saysTheSame = (before: readonly Option[], after: readonly Option[]): boolean =>
  before.length === after.length &&
  before.every(({ value, text }, index) => value === after[index]?.value && text === after[index]?.text)

/** Drawn anew only when they say something else: beside a list of all countries somebody types letter by letter. */
const Options = memo<{ options: readonly Option[] }>(
  ({ options }) =>
    options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    )),
  (before, after) => saysTheSame(before.options, after.options),
)

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
          <Options options={options} />
        </select>
        <svg aria-hidden viewBox="0 0 24 24" className={styles.arrow}>
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </InputFrame>
    )}
  </Field>
)
