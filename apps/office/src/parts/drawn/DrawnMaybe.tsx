import { emptyOf } from '@billett/contract'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import type { DrawingOf, DrawsBelow } from './drawing.ts'

type Props = DrawingOf<'maybe'> & DrawsBelow

/** What may be there or not: a box says whether, and what it is stands below. */
export function DrawnMaybe({ shape: { inner, none }, value, label, onChange, draw, ...place }: Props) {
  const isThere = value !== null && value !== undefined
  return (
    <Stack spacing={1}>
      <CheckboxInput
        label={label}
        checked={isThere}
        onChange={({ target }) => onChange(target.checked ? emptyOf(inner) : none)}
      />
      {isThere && draw({ ...place, isNamed: true, shape: inner, value, label, onChange })}
    </Stack>
  )
}
