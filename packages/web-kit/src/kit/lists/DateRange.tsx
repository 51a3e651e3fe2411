import { useId } from 'react'
import { FieldNote } from '../controls/FieldNote.tsx'
import { SelectInput } from '../controls/SelectInput.tsx'
import { TextInput } from '../controls/TextInput.tsx'
import { useWorkWords } from '../work-words.ts'
import styles from './DateRange.module.css'

/** Both days belong to it; '' where it is open on that side. `YYYY-MM-DD` */
export interface Span {
  from: string
  to: string
}

interface Props {
  /** What happened then: "Ordered". */
  label: string
  value: Span
  /** Spans that are often asked for: "Last 7 days". */
  presets?: readonly (Span & { text: string })[]
  onChange: (span: Span) => void
}

const isSame = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to

/** From one day to another, by the browser's own calendars; often-used spans with one press. */
export function DateRange({ label, value, presets = [], onChange }: Props) {
  const words = useWorkWords()
  const id = useId()
  const isReversed = value.from !== '' && value.to !== '' && value.to < value.from
  const chosen = presets.findIndex(preset => isSame(preset, value))
  const described = isReversed ? id : undefined
  return (
    <fieldset className={styles.span}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.fields}>
        {presets.length > 0 && (
          <SelectInput
            label={words.span}
            value={`${chosen}`}
            options={[
              ...(chosen < 0 ? [{ value: '-1', text: words.otherSpan }] : []),
              ...presets.map(({ text }, place) => ({ value: `${place}`, text })),
            ]}
            onChange={({ target }) => {
              const preset = presets[Number(target.value)]
              if (preset) onChange({ from: preset.from, to: preset.to })
            }}
          />
        )}
        <TextInput
          type="date"
          label={words.from}
          value={value.from}
          max={value.to || undefined}
          aria-describedby={described}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        />
        <TextInput
          type="date"
          label={words.to}
          value={value.to}
          min={value.from || undefined}
          aria-describedby={described}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      </div>
      {isReversed && (
        <FieldNote id={id} error>
          {words.spanReversed}
        </FieldNote>
      )}
    </fieldset>
  )
}
