import { Stack } from '../layout/Stack.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useTellLoading } from './loading.ts'
import { Skeleton } from './Skeleton.tsx'

interface Props {
  /** "Loading": read out by the one `LoadingVoice` of the app. */
  label: string
  rows?: number
  /** Height of a row, px. */
  height?: number
}

/** A list that is on its way, as high as it will be. */
export function SkeletonList({ label, rows = 3, height = 112 }: Props) {
  useTellLoading(label)
  return (
    <Stack spacing={2}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and stay where they are
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  )
}
