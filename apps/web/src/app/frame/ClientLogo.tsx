import Box from '@mui/material/Box'
import { useShop } from '../../hooks/shop.ts'
import { useContrast } from '../contrast.ts'

/**
 * The client's mark; its name stands beside it as text. Drawn for light ground, so it lies on a white plate where the
 * ground is black.
 */
export function ClientLogo() {
  const { logo, config } = useShop().client
  const { contrast } = useContrast()
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      sx={{
        width: config.headerLogo.width,
        height: config.headerLogo.height,
        flexShrink: 0,
        display: 'block',
        ...(contrast === 'high' && { bgcolor: '#FFFFFF', p: '3px', borderRadius: '8px' }),
      }}
      dangerouslySetInnerHTML={{ __html: logo.svg }}
    />
  )
}
