import type { PayersDetail, SchoolDetail } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OrganisationFigures.module.css'
import { Takers } from './Takers.tsx'
import { isOfPayer } from './use-organisation.ts'

/** How an organisation stands, each figure with a way to what is behind it; money for who pays alone. */
export function OrganisationFigures({ organisation }: { organisation: PayersDetail | SchoolDetail }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const decides = useAppSelector(selectSeesNode(['AcceptDecline']))
  const asks = useAppSelector(selectSeesNode(['ChangeRequest']))
  const { guid, students, waiting, openChangeRequests, missingProofs, nextDeadline } = organisation
  const money = isOfPayer(organisation)
    ? [
        { name: 'month', value: format.money(organisation.monthInCent) },
        { name: 'year', value: format.money(organisation.yearInCent) },
      ]
    : []
  const figures: { name: string; label: string; value: string; to?: string | undefined; more?: string | undefined }[] =
    [
      { name: 'students', label: t('school.figures.students'), value: format.number(students) },
      {
        name: 'waiting',
        label: t('school.figures.waiting', { count: waiting }),
        value: format.number(waiting),
        to: decides ? link('approveDecline', { id: guid }) : undefined,
      },
      {
        name: 'requests',
        label: t('school.figures.requests', { count: openChangeRequests }),
        value: format.number(openChangeRequests),
        to: asks ? link('changeRequests', { id: guid }) : undefined,
      },
      {
        name: 'proofs',
        label: t('school.figures.proofs', { count: missingProofs }),
        value: format.number(missingProofs),
        more: nextDeadline ? t('school.figures.nextDeadline', { day: format.date(nextDeadline) }) : undefined,
      },
      ...money.map(({ name, value }) => ({
        name,
        label: t(name === 'month' ? 'school.figures.month' : 'school.figures.year'),
        value,
      })),
    ]
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list. */}
      <ul role="list" className={styles.figures}>
        {figures.map(({ name, label, value, to, more }) => (
          <li key={name} className={styles.figure}>
            <span className={styles.value}>{value}</span>
            <span className={styles.label}>
              {to === undefined ? (
                label
              ) : (
                <TextLink component={Link} to={to}>
                  {label}
                </TextLink>
              )}
              {more && <Text variant="body2">{more}</Text>}
            </span>
          </li>
        ))}
      </ul>
      {organisation.kind === 'company' && <Takers company={guid} />}
    </>
  )
}
