import type { StopInformation } from '@billett/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LineBadge } from '../../parts/lines/LineBadge.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Where a stop lies in the tariff and which lines call there. */
export function StopFacts({ stop: { zones, lines } }: { stop: StopInformation }) {
  const { t } = useTexts()
  return (
    <div>
      {zones.length > 0 && (
        <Typography>
          {t('stops.zones', {
            count: zones.length,
            zones: zones.map(({ id, name }) => (name.includes(id) ? name : `${id} ${name}`)).join(', '),
          })}
        </Typography>
      )}
      {lines.length > 0 && (
        <Box
          component="ul"
          aria-label={t('stops.lines')}
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {lines.map(line => (
            <li key={line.id}>
              <LineBadge name={line.name} mode={line.mode} colour={line.colour} />
            </li>
          ))}
        </Box>
      )}
    </div>
  )
}
