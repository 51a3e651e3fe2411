import type { HeldRight } from '@billett/contract'
import { RIGHTS, type Right, ROLES, type Role } from '@billett/domain'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './RightsField.module.css'
import { mayGive, rightsOfRole } from './roles-held.ts'

interface Props {
  /** Numbers of those that are chosen. */
  value: readonly number[]
  /** What is known of those that are held now. */
  access?: readonly HeldRight[] | undefined
  /** Only to be read: one's own rights are for others to change. */
  locked?: boolean
  onChange: (value: number[]) => void
}

const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name)
const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name)
const ALL = Object.keys(RIGHTS).filter(isRight)

/** What somebody may do, right by right; a role chooses several. Nobody gives or takes what they do not hold. */
export function RightsField({ value, access = [], locked = false, onChange }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { rights: own } = useAppSelector(selectUser)
  const from = (right: Right) => {
    const held = access.find(one => one.right === RIGHTS[right])
    if (!held) return ''
    const roles = held.roles.filter(isRole).map(role => t(`staff.role.${role}`))
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
          ]}
          onChange={({ target }) => {
            if (!isRole(target.value)) return
            const added = rightsOfRole(target.value).filter(right => mayGive(own, right))
            onChange([...new Set([...value, ...added])])
          }}
        />
      )}
      <fieldset className={styles.rights}>
        <legend>{t('staff.rights')}</legend>
        {ALL.map(right => (
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
