import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useState } from 'react'
import { useOrganisationOfPath } from '../../hooks/use-organisation-of-path.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { importAddress } from './import-address.ts'
import { StartImport } from './StartImport.tsx'
import { useImport } from './use-import.ts'

function OpenImport({ guid, ...shown }: { guid: string; isNew: boolean; onClose: () => void }) {
  const { t } = useTexts()
  const { batch, failed, errors, again } = useImport(guid)
  if (failed) return <ListFailure errors={errors} onAgain={again} />
  if (!batch) return <SkeletonList label={t('common.loading')} rows={3} />
  return <ImportSteps batch={batch} {...shown} />
}

/** Takes the list of an organisation in, step by step; one can stop at any of them and go on later. */
export function ImportPage() {
  const { t } = useTexts()
  const organisation = useOrganisationOfPath()
  const { state, change } = useListAddress(importAddress)
  const [begun, setBegun] = useState('')
  return (
    <Page>
      <Headline headline={t('frame.titles.studentImport')} lead={t('school.imports.lead')} />
      <Stack spacing={2}>
        <Tutorial text="school.imports.tutorial" />
        {state.list === '' ? (
          <StartImport
            organisation={organisation}
            onOpen={list => {
              setBegun(list)
              change({ list })
            }}
          />
        ) : (
          <OpenImport
            guid={state.list}
            isNew={state.list === begun}
            onClose={() => change({ list: '', action: '', search: '', page: 1 })}
          />
        )}
      </Stack>
    </Page>
  )
}
