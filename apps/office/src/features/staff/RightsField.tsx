import type { HeldRight } from '@billett/contract'
import { isRole, RIGHT_NAMES, RIGHTS, type Right, ROLES } from '@billett/domain'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './RightsField.module.css'
import { mayGive, rightsOfRole } from './roles-held.ts'
import { useOwnRoles } from './use-own-roles.ts'

interface Props {
  /** Numbers of those that are chosen. */
  value: readonly number[]
  /** What is known of those that are held now. */
  access?: readonly HeldRight[] | undefined
  /** Only to be read: one's own rights are for others to change. */
  locked?: boolean
  onChange: (value: number[]) => void
}

/** What somebody may do, right by right; a role chooses several. Nobody gives or takes what they do not hold. */
export function RightsField({ value, access = [], locked = false, onChange }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { rights: own } = useAppSelector(selectUser)
  const ownRoles = useOwnRoles()
  const rightsOf = (role: string): readonly number[] =>
    isRole(role) ? rightsOfRole(role) : (ownRoles.find(({ name }) => name === role)?.rights ?? [])
  const from = (right: Right) => {
    const held = access.find(one => one.right === RIGHTS[right])
    if (!held) return ''
    const roles = held.roles.map(role => (isRole(role) ? t(`staff.role.${role}`) : role))
    const used = held.lastUsedOn === null ? t('staff.unused') : format.instantDateTime(held.lastUsedOn)
    return [...(roles.length > 0 ? [roles.join(', ')] : []), t('staff.used', { moment: used })].join(' · ')
  }
  return (
    <Stack spacing={1}>
      {!locked && (
        <SelectInput
          label={t('staff.addRole')}
          value=""
          options={[
            { value: '', text: t('staff.chooseRole') },
            ...Object.keys(ROLES)
              .filter(isRole)
              .map(role => ({ value: role, text: t(`staff.role.${role}`) })),
            ...ownRoles.map(({ name }) => ({ value: name, text: name })),
          ]}
          onChange={({ target }) => {
            const added = rightsOf(target.value).filter(right => mayGive(own, right))
            onChange([...new Set([...value, ...added])])
          }}
        />
      )}
      <fieldset className={styles.rights}>
        <legend>{t('staff.rights')}</legend>
        {RIGHT_NAMES.map(right => (
          <div key={right} className={styles.right}>
            <CheckboxInput
              label={t(`staff.right.${right}`)}
              checked={value.includes(RIGHTS[right])}
              disabled={locked || !mayGive(own, RIGHTS[right])}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, RIGHTS[right]] : value.filter(held => held !== RIGHTS[right]))
              }
            />
            <small className={styles.from}>{from(right)}</small>
          </div>
        ))}
      </fieldset>
    </Stack>
  )
}
