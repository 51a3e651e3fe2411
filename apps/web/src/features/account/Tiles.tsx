import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLink } from '../../routes/use-link.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Tile {
  to:
    | 'paymentMethods'
    | 'mandates'
    | 'prepaid'
    | 'profilePicture'
    | 'documents'
    | 'addresses'
    | 'orderHistory'
    | 'userInfo'
    | 'userPassword'
    | 'notifications'
    | 'devices'
    | 'student'
    | 'deleteAccount'
  icon: string
  text: string
}

/** Pages of the account, each with what one does there. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation()
  const link = useLink()
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      }}
    >
      {tiles.map(({ to, icon, text }) => (
        <li key={to}>
          <Box
            component={Link}
            to={link(to)}
            sx={theme => ({
              display: 'flex',
              gap: 2,
              height: '100%',
              p: 2.5,
              color: 'text.primary',
              textDecoration: 'none',
              bgcolor: 'background.paper',
              border: `1px solid ${theme.palette.divider}`,
              borderRadius: `${theme.shop.cardRadius}px`,
              boxShadow: theme.shop.shadow,
              '&:hover h2': { textDecoration: 'underline' },
            })}
          >
            <Box sx={{ color: 'primary.main', lineHeight: 0 }}>
              <Icon path={icon} size={32} />
            </Box>
            <div>
              <Typography variant="h3" component="h2">
                {t(`frame.titles.${to}`)}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </div>
          </Box>
        </li>
      ))}
    </Box>
  )
}
