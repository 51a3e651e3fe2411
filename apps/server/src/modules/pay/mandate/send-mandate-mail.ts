import { clientIdOf } from '../../../call/client-id-of.ts'
import type { MandateMailJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import { mandateWithOwner } from './mandate.repository.ts'
import { mandateMail } from './mandate-mail.ts'

/** Mails what a mandate says, once for each time it was given or changed; nothing of one that is revoked by then. */
export const sendMandateMail = (world: World, job: MandateMailJob): Promise<void> =>
  mailOnce(world, `mandate:${job.mailId}`, async () => {
    const found = await mandateWithOwner(world.db, clientIdOf(world), job.mandateId)
    return found && mandateMail(world.client, job, found)
  })
