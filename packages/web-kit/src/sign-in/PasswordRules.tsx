import type { PasswordPolicy } from '@billett/clients'
import { brokenPasswordRules, type PasswordRule } from '@billett/domain'
import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js'
import { useWatch } from 'react-hook-form'
import { classes } from '../kit/classes.ts'
import { Icon } from '../kit/drawings/Icon.tsx'
import { LiveRegion } from '../kit/feedback/LiveRegion.tsx'
import { Text } from '../kit/text/Text.tsx'
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import type { NewPasswordValues } from './new-password-values.ts'
import styles from './PasswordRules.module.css'

const RULES: readonly PasswordRule[] = ['length', 'upper', 'lower', 'number', 'special']

interface Props {
  /** The field names it as its description. */
  id: string
  policy: PasswordPolicy
}

/** What is still missing of the password being typed, read with its field and told as it changes. */
export function PasswordRules({ id, policy }: Props) {
  const { t } = useKitTexts()
  const password = useWatch<NewPasswordValues, 'password'>({ name: 'password' })
  const broken = brokenPasswordRules(password ?? '', policy)
  const asked = RULES.filter(rule => rule === 'length' || policy[rule])
  const ruleText = (rule: PasswordRule) => t(`signIn.newPassword.${rule}`, { length: policy.length })
  const missing = asked.filter(rule => broken.includes(rule)).map(ruleText)
  const told =
    missing.length === 0 ? t('signIn.newPassword.all') : t('signIn.newPassword.missing', { rules: missing.join(', ') })
  return (
    <div>
      <LiveRegion>{missing.length < asked.length && <VisuallyHidden>{told}</VisuallyHidden>}</LiveRegion>
      <div id={id}>
        <Text className={styles.title}>{t('signIn.newPassword.rules')}</Text>
        <ul className={styles.rules}>
          {asked.map(rule => {
            const kept = !broken.includes(rule)
            return (
              <li key={rule} className={classes(styles.rule, kept && styles.kept)}>
                <Icon path={kept ? mdiCheckCircle : mdiCircleOutline} size={18} />
                {ruleText(rule)}
                <VisuallyHidden>{`, ${kept ? t('signIn.newPassword.kept') : t('signIn.newPassword.open')}`}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
