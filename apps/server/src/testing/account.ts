import type { InputOf } from '@billett/contract'
import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { answerMailRequest, sendAccountMail, sendFarewell } from '../modules/people/account-mail/index.ts'
import type { Job, JobName } from '../ports/job-queue.ts'
import type { World } from '../world.ts'
import { visitorOf } from './client.ts'
import type { TestWorld } from './test-world.ts'

type Registration = InputOf<typeof calls.register>['body']

/** Keeps every client's policy, and is on no list. */
export const PASSWORD = 'Zugvogel-47-Moor'

/** What Ada types into the form of the default client. */
export const aRegistration = (test: TestWorld, over: Partial<Registration> = {}): Registration => {
  const { clientId, dynamicInfoSchemes = [] } = test.world.client.config.settings
  const asked = dynamicInfoSchemes.filter(scheme => scheme.isRequired)
  return {
    email: 'ada@example.org',
    password: PASSWORD,
    clientId,
    userType: 2,
    termsAccepted: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    birthDate: '1990-01-31',
    address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' },
    dynamicInfos: asked.map(({ guid }) => ({ dynamicInfoSchemeGuid: guid, value: 'true' })),
    originUrl: 'https://shop.example/register',
    ...over,
  }
}

/** Does the account's queued work, as a worker would, and nothing twice. */
export async function sendAccountMails(test: TestWorld): Promise<void> {
  await doQueued(test, 'answerMailRequest', (world, { requestId }) => answerMailRequest(world, requestId))
  await doQueued(test, 'sendAccountMail', sendAccountMail)
  await doQueued(test, 'sendFarewell', sendFarewell)
}

async function doQueued<N extends JobName>(
  { world, database }: TestWorld,
  name: N,
  run: (world: World, job: Job<N>) => Promise<void>,
): Promise<void> {
  const { rows } = await database.db.execute<{ data: Job<N> }>(
    sql`delete from job.job where name = ${name} and state = 'created' returning data`,
  )
  for (const { data } of rows) await run(world, data)
}

/** The code in the link of the latest mail to an address. */
export async function mailedCode(test: TestWorld, to: string): Promise<string> {
  await sendAccountMails(test)
  const mail = test.mails.findLast(candidate => candidate.to === to)
  const [, code] = /https:\/\/shop\.example\/\S+\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  if (!code) throw new Error(`no mail with a code to ${to}`)
  return code
}

export const loginOf = (test: TestWorld, over: Partial<InputOf<typeof calls.login>['body']> = {}) => ({
  email: 'ada@example.org',
  password: PASSWORD,
  clientId: test.world.client.config.settings.clientId,
  userType: 2,
  ...over,
})

/** Signs in where no other service has a question first. */
export async function signIn(
  visitor: ReturnType<typeof visitorOf>,
  body: InputOf<typeof calls.login>['body'],
): Promise<calls.SignedIn> {
  const reply = await visitor.ask(calls.login, { body })
  if ('loginAccessDialog' in reply) throw new Error('another service asks')
  return reply
}

/** Somebody with an activated account, who is signed in. */
export async function aCustomer(test: TestWorld, over: Partial<Registration> = {}) {
  const visitor = visitorOf(test.app)
  const body = aRegistration(test, over)
  const { email, password } = body
  const { status, errors } = await visitor.send(calls.register, { body })
  if (status !== 200) throw new Error(`register: ${status} ${JSON.stringify(errors)}`)
  await visitor.send(calls.activate, { params: { token: await mailedCode(test, email) } })
  const signedIn = await signIn(visitor, loginOf(test, { email, password }))
  return { visitor, signedIn, email, password }
}
