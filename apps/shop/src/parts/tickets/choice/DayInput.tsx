import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useEffect, useState } from 'react'

interface Props {
  label: string
  first: string
  last: string
  value: string
  onChange: (day: string) => void
}

/** A day of those on sale. While one is typed its year is `0002` for a moment, which is no day to go by yet. */
export function DayInput({ label, first, last, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <TextInput
      label={label}
      type="date"
      min={first}
      max={last}
      value={typed}
      required
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value >= first && target.value <= last) onChange(target.value)
      }}
      onBlur={() => setTyped(value)}
    />
  )
}
