import type { ChangeMailJob } from '../../../ports/job-queue.ts'

/** What stands before and after a request's id in the key of a mail about it. */
export const aroundRequest = (news: ChangeMailJob['news']) => ['change:', `:${news}`] as const

/** Under what a mail about a request is noted. */
export const changeMailKey = (requestId: string, news: ChangeMailJob['news']): string =>
  aroundRequest(news).join(requestId)
