import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useOrganisationOfPath } from '../../hooks/use-organisation-of-path.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { NoSuchOrganisation } from '../../parts/portal/NoSuchOrganisation.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrganisationFacts } from './OrganisationFacts.tsx'
import { OrganisationFigures } from './OrganisationFigures.tsx'
import { PupilList } from './PupilList.tsx'
import { useOrganisation } from './use-organisation.ts'

/** One organisation: how it stands, and who is there. */
export function OrganisationPage() {
  const { t } = useTexts()
  const guid = useOrganisationOfPath()
  const seesPupils = useAppSelector(selectSeesNode(['StudentOverview']))
  const { organisation, sees, failed, errors, again } = useOrganisation(guid)
  if (sees && failed && errors.some(({ key }) => key === 'error.organisationNotFound')) return <NoSuchOrganisation />
  const above = organisation?.above.map(({ name }) => name).join(' › ')
  return (
    <Page>
      <Headline headline={organisation?.name ?? t('frame.titles.organisation')} lead={above || undefined} />
      <Stack spacing={3}>
        {sees && failed && <ListFailure errors={errors} onAgain={again} />}
        {sees && !failed && !organisation && <SkeletonList label={t('common.loading')} rows={1} />}
        {organisation && <OrganisationFigures organisation={organisation} />}
        {seesPupils && (
          <Stack spacing={1}>
            <Tutorial text="school.pupils.tutorial" />
            <Text variant="h2">{t('school.pupils.title')}</Text>
            <PupilList organisation={guid} />
          </Stack>
        )}
        {organisation && <OrganisationFacts organisation={organisation} />}
      </Stack>
    </Page>
  )
}
