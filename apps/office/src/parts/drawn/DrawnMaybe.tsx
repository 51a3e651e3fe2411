import { emptyOf } from '@billett/contract'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DrawnValue } from './DrawnValue.tsx'
import type { DrawingOf } from './drawing.ts'

/** What may be there or not: a box says whether, and what it is stands below. */
export function DrawnMaybe({ shape: { inner }, value, label, onChange, ...place }: DrawingOf<'maybe'>) {
  const isThere = value !== null && value !== undefined
  return (
    <Stack spacing={1}>
      <CheckboxInput
        label={label}
        checked={isThere}
        onChange={({ target }) => onChange(target.checked ? emptyOf(inner) : null)}
      />
      {isThere && <DrawnValue {...place} isNamed shape={inner} value={value} label={label} onChange={onChange} />}
    </Stack>
  )
}
