import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { useTexts } from '../../texts/use-texts.ts'

/** Trains stop at tracks; everything else at a stand. */
const ON_TRACKS = new Set(['longDistance', 'rail', 'suburban'])

/** A code that stands for itself; some timetables write the word before it. */
const BARE = /^\w{1,3}$/

interface Props {
  platform: string
  /** What leaves there, where it is known. */
  mode: string | undefined
  sx?: SxProps
}

/** Where at the stop to wait: "Gleis 5", "Steig B", "Platform 5". */
export function PlatformText({ platform, mode, sx }: Props) {
  const { t } = useTexts()
  const words = ON_TRACKS.has(mode ?? '') ? 'trips.track' : 'trips.platform'
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9286rem', ...sx }}>
      {BARE.test(platform) ? t(words, { platform }) : platform}
    </Box>
  )
}
