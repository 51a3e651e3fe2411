import type { StopCall } from '@billett/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useShop } from '../../hooks/shop.ts'
import { PlatformText } from '../../parts/lines/PlatformText.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  stop: StopCall
  moment: string | null
  /** Of the vehicle that calls. */
  mode: string | undefined
  /** Boarding, alighting or changing here. */
  strong?: boolean
  onStop: (stop: StopCall) => void
}

/** When and where a vehicle calls; a press on the name tells more of the stop. */
export function LegStop({ stop, moment, mode, strong = false, onStop }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { text, platform } = stop
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '3.4rem minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'start',
        fontWeight: strong ? 700 : 400,
      }}
    >
      <Box sx={{ fontVariantNumeric: 'tabular-nums', py: 1.25 }}>{moment && format.instantTime(moment)}</Box>
      <div>
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          aria-label={t('stops.infoNamed', { stop: text })}
          onClick={() => onStop(stop)}
          sx={{ font: 'inherit', textAlign: 'left', minHeight: 44, minWidth: 44, py: 1.25 }}
        >
          {text}
        </Link>
        {platform && <PlatformText platform={platform} mode={mode} sx={{ mt: '-8px', pb: 0.5, fontWeight: 400 }} />}
      </div>
    </Box>
  )
}
