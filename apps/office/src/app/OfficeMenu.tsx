import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiMenu } from '@mdi/js'
import { useId, useState } from 'react'
import { MENU_GROUPS } from '../hooks/menu-groups.ts'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { useAskedMenu } from '../hooks/use-asked-menu.ts'
import { useCurrentInView } from '../hooks/use-current-in-view.ts'
import { useMenu } from '../hooks/use-menu.ts'
import { usePortalMenu } from '../hooks/use-portal-menu.ts'
import { selectAuthenticated } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'
import { MenuEntries } from './MenuEntries.tsx'
import styles from './OfficeMenu.module.css'

/** The screens that whoever works here has a right to, by what they are about; on a small screen behind a button. */
export function OfficeMenu() {
  const { t } = useTexts()
  const { link } = useOffice()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isSignedIn = useAppSelector(selectAuthenticated)
  const menu = useCurrentInView()
  useAskedMenu()
  const ofStaff = useMenu()
  const ofPortal = usePortalMenu()
  if (!isSignedIn || ofStaff.length + ofPortal.length === 0) return null
  const groups = MENU_GROUPS.map(group => ({ group, entries: ofStaff.filter(entry => entry.group === group) }))
  const close = () => setOpen(false)
  return (
    <nav aria-label={t('office.menu.label')} className={styles.menu}>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setOpen(!open)}
      >
        <Icon path={mdiMenu} />
        {t('office.menu.label')}
      </Button>
      <div id={id} ref={menu} data-open={open} className={styles.groups}>
        {groups.map(
          ({ group, entries }) =>
            entries.length > 0 && (
              <MenuEntries
                key={group}
                name={group === 'start' ? undefined : t(`office.menu.groups.${group}`)}
                entries={entries.map(({ key, title }) => ({ key, title, to: link(key) }))}
                onChosen={close}
              />
            ),
        )}
        {ofPortal.length > 0 && <MenuEntries entries={ofPortal} onChosen={close} />}
      </div>
    </nav>
  )
}
