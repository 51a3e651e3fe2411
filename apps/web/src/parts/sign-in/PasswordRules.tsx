import type { PasswordPolicy } from '@billett/clients'
import { brokenPasswordRules, type PasswordRule } from '@billett/domain'
import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { NewPasswordValues } from './new-password-values.ts'

const RULES: readonly PasswordRule[] = ['length', 'upper', 'lower', 'number', 'special']

/** What is still missing of the password being typed. */
export function PasswordRules({ policy }: { policy: PasswordPolicy }) {
  const { t } = useTexts()
  const password = useWatch<NewPasswordValues, 'password'>({ name: 'password' })
  const broken = brokenPasswordRules(password ?? '', policy)
  const asked = RULES.filter(rule => rule === 'length' || policy[rule])
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('signIn.newPassword.rules')}</Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {asked.map(rule => {
          const kept = !broken.includes(rule)
          return (
            <Box
              component="li"
              key={rule}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', color: kept ? 'success.main' : 'text.primary' }}
            >
              <Icon path={kept ? mdiCheckCircle : mdiCircleOutline} size={18} />
              {t(`signIn.newPassword.${rule}`, { length: policy.length })}
              <VisuallyHidden>{`, ${kept ? t('signIn.newPassword.kept') : t('signIn.newPassword.open')}`}</VisuallyHidden>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
