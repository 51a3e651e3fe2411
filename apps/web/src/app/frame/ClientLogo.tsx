import Box from '@mui/material/Box'
import { useShop } from '../shop.ts'

/** The client's mark; its name stands beside it as text. */
export function ClientLogo() {
  const { logo, config } = useShop().client
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      sx={{ width: config.headerLogo.width, height: config.headerLogo.height, flexShrink: 0, display: 'block' }}
      dangerouslySetInnerHTML={{ __html: logo.svg }}
    />
  )
}
