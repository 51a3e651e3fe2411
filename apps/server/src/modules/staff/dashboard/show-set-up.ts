import { examineClient, missingOfImprint } from '@billett/clients'
import type { StaffSetUp } from '@billett/contract'
import { type SetUpFacts, setUpLeft } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'
import { workingStaff, writtenMessages } from './set-up.queries.ts'

const LIVE_KEY = /^[sr]k_live_/

/** What is found at fault with a client, by what was looked at. */
const faultsOf = ({ client }: World, about: string): string[] =>
  examineClient(client).flatMap(check =>
    check.about === about ? check.findings.flatMap(({ kind, text }) => (kind === 'fault' ? [text] : [])) : [],
  )

async function factsOf(world: World): Promise<SetUpFacts> {
  const { client, config, db, regions } = world
  const { operator, texts } = client.config
  const clientId = clientIdOf(world)
  return {
    missingOfImprint: missingOfImprint(client),
    emptyPages: faultsOf(world, 'legal pages in both languages'),
    homePage: texts.homePage,
    email: operator.email,
    region: regions.loaded() ? regions.current() : null,
    takesMoney: !config.BILLETT_DEMO && LIVE_KEY.test(config.STRIPE_SECRET_KEY ?? ''),
    sender: config.MAIL_FROM,
    staff: await workingStaff(db, clientId),
    messages: await writtenMessages(db, clientId),
  }
}

/** What is left to be done before the caller's client sells. */
export async function showSetUp({ world }: Context): Promise<StaffSetUp[]> {
  const missing = missingOfImprint(world.client)
  return setUpLeft(await factsOf(world)).map(step => ({ step, missing: step === 'imprint' ? missing : [] }))
}
