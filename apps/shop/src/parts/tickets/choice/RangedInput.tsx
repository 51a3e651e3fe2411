import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useEffect, useEffectEvent, useState } from 'react'

interface Props {
  label: string
  type: 'date' | 'time'
  /** The earliest and the latest there is, as the input writes them. */
  first: string
  last: string
  value: string
  /** What is said of one before the first or after the last. */
  outside: string
  onChange: (value: string) => void
  /** Whether what stands in the field can be bought. */
  onUsable: (usable: boolean) => void
}

/**
 * A day or a time of those on sale. One that is not stays as it was typed and is called a mistake when the field is
 * left: while a day is typed its year is `0002` for a moment. Nothing is sold meanwhile.
 */
export function RangedInput({ label, type, first, last, value, outside, onChange, onUsable }: Props) {
  const [typed, setTyped] = useState(value)
  const [left, setLeft] = useState(false)
  useEffect(() => setTyped(value), [value])
  const isUsable = (entry: string) => entry >= first && entry <= last
  const usable = isUsable(typed)
  const tellUsable = useEffectEvent(onUsable)
  useEffect(() => {
    tellUsable(usable)
    return () => tellUsable(true)
  }, [usable])
  return (
    <TextInput
      label={label}
      type={type}
      min={first}
      max={last}
      value={typed}
      required
      error={left && !usable ? outside : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        setLeft(false)
        if (isUsable(target.value)) onChange(target.value)
      }}
      onBlur={() => setLeft(true)}
    />
  )
}
