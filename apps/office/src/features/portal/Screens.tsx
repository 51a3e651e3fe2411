import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { MENU_GROUPS } from '../../hooks/menu-groups.ts'
import { useOffice } from '../../hooks/office.ts'
import { useMenu } from '../../hooks/use-menu.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Screens.module.css'

/** Every screen that the reader can open, by what it is about, as in the menu. */
export function Screens() {
  const { t } = useTexts()
  const { link } = useOffice()
  const screens = useMenu()
  const groups = MENU_GROUPS.flatMap(group => {
    const entries = screens.filter(entry => entry.group === group)
    return group === 'start' || entries.length === 0 ? [] : [{ group, entries }]
  })
  if (groups.length === 0) return null
  return (
    <Panel>
      <Stack spacing={1}>
        <Text variant="h2">{t('portal.screens')}</Text>
        <div className={styles.groups}>
          {groups.map(({ group, entries }) => (
            <div key={group} className={styles.group}>
              <Text variant="h3">{t(`office.menu.groups.${group}`)}</Text>
              {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list. */}
              <ul role="list" className={styles.entries}>
                {entries.map(({ key, title }) => (
                  <li key={key}>
                    <TextLink component={Link} to={link(key)} underline="hover" className={styles.entry}>
                      {t(`frame.titles.${title}`)}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Stack>
    </Panel>
  )
}
