export { staffSubmissionRoutes } from './staff-submission.routes.ts'
export { submissionList } from './submission-list.ts'
export { waitingSubmissions } from './waiting-submissions.queries.ts'
