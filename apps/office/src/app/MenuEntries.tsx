import type { OfficeRoute } from '@billett/paths'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { NavLink } from '@billett/web-kit/links/NavLink.tsx'
import { useId } from 'react'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectMenu } from '../state/admin/admin.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'
import styles from './OfficeMenu.module.css'

interface Props {
  /** What they are about; without one they stand alone. */
  name?: string | undefined
  entries: readonly { key: string; title: OfficeRoute['title']; to: string }[]
  onChosen: () => void
}

/** Screens of the menu that belong together. */
export function MenuEntries({ name, entries, onChosen }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={styles.group}>
      {name !== undefined && (
        <p id={id} className={styles.name}>
          {name}
        </p>
      )}
      <ul aria-labelledby={name === undefined ? undefined : id} className={styles.entries}>
        {entries.map(({ key, title, to }) => (
          <li key={key}>
            <NavLink to={to} className={styles.entry} onClick={onChosen}>
              {t(`frame.titles.${title}`)}
              {key === 'adminApprovals' && <WaitingApprovals />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many wait, where any do. */
function WaitingApprovals() {
  const { t, language } = useTexts()
  const count = useAppSelector(selectMenu)?.waitingApprovals ?? 0
  if (count === 0) return null
  return (
    <>
      {' '}
      <Chip
        color="primary"
        label={
          <>
            {new Intl.NumberFormat(language).format(count)}
            <VisuallyHidden>{` ${t('office.menu.waiting')}`}</VisuallyHidden>
          </>
        }
      />
    </>
  )
}
